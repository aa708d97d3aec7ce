import { eq, sql, type SQL } from 'drizzle-orm';
import { DAY } from '../../../core/dates.js';
import type { AlarmKind } from '../../../core/contract/schemas/commercial/alarms.js';
import { commercialEquipment as machines } from '../tables/equipment.js';
import { licenses, licenseSeats } from '../tables/licenses.js';
import { locations } from '../tables/places.js';

/** A machine in service that was heard of once and is silent for this long raises an alarm; seconds. */
const OFFLINE_SECONDS = 60 * 60;

/** Days before the end of a licence at which it is told (domain 2.5), the last first. */
const ENDS_IN_DAYS = [7, 30, 60, 90] as const;

/** The kinds whose cause is looked for here; the others are raised by whoever notices. */
export const looked: readonly AlarmKind[] = ['offline', 'fault', 'seatsLow', 'licenseEnds'];

const isOpen = eq(locations.status, 'active');

/** One that was taken back is not waited for, and one that was never heard of is not quiet. */
const offline = (now: number): SQL => sql`
  select 'offline' as kind, ${machines.id} as subject, ${machines.locationId} as location_id,
    ${machines.id} as equipment_id, null::text as license_id, null::text as detail
  from ${machines} join ${locations} on ${locations.id} = ${machines.locationId} and ${isOpen}
  where ${machines.stage} in ('installed', 'configured', 'complete') and ${machines.status} <> 'unregistered'
    and ${machines.lastSeenAt} <= ${now - OFFLINE_SECONDS}::bigint`;

const fault = sql`
  select 'fault', ${machines.id}, ${machines.locationId}, ${machines.id}, null, ${machines.faultCode}
  from ${machines} join ${locations} on ${locations.id} = ${machines.locationId} and ${isOpen}
  where ${machines.status} = 'fault' and ${machines.stage} not in ('rest', 'trash')`;

/** Seats of all licences of a location that give any now. */
const seatsLow = (now: number): SQL => sql`
  select 'seatsLow', ${locations.id}, ${locations.id}, null, null, given.free::text
  from ${locations} join (
    select ${licenses.locationId} as location_id, sum(${licenses.seats} - coalesce(taken.used, 0)) as free
    from ${licenses} left join (
      select ${licenseSeats.licenseId} as license_id, count(*) as used from ${licenseSeats} group by 1
    ) taken on taken.license_id = ${licenses.id}
    where not ${licenses.suspended} and ${licenses.startsAt} <= ${now}::bigint and ${licenses.expiresAt} > ${now}::bigint
    group by 1
  ) given on given.location_id = ${locations.id}
  where ${isOpen} and given.free < ${locations.lowSeats}`;

/** The step that a licence has come to: one alarm, whose detail moves from 90 days to 7. */
const step = (now: number): SQL =>
  sql`case ${sql.join(
    ENDS_IN_DAYS.map(days => sql`when ${licenses.expiresAt} <= ${now + days * DAY}::bigint then ${String(days)}`),
    sql` `,
  )} end`;

const licenseEnds = (now: number): SQL => sql`
  select 'licenseEnds', ${licenses.id}, ${licenses.locationId}, null, ${licenses.id}, ${step(now)}
  from ${licenses} join ${locations} on ${locations.id} = ${licenses.locationId} and ${isOpen}
  where ${licenses.expiresAt} > ${now}::bigint and ${licenses.expiresAt} <= ${now + Math.max(...ENDS_IN_DAYS) * DAY}::bigint`;

/**
 * Everything that is wrong at a moment, for the statement that it stands before: rows of `kind, subject, location_id,
 * equipment_id, license_id, detail`. Found once: asked for each alarm anew, twenty thousand of them took half a minute.
 */
export const withWrong = (now: number): SQL =>
  sql`with wrong as materialized (${sql.join([offline(now), fault, seatsLow(now), licenseEnds(now)], sql` union all `)})`;
