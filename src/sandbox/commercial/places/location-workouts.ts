import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { countedDays, type WorkoutsByDay } from '../../../core/contract/schemas/commercial/locations.js';
import type { Db } from '../../db/db.js';
import { rowsOf } from '../../db/rows.js';
import { commercialSessions as sessions } from '../tables/sessions.js';
import { lastDays, type LocalDays } from './local-days.js';

interface Place {
  id: string;
  timeZone: string;
}

/** `day` counts from 1. */
const counted = v.object({ id: v.string(), day: v.number(), count: v.number() });

/**
 * The workouts of each day at these locations, in one statement for all of them; `now` in unix seconds. Each location
 * has its own midnights: they are found here, because a database may know other time zones than we do.
 */
export async function workoutsAt(db: Db, now: number, places: readonly Place[]): Promise<(of: Place) => WorkoutsByDay> {
  const zones = new Map<string, LocalDays>();
  const daysOf = ({ timeZone }: Place): LocalDays => {
    const days = zones.get(timeZone) ?? lastDays(timeZone, now, countedDays);
    zones.set(timeZone, days);
    return days;
  };
  const counts = new Map(places.map(({ id }) => [id, Array.from({ length: countedDays }, () => 0)]));
  const wanted = places.map(place => sql`(${place.id}::text, ${`{${daysOf(place).starts.join(',')}}`}::bigint[])`);
  const found =
    wanted.length === 0
      ? []
      : await rowsOf(
          db,
          sql`select days.id, width_bucket(${sessions.startedAt}, days.starts) as day, count(*)::int as count
            from (values ${sql.join(wanted, sql`, `)}) as days (id, starts)
            join ${sessions} on ${sessions.locationId} = days.id and ${sessions.startedAt} >= days.starts[1]
            group by days.id, day`,
          counted,
        );
  for (const { id, day, count } of found) counts.get(id)?.splice(day - 1, 1, count);
  return place => ({ lastDay: daysOf(place).lastDay, counts: counts.get(place.id) ?? [] });
}
