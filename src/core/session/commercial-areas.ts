import { type Role, rolesOf } from '../contract/guards.js';
import type { Claims } from './claims.js';

/** Customer service sees every location; the list of calls names this guard for all of them. */
const support = rolesOf.customerServiceManager;

/** The areas of the portal for dealers, owners and locations, in the order in which they are shown, and who works there (domain 2.3). */
export const commercialAreas = {
  locations: ['Dealer', 'Owner', 'LocationUser', ...support],
  machines: ['Dealer', 'Owner', 'LocationUser', ...support],
  licenses: ['Dealer', 'Owner', 'LocationUser', ...support],
  orders: ['Dealer', 'Owner', ...support],
  owners: ['Dealer'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type CommercialArea = keyof typeof commercialAreas;

/** Whether a person gets to see an area; the back end decides again. */
export const seesCommercialArea = (area: CommercialArea, claims: Claims | undefined): boolean =>
  claims !== undefined &&
  claims.act === undefined &&
  commercialAreas[area].some((role: string) => claims.role.includes(role));
