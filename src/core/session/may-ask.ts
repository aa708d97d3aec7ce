import { type Role, rolesOf } from '../contract/guards.js';
import type { Claims } from './claims.js';
import { commercialAreas } from './commercial-areas.js';

/** Whom the calls below an address are for, where they are for some roles alone. A test holds it against the guards. */
export const askers: readonly (readonly [prefix: string, roles: readonly Role[]])[] = [
  ['/commercial/v1/', commercialAreas.locations],
  ['/drafts', [...rolesOf.marketing, 'Producer']],
  ['/releases', [...rolesOf.marketing, 'Producer']],
  ['/offers/items', [...rolesOf.marketing, 'Producer']],
];

/**
 * Whether the back end would let this person through at all. Asked before a call is made, because its refusal ends the
 * session (spec s.8): whoever comes to what is another role's reads so, and stays signed in.
 */
export function mayAsk(path: string, { role: held }: Claims): boolean {
  const found = askers.find(([prefix]) => path.startsWith(prefix));
  return !found || found[1].some(role => held.includes(role));
}
