import { passesBy } from '../../core/contract/guards.js';
import type { Claims } from '../../core/session/claims.js';

/** Those who work for themselves: staff in somebody else's account see what that person sees. */
const rolesOf = (claims: Claims | undefined): readonly string[] =>
  claims === undefined || claims.act !== undefined ? [] : claims.role;

/** Customer service, which makes licenses and fulfills orders (domain 2.3). */
export const isSupport = (claims: Claims | undefined): boolean => passesBy(['customerServiceManager'], rolesOf(claims));

const importers: readonly string[] = ['Dealer', 'Owner'];

/** Those who import machines from a file: the guard of `importEquipment`. Where they may place each is said row by row. */
export const importsMachines = (claims: Claims | undefined): boolean =>
  isSupport(claims) || (claims?.role.some(role => importers.includes(role)) ?? false);

/** Those who write orders, and look after owners (domain 2.3). */
export const actsForDealers = (claims: Claims | undefined): boolean =>
  isSupport(claims) || rolesOf(claims).includes('Dealer');
