import { addDays } from '../../../../core/dates.js';
import { commercialSessions } from '../../../commercial/tables/sessions.js';
import { insertRows } from '../../../db/write-rows.js';
import type { Seed } from '../../seed.js';

const HOUR = 3600;

/** A workout every four days. */
export async function seedSessions({ db, now }: Seed): Promise<void> {
  await insertRows(
    db,
    commercialSessions,
    Array.from({ length: 12 }, (_, index) => ({
      id: `ses_${index + 1}`,
      equipmentId: `eqp_${(index % 6) + 1}`,
      locationId: 'loc_downtown',
      userId: index === 0 ? 'usr_member' : null,
      status: 'completed' as const,
      startedAt: addDays(now, -index * 4) - HOUR,
      completedAt: addDays(now, -index * 4),
      workoutId: null,
    })),
  );
}

interface Pace {
  locationId: string;
  /** The first of its machines, which carry numbers that follow one another. */
  from: number;
  machines: number;
  /** Workouts of each weekday, Sunday first. */
  week: readonly number[];
}

/** A hotel is busy at the weekend, a club on working days; a studio is busiest of all. */
const paces: readonly Pace[] = [
  { locationId: 'loc_downtown', from: 1, machines: 6, week: [19, 9, 8, 11, 10, 16, 24] },
  { locationId: 'loc_airport', from: 20, machines: 8, week: [6, 12, 14, 13, 12, 7, 4] },
  { locationId: 'loc_lakeside', from: 40, machines: 5, week: [2, 5, 4, 6, 5, 3, 1] },
  { locationId: 'loc_pulse', from: 60, machines: 6, week: [14, 22, 20, 23, 21, 18, 16] },
];

const DAYS = 30;

/** A day's workouts, which end with the hour before `ends` and began twelve hours earlier. */
function dayOf({ locationId, from, machines, week }: Pace, ends: number, back: number) {
  const usual = week[new Date(ends * 1000).getUTCDay()] ?? 0;
  // no two weeks are alike
  const count = Math.max(0, usual + ((back * 7) % 5) - 2);
  return Array.from({ length: count }, (_, index) => {
    const startedAt = ends - HOUR - index * Math.floor((12 * HOUR) / count);
    return {
      id: `ses_${locationId}_${back}_${index}`,
      equipmentId: `eqp_${from + ((index + back) % machines)}`,
      locationId,
      userId: null,
      status: 'completed' as const,
      startedAt,
      completedAt: startedAt + HOUR / 2,
      workoutId: null,
    };
  });
}

/** A month of workouts at every location that has machines, today's among them. */
export const seedMonth = ({ db, now }: Seed): Promise<void> =>
  insertRows(
    db,
    commercialSessions,
    paces.flatMap(pace => Array.from({ length: DAYS }, (_, back) => dayOf(pace, addDays(now, -back), back)).flat()),
  );
