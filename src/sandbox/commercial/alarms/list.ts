import { and, desc, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Alarm, AlarmList, AlarmQuery } from '../../../core/contract/schemas/commercial/alarms.js';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/page.js';
import type { Context } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { callerIn } from '../../people/find-user.js';
import { locationsOf } from '../access/scope.js';
import { commercialEquipment } from '../tables/equipment.js';
import { locations } from '../tables/places.js';
import { alarms } from '../tables/sessions.js';

export const isUp = isNull(alarms.clearedAt);
export const isAwakeAt = (now: number): SQL | undefined =>
  or(isNull(alarms.snoozedUntil), lte(alarms.snoozedUntil, now));

function inState(state: NonNullable<AlarmQuery['state']>, now: number): SQL | undefined {
  if (state === 'cleared') return isNotNull(alarms.clearedAt);
  return and(isUp, state === 'up' ? isAwakeAt(now) : gt(alarms.snoozedUntil, now));
}

const listed = (db: Db) =>
  db
    .select({
      row: alarms,
      location: { id: locations.id, name: locations.name },
      equipment: { id: commercialEquipment.id, name: commercialEquipment.name },
    })
    .from(alarms)
    .innerJoin(locations, eq(locations.id, alarms.locationId))
    .leftJoin(commercialEquipment, eq(commercialEquipment.id, alarms.equipmentId));

type Listed = Awaited<ReturnType<typeof listed>>[number];

const shown = ({ row, location, equipment }: Listed): Alarm => {
  const { id, kind, licenseId, detail, raisedAt, toldAt, snoozedUntil, clearedAt } = row;
  return { id, kind, location, equipment, licenseId, detail, raisedAt, toldAt, snoozedUntil, clearedAt };
};

/** One alarm as the API shows it. */
export async function alarmRecord(db: Db, id: string): Promise<Alarm> {
  const [found] = await listed(db).where(eq(alarms.id, id));
  if (!found) throw new Refusal('notFound', 'There is no such alarm.');
  return shown(found);
}

/** What is wrong at the caller's locations, newest first. */
export function alarmsFor(
  context: Context,
  { locationId, kind, state = 'up', ...page }: AlarmQuery,
): Promise<AlarmList> {
  const { db, now } = context;
  return pageOf(db, {
    rows: listed(db).where(
      and(
        locationsOf(callerIn(context)),
        inState(state, now),
        locationId === undefined ? undefined : eq(alarms.locationId, locationId),
        kind && eq(alarms.kind, kind),
      ),
    ),
    order: [desc(alarms.raisedAt)],
    key: alarms.id,
    page,
    items: found => found.map(shown),
  });
}
