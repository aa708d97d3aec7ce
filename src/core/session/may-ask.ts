import type { Claims } from './claims.js';

// Names, and no list of `guards.ts`: every page downloads this.
const inPlaces = /^(?:(?:Super)?Admin|CustomerServiceManager|Dealer|Owner|LocationUser)$/;
const writers = /^(?:(?:Super)?Admin|Producer|Marketing(?:Manager)?)$/;

/** Whom the calls below an address are for, where they are for some roles alone. A test holds it against the guards. */
export const askers: readonly (readonly [address: RegExp, roles: RegExp])[] = [
  [/^\/commercial\/v1\//, inPlaces],
  [/^\/(?:drafts|releases|offers\/items)/, writers],
];

/**
 * Whether the back end would let this person through at all. Asked before a call is made, because its refusal ends the
 * session (spec s.8): whoever comes to what is another role's reads so, and stays signed in.
 */
export const mayAsk = (path: string, { role: held }: Claims): boolean =>
  askers.every(([address, roles]) => !address.test(path) || held.some(role => roles.test(role)));
