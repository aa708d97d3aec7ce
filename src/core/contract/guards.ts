import type { Guard } from './call.js';

/** The roles of our own people. */
export const staffRoles = [
  'SuperAdmin',
  'Admin',
  'Producer',
  'CustomerServiceManager',
  'CustomerService',
  'MarketingManager',
  'Marketing',
] as const;

/** The roles that sign in to the commercial tools. */
export const commercialRoles = ['Dealer', 'Owner', 'LocationUser'] as const;

/** Token roles (domain 6.1). */
export const roles = /* @__PURE__ */ (() =>
  [...staffRoles, 'Instructor', ...commercialRoles, 'Equipment', 'Member'] as const)();
export type Role = (typeof roles)[number];

/** Who passes a guard by a role alone (domain 6.1); those that are not here ask for something else, or for more. */
export const rolesOf = {
  admin: ['SuperAdmin', 'Admin'],
  producer: ['SuperAdmin', 'Admin', 'Producer'],
  customerServiceManager: ['SuperAdmin', 'Admin', 'CustomerServiceManager'],
  customerService: ['SuperAdmin', 'Admin', 'CustomerServiceManager', 'CustomerService'],
  marketingManager: ['SuperAdmin', 'Admin', 'MarketingManager'],
  marketing: ['SuperAdmin', 'Admin', 'MarketingManager', 'Marketing'],
  instructor: ['Instructor'],
  instructorOrAdmin: ['SuperAdmin', 'Admin', 'Instructor'],
  instructorOrCustomerServiceManager: ['SuperAdmin', 'Admin', 'CustomerServiceManager', 'Instructor'],
} as const satisfies Readonly<Partial<Record<Guard, readonly Role[]>>>;

/** A guard that is passed by a role. */
export type RoleGuard = keyof typeof rolesOf;

/**
 * Whether any of these guards lets a person with these roles through. A page decides by it what to show; the back end
 * decides again.
 */
export const passesBy = (anyOf: readonly RoleGuard[], held: readonly string[]): boolean =>
  anyOf.some(guard => rolesOf[guard].some((role: string) => held.includes(role)));

/** Those who write offers (domain 6.2). */
export const offerWriters = ['marketing', 'producer'] as const satisfies readonly RoleGuard[];

/** Those who put them before customers. */
export const offerPublishers = ['marketingManager', 'producer'] as const satisfies readonly RoleGuard[];
