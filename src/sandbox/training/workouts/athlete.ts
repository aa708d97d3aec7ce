import { and, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { HeartRateZones } from '../../../core/contract/schemas/heart-rate.js';
import { DAY } from '../../../core/dates.js';
import type { Db } from '../../db/db.js';
import { ageOn } from '../../people/calendar.js';
import { findUser } from '../../people/find-user.js';
import { allPreferences } from '../../people/preferences.js';
import { heartRateZones } from '../../people/profile/heart-rate.js';
import type { Heart } from '../rules/heart-rate-load.js';
import { localDay } from '../../../core/wall-clock.js';
import { workouts } from '../tables/workouts.js';
import { isOf } from './filters.js';

/** What is known of a member's body on the day of a workout. */
export interface Athlete {
  zones: HeartRateZones;
  /** Null while the maximum or the resting rate is unknown. */
  heart: Heart | null;
  /** Watts that they set as their limit. */
  ftp: number | null;
  /** Their best 20 minutes of the three months before, watts. */
  best20Minutes: number | null;
}

/** A limit that is older says little of today. */
const RECENT = 90 * DAY;

/** Beats a minute of somebody who has not said: an adult's usual resting rate. */
const USUAL_RESTING = 60;

/** A member as they were at an instant, unix seconds. */
export async function athleteAt(db: Db, userId: string, at: number): Promise<Athlete> {
  const user = await findUser(db, userId);
  const best = sql<
    number | null
  >`max((select (point ->> 'watts')::int from jsonb_array_elements(${workouts.curve}) point
    where point ->> 'seconds' = '1200'))`;
  const [set, [power]] = await Promise.all([
    allPreferences(db, user),
    db
      .select({ best })
      .from(workouts)
      .where(
        and(isOf(userId), gte(workouts.startedAt, at - RECENT), lt(workouts.startedAt, at), isNotNull(workouts.curve)),
      ),
  ]);
  const { birthDate, maxHeartRate, restingHeartRate, gender, ftp } = user;
  const zones = heartRateZones({
    maxHeartRate,
    restingHeartRate,
    age: birthDate === null ? null : ageOn(birthDate, localDay(set.timeZone.value, at)),
    formula: set['training.maxHeartRateFormula'].value,
    bounds: set['training.heartRateZones'].value,
  });
  return {
    zones,
    heart:
      zones.maxHeartRate === null
        ? null
        : { max: zones.maxHeartRate, resting: restingHeartRate ?? USUAL_RESTING, threshold: null, gender },
    ftp,
    best20Minutes: power?.best ?? null,
  };
}
