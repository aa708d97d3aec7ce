import type { NewOwnRoutine } from '../../../src/core/contract/schemas/strength/routines.js';
import type { LoggedSet, NewStrengthWorkout } from '../../../src/core/contract/schemas/strength/workouts.js';
import { saveStrengthWorkout } from '../../../src/core/contract/strength/workouts.js';
import { DAY, now } from '../../../src/core/dates.js';
import { done } from '../../support/results.js';
import type { Person } from '../support/people.js';

/** Read once, so that the same set built twice says the same. */
const NOW = now();

/** A routine of one day that holds all there is to check. */
export const routine = (more: Partial<NewOwnRoutine> = {}): NewOwnRoutine => ({
  title: 'Push day',
  level: 'intermediate',
  days: [
    {
      name: 'Push',
      slots: [
        {
          entries: [
            {
              exerciseId: 'barbell-bench-press',
              setType: 'normal',
              sets: 5,
              reps: { low: 3, high: 5 },
              holdSeconds: null,
              weight: 60_000,
              restSeconds: 120,
              rir: 2,
            },
          ],
        },
      ],
    },
  ],
  ...more,
});

/** A set of a bench press: kilograms and repetitions. */
export const press = (id: string, kilos: number, reps: number, more: Partial<LoggedSet> = {}): LoggedSet => ({
  id,
  exerciseId: 'barbell-bench-press',
  position: 1,
  isWarmUp: false,
  setType: 'normal',
  target: null,
  actual: { reps, seconds: null, weight: kilos * 1000 },
  rir: null,
  performedAt: NOW - DAY,
  editedAt: NOW - DAY,
  ...more,
});

/** A session of half an hour, some days ago; its sets were done then. */
export function session(
  sessionId: string,
  daysAgo: number,
  sets: readonly LoggedSet[],
  more: Partial<NewStrengthWorkout> = {},
): NewStrengthWorkout {
  const startedAt = NOW - daysAgo * DAY - 3600;
  return {
    sessionId,
    startedAt,
    timeZone: 'UTC',
    durationSeconds: 1800,
    sets: sets.map(set => ({ ...set, performedAt: startedAt + 60 })),
    ...more,
  };
}

/** A session as a device reports it. */
export const lifted = (person: Person, reported: NewStrengthWorkout) =>
  done(person.client(saveStrengthWorkout, reported));
