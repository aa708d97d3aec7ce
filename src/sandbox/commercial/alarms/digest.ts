import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { DAY } from '../../../core/dates.js';
import type { AlarmKind } from '../../../core/contract/schemas/commercial/alarms.js';
import type { Db } from '../../db/db.js';
import { newId } from '../../db/ids.js';
import { outbox } from '../../db/tables.js';
import { changeRows } from '../../db/write-rows.js';
import { commercialEquipment } from '../tables/equipment.js';
import { locations, owners } from '../tables/places.js';
import { alarms } from '../tables/sessions.js';
import { isAwakeAt, isUp } from './list.js';

/** Mails about alarms. */
export type MailKind = 'alarmDigest';

/** An alarm that is still up is told again after a day; seconds. */
const AGAIN = DAY;

/** Alarms that a mail names; it says how many there are. */
const MOST_NAMED = 20;

/** What a mail says of an alarm. */
interface ToldAlarm {
  kind: AlarmKind;
  location: string;
  /** Of what is wrong with a machine. */
  equipment: string | null;
  detail: string | null;
}

/** One mail to each owner with all that is to be told now. Answers how many were sent. */
export async function tellAlarms(db: Db, now: number): Promise<number> {
  const due = await db
    .select({
      id: alarms.id,
      email: owners.contactEmail,
      ownerId: owners.id,
      kind: alarms.kind,
      location: locations.name,
      equipment: commercialEquipment.name,
      detail: alarms.detail,
    })
    .from(alarms)
    .innerJoin(locations, eq(locations.id, alarms.locationId))
    .innerJoin(owners, eq(owners.id, locations.ownerId))
    .leftJoin(commercialEquipment, eq(commercialEquipment.id, alarms.equipmentId))
    .where(
      and(
        isUp,
        isAwakeAt(now),
        or(isNull(alarms.toldAt), lte(alarms.toldAt, now - AGAIN)),
        isNotNull(owners.contactEmail),
      ),
    )
    .orderBy(asc(owners.id), asc(locations.name), asc(alarms.kind), asc(commercialEquipment.name), asc(alarms.id));
  const byOwner = new Map<string, typeof due>();
  for (const one of due) {
    const all = byOwner.get(one.ownerId);
    if (all) all.push(one);
    else byOwner.set(one.ownerId, [one]);
  }
  const mails = [...byOwner.values()].map(all => ({
    id: newId('mail'),
    recipient: all[0]?.email ?? '',
    kind: 'alarmDigest' satisfies MailKind,
    payload: {
      count: all.length,
      alarms: all
        .slice(0, MOST_NAMED)
        .map(({ kind, location, equipment, detail }): ToldAlarm => ({ kind, location, equipment, detail })),
    },
    createdAt: now,
  }));
  if (mails.length === 0) return 0;
  await db.insert(outbox).values(mails);
  await changeRows(
    db,
    alarms,
    due.map(({ id }) => ({ id, toldAt: now })),
  );
  return mails.length;
}
