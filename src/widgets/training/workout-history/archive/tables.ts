import type { StrengthWorkout } from '../../../../core/contract/schemas/strength/workouts.js';
import type { Badge } from '../../../../core/contract/schemas/training/badges.js';
import type { PersonalBest } from '../../../../core/contract/schemas/training/workout-detail.js';
import type { BestMetric } from '../../../../core/contract/schemas/training/workouts.js';
import { csvOf } from '../../../../core/csv.js';
import { localIso } from '../../../../core/time-zones.js';
import { blobOf } from '../../../save-file.js';
import type { ArchiveFile } from './source.js';

/** A table as a file of the archive. */
export const tableOf = (name: string, csv: string): ArchiveFile => ({
  name,
  input: blobOf({ contentType: 'text/csv', encoding: 'text', content: csv }),
  lastModified: new Date(),
});

const kilos = (grams: number | null): number | null => (grams === null ? null : grams / 1000);

/** Every set of some sessions, a line each, in the order in which they were done. */
export const setsCsv = (sessions: readonly StrengthWorkout[]): string =>
  csvOf([
    ['done_at', 'workout', 'exercise', 'set', 'warm_up', 'set_type', 'weight_kg', 'reps', 'held_s', 'reps_in_reserve'],
    ...sessions.flatMap(({ workout, sets, exercises }) => {
      const names = new Map(exercises.map(({ id, name }) => [id, name]));
      const done = new Map<string, number>();
      return sets
        .toSorted((one, other) => one.position - other.position)
        .map(({ exerciseId, performedAt, isWarmUp, setType, actual, rir }) => {
          const number = (done.get(exerciseId) ?? 0) + 1;
          done.set(exerciseId, number);
          return [
            localIso(workout.timeZone, performedAt),
            workout.title,
            names.get(exerciseId) ?? exerciseId,
            number,
            String(isWarmUp),
            setType,
            kilos(actual.weight),
            actual.reps,
            actual.seconds,
            rir,
          ];
        });
    }),
  ]);

/** What a person reads a best in, and how many of our units one of it is. */
const units: Readonly<Record<BestMetric, { name: string; scale: number }>> = {
  output: { name: 'kJ', scale: 1000 },
  distance: { name: 'km', scale: 1000 },
  elevation: { name: 'm', scale: 1 },
};

/** Records, a line each: of a type and class length, or of one class. */
export const recordsCsv = (bests: readonly PersonalBest[], timeZone: string): string =>
  csvOf([
    ['achieved_at', 'type', 'class_length_s', 'class', 'metric', 'value', 'unit', 'workout_id'],
    ...bests.map(({ scope, metric, value, achievedAt, workoutId }) => [
      localIso(timeZone, achievedAt),
      scope.kind === 'format' ? scope.type : null,
      scope.kind === 'format' ? scope.classSeconds : null,
      scope.kind === 'content' ? scope.title : null,
      metric,
      value / units[metric].scale,
      units[metric].name,
      workoutId,
    ]),
  ]);

/** Badges that were earned, a line each. */
export const badgesCsv = (badges: readonly Badge[], timeZone: string): string =>
  csvOf([
    ['earned_at', 'badge', 'kind', 'type', 'threshold', 'challenge'],
    ...badges.flatMap(({ id, kind, type, threshold, collection, earnedAt }) =>
      earnedAt === null ? [] : [[localIso(timeZone, earnedAt), id, kind, type, threshold, collection?.name ?? null]],
    ),
  ]);
