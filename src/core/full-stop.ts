/** A sentence with its stop. A name that is shortened, “Robin R.”, ends it with its own. */
export const fullStop = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);
