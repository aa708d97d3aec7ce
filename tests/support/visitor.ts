import { createUser } from '../../src/core/contract/users.js';
import { updatePayment } from '../../src/core/contract/account.js';
import { createClient, type Request as Client } from '../../src/core/client/client.js';
import { done } from './results.js';

/** How to reach a sandbox: the in-process one, or one that listens somewhere. */
export interface Reach {
  baseUrl: string;
  apiKey: string;
  fetch: typeof fetch;
}

export interface Member {
  userId: string;
  jwt: string;
  client: Client;
}

let visitors = 0;

export const clientOf = ({ baseUrl, apiKey, fetch }: Reach, jwt?: string): Client =>
  createClient({ baseUrl: () => baseUrl, credentials: () => ({ apiKey, jwt }), fetch: () => fetch });

/** Registers a test card with the sandbox's card provider, as its frame does; answers the provider's id. */
export async function registerCard(reach: Reach, number = '4242424242424242'): Promise<string> {
  const answer = await reach.fetch(`${reach.baseUrl}/sandbox/stripe/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_sandbox_stripe', 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'card', card: { number, exp_month: 12, exp_year: 2034, cvc: '123' } }),
  });
  const { id }: { id: string } = await answer.json();
  return id;
}

export const cardInput = (id: string, code = '4242', brand = 'visa') => ({
  id,
  cardData: { type: 'card' as const, code, brand, expirationMonth: 12, expirationYear: 2034 },
  billingAddress: {
    streetLine1: '1 Main Street',
    city: 'Springfield',
    postalCode: '12345',
    country: { code: 'US' },
    region: { code: 'IL' },
  },
  firstName: 'Vi',
  lastName: 'Sitor',
  phoneNumber: '+1 555 0100',
});

/** A person who has signed up and whose card is on file: one step before subscribing. */
export async function signUpWithCard(reach: Reach): Promise<Member> {
  const email = `with.card.${Date.now()}.${(visitors += 1)}@example.test`;
  const { jwt, userId } = await done(
    clientOf(reach)(createUser, { email, password: 'Ride-2-gether', firstName: 'Vi', lastName: 'Sitor' }),
  );
  const client = clientOf(reach, jwt);
  await done(client(updatePayment, { userId, ...cardInput(await registerCard(reach)) }));
  return { userId, jwt, client };
}
