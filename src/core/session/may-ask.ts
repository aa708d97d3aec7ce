import type { Claims } from './claims.js';

const inPlaces = /Admin|ServiceManager|Dealer|Owner|LocationUser/;
const writers = /Admin|Producer|Marketing/;

/** Whom the calls below an address are for, where they are for some roles alone. A test holds it against the guards. */
export const askers: readonly (readonly [address: RegExp, roles: RegExp])[] = [
  [/^\/commercial\/v1\//, inPlaces],
  [/^\/(?:drafts|releases|offers\/items)/, writers],
];

/** Whether the back end would let this person through at all. */
export const mayAsk = (path: string, { role: held }: Claims): boolean =>
  askers.every(([address, roles]) => !address.test(path) || roles.test(String(held)));
