import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { License, LicensePatch, NewLicense } from '../../../core/contract/schemas/commercial/licenses.js';
import type { Db } from '../../db/db.js';
import { newId } from '../../db/ids.js';
import { changed, readForChange } from '../../db/versioned.js';
import type { Context } from '../../http/handler.js';
import { invalid, Refusal } from '../../http/refusal.js';
import type { LicenseRow } from './license-status.js';
import { licenseRecord, versionedLicense } from './licenses.js';
import { holdActive, noSuchLocation } from '../places/places-for.js';
import { commercialEquipment } from '../tables/equipment.js';
import { licenses, licenseSeats } from '../tables/licenses.js';

/** Machines that a refusal names. */
const MOST_NAMED = 100;

function checkEnd(startsAt: number, expiresAt: number): void {
  if (expiresAt <= startsAt) throw invalid([{ path: 'expiresAt', message: 'Must be after the start.' }]);
}

export async function createLicense(
  context: Context,
  { locationId, plan, seats, startsAt = context.now, expiresAt }: NewLicense,
): Promise<License> {
  const { db, now } = context;
  checkEnd(startsAt, expiresAt);
  if (expiresAt <= now) throw invalid([{ path: 'expiresAt', message: 'Must be in the future.' }]);
  if (!(await holdActive(db, locationId))) throw noSuchLocation();
  const given = { locationId, plan, seats, startsAt, expiresAt };
  const [row] = await db
    .insert(licenses)
    .values({ id: newId('lic'), ...given, createdAt: now })
    .returning();
  if (!row) throw new Error('A licence was written and is not there.');
  context.note({ id: row.id, details: { version: 1, after: given } });
  return licenseRecord(context, row);
}

/** Makes room for fewer seats: the numbers that there are no more move to the lowest free ones. Refuses while too many are taken. */
async function shrink(db: Db, { id }: LicenseRow, seats: number): Promise<void> {
  const taken = eq(licenseSeats.licenseId, id);
  const [counted] = await db.select({ used: count() }).from(licenseSeats).where(taken);
  if ((counted?.used ?? 0) > seats) {
    const machines = await db
      .select({
        id: commercialEquipment.id,
        name: commercialEquipment.name,
        serialNumber: commercialEquipment.serialNumber,
      })
      .from(licenseSeats)
      .innerJoin(commercialEquipment, eq(commercialEquipment.id, licenseSeats.equipmentId))
      .where(taken)
      .orderBy(asc(licenseSeats.number))
      .limit(MOST_NAMED);
    throw new Refusal('seatsInUse', 'More seats are taken than would be left. Release some first.', { machines });
  }
  await db.execute(sql`
    with over as (
      select number, row_number() over (order by number) as place
      from ${licenseSeats} where ${and(taken, sql`${licenseSeats.number} > ${seats}`)}
    ), free as (
      select number, row_number() over (order by number) as place
      from generate_series(1, ${seats}::int) as given (number)
      where not exists (select from ${licenseSeats} where ${and(taken, sql`${licenseSeats.number} = given.number`)})
    )
    update ${licenseSeats} set number = free.number
    from over join free using (place)
    where ${and(taken, sql`${licenseSeats.number} = over.number`)}`);
}

/** Nobody takes or frees a seat by the licence while it is held, so what is counted stays true. */
export async function updateLicense(
  context: Context,
  licenseId: string,
  { version, reason, ...patch }: LicensePatch,
): Promise<License> {
  const held = await readForChange(context, versionedLicense, licenseId, version);
  const { seats = held.row.seats, expiresAt } = patch;
  if (expiresAt !== undefined) checkEnd(held.row.startsAt, expiresAt);
  if (seats < held.row.seats) await shrink(context.db, held.row, seats);
  const row = await changed(context, held, patch, { details: { ...(reason !== undefined && { reason }) } });
  return licenseRecord(context, row);
}
