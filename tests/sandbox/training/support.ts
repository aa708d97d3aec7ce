import type { NewWorkout } from '../../../src/core/contract/schemas/training/workouts.js';
import { saveWorkout } from '../../../src/core/contract/training/workouts.js';
import { DAY, now } from '../../../src/core/dates.js';
import { done } from '../../support/results.js';
import type { Person } from '../support/people.js';

/** A ride of half an hour that everybody knows, finished, some days ago. */
export const ride = (daysAgo: number, more: Partial<NewWorkout> = {}): NewWorkout => ({
  type: 'bike',
  contentId: 'cls_bike_climb-ride_30',
  startedAt: now() - daysAgo * DAY - 3600,
  timeZone: 'America/New_York',
  durationSeconds: 1800,
  completed: true,
  source: 'equipment',
  totals: { output: 300_000, calories: 400 },
  ...more,
});

/** A workout as a machine reports it. */
export const saved = async (person: Person, workout: NewWorkout) =>
  (await done(person.client(saveWorkout, workout))).workout;

/** One sample a second. */
export const steady = (seconds: number, watts: number) => ({
  seconds: Array.from({ length: seconds }, (_, second) => second),
  metrics: { output: Array.from({ length: seconds }, () => watts) },
});
