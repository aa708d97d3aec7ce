import type { Seed } from '../seed.js';
import { seedAlarms } from './commercial/alarms.js';
import { seedCodes } from './commercial/codes.js';
import { seedCompanies } from './commercial/companies.js';
import { seedLicenses } from './commercial/licenses.js';
import { seedLocations } from './commercial/locations.js';
import { seedMachines } from './commercial/machines.js';
import { seedOrders } from './commercial/orders.js';
import { seedMonth, seedSessions } from './commercial/sessions.js';
import { seedTransfers } from './commercial/transfers.js';

export { demoActivationCodes } from './commercial/codes.js';

/** The dealers, owners and locations of every world that has any, with their machines, seats, codes and orders. */
export async function seedCommercial(seed: Seed): Promise<void> {
  await seedCompanies(seed);
  await seedLocations(seed);
  await seedMachines(seed);
  await seedLicenses(seed);
  await seedCodes(seed);
  await seedOrders(seed);
  await seedSessions(seed);
}

/** The same in the middle of business: a month of workouts, alarms that are up or snoozed, a transfer that waits. */
export async function seedBusyCommercial(seed: Seed): Promise<void> {
  await seedCommercial(seed);
  await seedMonth(seed);
  await seedAlarms(seed);
  await seedTransfers(seed);
}
