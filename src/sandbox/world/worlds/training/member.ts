import { DAY } from '../../../../core/dates.js';
import { insertRows } from '../../../db/write-rows.js';
import { setRow } from '../../../training/strength/set-rows.js';
import { userBadges } from '../../../training/tables/badges.js';
import { collectionMembers, collections } from '../../../training/tables/collections.js';
import { strengthRoutines, strengthSessions, strengthSets } from '../../../training/tables/strength.js';
import { workouts } from '../../../training/tables/workouts.js';
import type { Seed } from '../../seed.js';
import { badgesOf } from './sample-badges.js';
import { challengers, challengerWorkouts, finishedAt, placesOf } from './sample-challenges.js';
import { routineRows } from './sample-routines.js';
import type { LoggedSession } from './sample-strength.js';

type Workout = Parameters<typeof badgesOf>[1][number] & typeof workouts.$inferInsert;

/** What a year of training leaves behind beside the workouts: badges, and sessions with their sets. */
export function leftBehind(
  userId: string,
  done: readonly Workout[],
  logged: readonly (LoggedSession & { workoutId: string })[],
) {
  const first = Math.min(...logged.map(({ sample }) => sample.reported.startedAt));
  return {
    userId,
    done,
    badges: badgesOf(userId, done),
    routines: routineRows(userId, first - DAY),
    sessions: logged.map(({ workoutId, routineId }) => ({
      workoutId,
      userId,
      sessionId: `ses_${workoutId}`,
      routineId,
    })),
    sets: logged.flatMap(({ workoutId, sets }) => sets.map(set => setRow(workoutId, userId, set))),
  };
}

/** Gives the member what their year has earned, and people to be among in a challenge. */
export async function seedMember(seed: Seed, left: ReturnType<typeof leftBehind>): Promise<void> {
  const { db, now } = seed;
  const { places, badges } = placesOf(left.userId, left.done, now);
  await seed.createUsers(challengers);
  await insertRows(db, workouts, challengerWorkouts(now));
  await insertRows(db, collections, [finishedAt(now)]);
  await insertRows(db, collectionMembers, places);
  await insertRows(db, userBadges, [...left.badges, ...badges]);
  await insertRows(db, strengthRoutines, left.routines);
  await insertRows(db, strengthSessions, left.sessions);
  await insertRows(db, strengthSets, left.sets);
}
