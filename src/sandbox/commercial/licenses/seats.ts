import { and, asc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../db/db.js';
import { rowsOf } from '../../db/rows.js';
import { Refusal } from '../../http/refusal.js';
import { isUsable } from './license-sql.js';
import { type LicenseRow, licenseRefusal } from './license-status.js';
import { licenses, licenseSeats } from '../tables/licenses.js';

interface At {
  db: Db;
  now: number;
}

/** Lets nobody else change a licence or take its seats until the transaction ends. */
async function hold(db: Db, id: string): Promise<LicenseRow | undefined> {
  const [row] = await db.select().from(licenses).where(eq(licenses.id, id)).for('update');
  return row;
}

/**
 * Takes the lowest free number of a licence that is held: the row is written only where one is free, so there are never
 * more rows than seats. False when all are taken.
 */
async function insertSeat({ db, now }: At, { id, seats }: LicenseRow, equipmentId: string): Promise<boolean> {
  const taken = await rowsOf(
    db,
    sql`
      insert into ${licenseSeats} (license_id, number, equipment_id, assigned_at)
      select ${id}, min(free.number), ${equipmentId}, ${now}::bigint
      from generate_series(1, ${seats}::int) as free (number)
      where not exists (
        select from ${licenseSeats} where ${eq(licenseSeats.licenseId, id)} and ${licenseSeats.number} = free.number
      )
      having min(free.number) is not null
      returning number`,
    v.object({ number: v.number() }),
  );
  return taken.length > 0;
}

/** Frees the seat of a machine; answers whose it was. */
export async function freeSeat(db: Db, equipmentId: string): Promise<string | undefined> {
  const [freed] = await db
    .delete(licenseSeats)
    .where(eq(licenseSeats.equipmentId, equipmentId))
    .returning({ licenseId: licenseSeats.licenseId });
  return freed?.licenseId;
}

/** The seat that a machine has; undefined without one. */
export async function seatOf(db: Db, equipmentId: string): Promise<LicenseRow | undefined> {
  const [found] = await db
    .select({ license: licenses })
    .from(licenseSeats)
    .innerJoin(licenses, eq(licenses.id, licenseSeats.licenseId))
    .where(eq(licenseSeats.equipmentId, equipmentId));
  return found?.license;
}

export const noSeat = (): Refusal =>
  new Refusal('seatLimitReached', 'Every seat is taken. Release one, or order more seats.');

interface Machine {
  id: string;
  locationId: string | null;
}

/** Takes a seat of this licence for a machine that has none of it yet. */
export async function takeSeatOf(at: At, licenseId: string, { id, locationId }: Machine): Promise<LicenseRow> {
  const license = await hold(at.db, licenseId);
  if (!license) throw new Refusal('notFound', 'There is no such licence.');
  if (license.locationId !== locationId)
    throw new Refusal('licenseElsewhere', 'This licence is for machines of another location.');
  const refusal = licenseRefusal(license, at.now);
  if (refusal === 'licenseSuspended') throw new Refusal(refusal, 'This licence is suspended.');
  if (refusal) throw new Refusal(refusal, 'This licence has expired.');
  if ((await seatOf(at.db, id))?.id === licenseId) return license;
  await freeSeat(at.db, id);
  if (!(await insertSeat(at, license, id))) throw noSeat();
  return license;
}

/** Takes a seat of whichever licence of the location ends first and has one free; undefined when none has. */
export async function takeAnySeat(at: At, machine: Machine): Promise<LicenseRow | undefined> {
  const { db, now } = at;
  const has = await seatOf(db, machine.id);
  if (has && has.locationId === machine.locationId && !licenseRefusal(has, now)) return has;
  if (machine.locationId === null) return undefined;
  const usable = await db
    .select({ id: licenses.id })
    .from(licenses)
    .where(and(eq(licenses.locationId, machine.locationId), isUsable(now)))
    .orderBy(asc(licenses.expiresAt), asc(licenses.id));
  for (const { id } of usable) {
    const license = await hold(db, id);
    if (!license || licenseRefusal(license, now)) continue;
    if (has) await freeSeat(db, machine.id);
    if (await insertSeat(at, license, machine.id)) return license;
  }
  return undefined;
}
