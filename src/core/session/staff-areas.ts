import { offerWriters, passesBy, type RoleGuard } from '../contract/guards.js';
import type { Claims } from './claims.js';

/** The areas of the portal for our own people, in the order in which they are shown, and the guards of what is read there. */
export const staffAreas = {
  offers: offerWriters,
  /** Where everybody of them begins who has no other. */
  home: ['customerService', 'marketing', 'producer'],
} as const satisfies Readonly<Record<string, readonly RoleGuard[]>>;

export type StaffArea = keyof typeof staffAreas;

/** Whether a person gets to see an area; the back end decides again. A member into whose account staff have switched does not. */
export const seesStaffArea = (area: StaffArea, claims: Claims | undefined): boolean =>
  claims !== undefined && claims.act === undefined && passesBy(staffAreas[area], claims.role);
