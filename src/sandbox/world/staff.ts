import type { Role } from '../../core/contract/guards.js';
import { logins } from './logins.js';
import type { NewPerson } from './seed.js';

const one = (
  login: Exclude<keyof typeof logins, 'member'>,
  id: string,
  firstName: string,
  lastName: string,
  role: Role,
): NewPerson => ({
  ...logins[login],
  id,
  firstName,
  lastName,
  roles: [role],
});

/** A member of staff for each role. */
export const staff: readonly NewPerson[] = [
  one('staff', 'usr_staff', 'Sam', 'Support', 'CustomerService'),
  one('superAdmin', 'usr_staff_super_admin', 'Sasha', 'Owens', 'SuperAdmin'),
  one('admin', 'usr_staff_admin', 'Ada', 'Keller', 'Admin'),
  one('producer', 'usr_staff_producer', 'Pat', 'Novak', 'Producer'),
  one('customerServiceManager', 'usr_staff_cs_manager', 'Chris', 'Marsh', 'CustomerServiceManager'),
  one('marketingManager', 'usr_staff_marketing_manager', 'Maxime', 'Laurent', 'MarketingManager'),
  one('marketing', 'usr_staff_marketing', 'Mika', 'Lind', 'Marketing'),
];
