import { passesBy } from '../../../core/contract/guards.js';
import type { Location, LocationAction } from '../../../core/contract/schemas/commercial/locations.js';
import type { Claims } from '../../../core/session/claims.js';

/** Whether a button is there at all. At a closed location nothing is done any more. */
export const isOffered = ({ actions }: Pick<Location, 'actions'>, action: LocationAction): boolean =>
  actions[action] !== 'forbidden' && actions[action] !== 'notFound';

/** Whether its people, and its history of codes, are this reader's to see; at a closed location, too. */
export const seesPeople = ({ actions }: Pick<Location, 'actions'>): boolean => actions.users !== 'forbidden';

/** Who decides on managers and on transfers: the owner, or customer service. The same two may remove a dealer. */
export const decidesAsOwner = ({ actions }: Pick<Location, 'actions'>): boolean => actions.removeDealer !== 'forbidden';

const creators: readonly string[] = ['Dealer', 'Owner'];

const isCustomerService = (claims: Claims | undefined): boolean =>
  passesBy(['customerServiceManager'], claims?.role ?? []);

/** Who opens a location: for one of their owners, for their own company, or for anybody. */
export const mayCreate = (claims: Claims | undefined): boolean =>
  isCustomerService(claims) || (claims?.role.some(role => creators.includes(role)) ?? false);

/** Whether a new location's owner has to be named: an owner's is theirs. */
export const namesOwner = (claims: Claims | undefined): boolean =>
  isCustomerService(claims) || !(claims?.role.includes('Owner') ?? false);
