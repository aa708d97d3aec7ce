const complaint = (name: string): string =>
  `The sandbox's stripe.js does not offer ${name}. Use a publishable key of the card provider to try it with the real script.`;

/** A method that the sandbox does not offer and that would answer at once. */
export const throwing = (name: string) => (): never => {
  throw new Error(complaint(name));
};

/** A method that the sandbox does not offer and that would answer later. */
export const rejecting = (name: string) => async (): Promise<never> => {
  throw new Error(complaint(name));
};

/** A mistake of the page that embeds the fields, identified by name as in the real script. */
export class IntegrationError extends Error {
  override name = 'IntegrationError';
}
