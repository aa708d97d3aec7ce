import { and, desc, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import { snoozeAlarm } from '../../../core/contract/commercial/alarms.js';
import type { Alarm, AlarmList, AlarmQuery } from '../../../core/contract/schemas/commercial/alarms.js';
import { mine } from '../../access/places.js';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/page.js';
import { sortedBy } from '../../db/sort.js';
import type { Caller, Context } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { callerIn } from '../../people/find-user.js';
import { mayDo } from '../access/rights.js';
import { locationsOf } from '../access/scope.js';
import { commercialEquipment } from '../tables/equipment.js';
import { locations, locationUsers } from '../tables/places.js';
import { alarms } from '../tables/sessions.js';
import { gravity } from './gravity.js';

export const isUp = isNull(alarms.clearedAt);
export const isAwakeAt = (now: number): SQL | undefined =>
  or(isNull(alarms.snoozedUntil), lte(alarms.snoozedUntil, now));

function inState(state: NonNullable<AlarmQuery['state']>, now: number): SQL | undefined {
  if (state === 'cleared') return isNotNull(alarms.clearedAt);
  return and(isUp, state === 'up' ? isAwakeAt(now) : gt(alarms.snoozedUntil, now));
}

const listed = (db: Db, caller: Caller) =>
  db
    .select({
      row: alarms,
      location: { id: locations.id, name: locations.name },
      ownerId: locations.ownerId,
      dealerId: locations.dealerId,
      role: locationUsers.role,
      equipment: { id: commercialEquipment.id, name: commercialEquipment.name },
    })
    .from(alarms)
    .innerJoin(locations, eq(locations.id, alarms.locationId))
    .leftJoin(locationUsers, mine(caller))
    .leftJoin(commercialEquipment, eq(commercialEquipment.id, alarms.equipmentId));

type Listed = Awaited<ReturnType<typeof listed>>[number];

/** When two boards were activated as one machine; null for every other alarm. */
function timesIn({ kind, detail }: Pick<typeof alarms.$inferSelect, 'kind' | 'detail'>): Alarm['activated'] {
  if (kind !== 'oneSecretTwice' || detail === null) return null;
  const [first = 0, again = 0] = detail.split(' ').map(Number);
  return { first, again };
}

function shown({ row, location, ownerId, dealerId, role, equipment }: Listed, caller: Caller): Alarm {
  const { id, kind, licenseId, raisedAt, toldAt, snoozedUntil, clearedAt } = row;
  const activated = timesIn(row);
  const place = { locationId: location.id, ownerIds: [ownerId], dealerId, role };
  return {
    id,
    kind,
    location,
    equipment,
    licenseId,
    detail: activated ? null : row.detail,
    activated,
    raisedAt,
    toldAt,
    snoozedUntil,
    clearedAt,
    actions: { snooze: mayDo(caller, snoozeAlarm, place) ? 'ok' : 'forbidden' },
  };
}

/** One alarm as the API shows it. */
export async function alarmRecord(context: Context, id: string): Promise<Alarm> {
  const caller = callerIn(context);
  const [found] = await listed(context.db, caller).where(eq(alarms.id, id));
  if (!found) throw new Refusal('notFound', 'There is no such alarm.');
  return shown(found, caller);
}

/** What is wrong at the caller's locations; newest first unless somebody asks otherwise, and so among what is alike. */
export function alarmsFor(
  context: Context,
  { locationId, kind, state = 'up', sort = '-raisedAt', ...page }: AlarmQuery,
): Promise<AlarmList> {
  const { db, now } = context;
  const caller = callerIn(context);
  const { raisedAt } = alarms;
  return pageOf(db, {
    rows: listed(db, caller).where(
      and(
        locationsOf(caller),
        inState(state, now),
        locationId === undefined ? undefined : eq(alarms.locationId, locationId),
        kind && eq(alarms.kind, kind),
      ),
    ),
    order: [sortedBy(sort, { gravity, raisedAt, location: locations.name }), desc(raisedAt)],
    key: alarms.id,
    page,
    items: found => found.map(one => shown(one, caller)),
  });
}
