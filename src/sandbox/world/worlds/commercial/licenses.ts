import { addDays } from '../../../../core/dates.js';
import { licenses, licenseSeats } from '../../../commercial/tables/licenses.js';
import { insertRows } from '../../../db/write-rows.js';
import type { Seed } from '../../seed.js';

/** Licences in every state, and the machines that have their seats. */
export async function seedLicenses({ db, now }: Seed): Promise<void> {
  const license = (id: string, locationId: string, seats: number, days: number, suspended = false) => ({
    id,
    locationId,
    orderId: null,
    plan: 'Club',
    seats,
    startsAt: addDays(now, -100),
    expiresAt: addDays(now, days),
    suspended,
    createdAt: addDays(now, -100),
    version: 1,
  });
  await insertRows(db, licenses, [
    license('lic_downtown', 'loc_downtown', 12, 200),
    license('lic_airport', 'loc_airport', 8, 150),
    license('lic_lakeside', 'loc_lakeside', 6, 12),
    license('lic_lakeside_old', 'loc_lakeside', 4, -10),
    license('lic_pulse', 'loc_pulse', 6, 90, true),
  ]);
  const seat = (licenseId: string, from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      licenseId,
      number: index + 1,
      equipmentId: `eqp_${from + index}`,
      assignedAt: addDays(now, -60),
    }));
  await insertRows(db, licenseSeats, [
    ...seat('lic_downtown', 1, 10),
    ...seat('lic_airport', 20, 8),
    ...seat('lic_lakeside', 40, 5),
    ...seat('lic_pulse', 60, 6),
  ]);
}
