import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { alarmKind } from '../../../core/contract/schemas/commercial/alarms.js';
import type { Db } from '../../db/db.js';
import { newId } from '../../db/ids.js';
import { rowsOf } from '../../db/rows.js';
import { insertRows } from '../../db/write-rows.js';
import { commercialEquipment as machines } from '../tables/equipment.js';
import { alarms } from '../tables/sessions.js';
import { isUp } from './list.js';
import { looked, withWrong } from './wrong.js';

const isOf = sql`wrong.kind = ${alarms.kind} and wrong.subject = ${alarms.subject}`;

/** Clears what is not wrong any more. What is wrong with a machine somewhere else now is raised there. */
async function clear(db: Db, now: number): Promise<void> {
  await db.execute(sql`
    ${withWrong(now)} update ${alarms} set cleared_at = ${now}::bigint
    where ${and(isUp, inArray(alarms.kind, [...looked]))}
      and not exists (select from wrong where ${isOf} and wrong.location_id = ${alarms.locationId})`);
}

/**
 * A secret that two machines had is worth nothing once the machine has another, or none. Two boards that were activated one
 * after the other have another each: that alarm stays until somebody releases the machine or takes it out of service. The
 * alarm goes where the machine goes.
 */
async function followSecrets(db: Db, now: number): Promise<void> {
  const isTwice = and(isUp, eq(alarms.kind, 'oneSecretTwice'));
  const keepsSecret = and(
    eq(machines.id, alarms.equipmentId),
    sql`${machines.stage} <> 'trash' and ${machines.secretHash} is not null and case when ${alarms.detail} is null
      then coalesce(${machines.activatedAt}, 0) <= ${alarms.raisedAt} else ${machines.lifetimeId} is not null end`,
  );
  await db
    .update(alarms)
    .set({ clearedAt: now })
    .where(and(isTwice, notExists(db.select({ id: machines.id }).from(machines).where(keepsSecret))));
  await db
    .update(alarms)
    .set({ locationId: sql`${machines.locationId}` })
    .from(machines)
    .where(and(isTwice, eq(machines.id, alarms.equipmentId), sql`${machines.locationId} <> ${alarms.locationId}`));
}

/** What is wrong in another way than before is told again: the next fault, and a licence that is nearer to its end. */
async function moveOn(db: Db, now: number): Promise<void> {
  await db.execute(sql`
    ${withWrong(now)} update ${alarms} set detail = wrong.detail,
      told_at = case when wrong.kind = 'seatsLow' then ${alarms.toldAt} end
    from wrong
    where ${isUp} and ${isOf} and wrong.detail is distinct from ${alarms.detail}`);
}

const found = v.object({
  kind: alarmKind,
  subject: v.string(),
  locationId: v.string(),
  equipmentId: v.nullable(v.string()),
  licenseId: v.nullable(v.string()),
  detail: v.nullable(v.string()),
});

async function raise(db: Db, now: number): Promise<void> {
  const fresh = await rowsOf(
    db,
    sql`
      ${withWrong(now)} select wrong.kind, wrong.subject, wrong.location_id as "locationId", wrong.equipment_id as "equipmentId",
        wrong.license_id as "licenseId", wrong.detail
      from wrong where not exists (select from ${alarms} where ${isUp} and ${isOf})`,
    found,
  );
  await insertRows(
    db,
    alarms,
    fresh.map(one => ({ ...one, id: newId('alm'), raisedAt: now })),
  );
}

/** Makes the alarms what is wrong now. Whoever does it holds the lock of alarms: nobody else raises these kinds. */
export async function lookForAlarms(db: Db, now: number): Promise<void> {
  await clear(db, now);
  await followSecrets(db, now);
  await moveOn(db, now);
  await raise(db, now);
}
