import type { Workout } from '../../../../core/contract/schemas/training/workouts.js';
import { exportWorkouts, getWorkoutFile } from '../../../../core/contract/training/workout-files.js';
import { listWorkouts } from '../../../../core/contract/training/workouts.js';
import { blobOf } from '../../../save-file.js';
import { ahead } from './ahead.js';
import { everyItem } from './every-item.js';
import { fetched, fetchedIfThere } from './fetched.js';
import { AT_ONCE, page, type ArchiveFile, type Source, type Wanted } from './source.js';

/** Files of workouts that came before, by the workout; undefined of one that was deleted meanwhile. */
export type Kept = Map<string, Blob | undefined>;

const yearOf = (localDate: string): string => localDate.slice(0, 4);

/** A table of each year, and each workout with its readings. */
export async function* workoutFiles(
  { session, userId, signal }: Source,
  { format, heartRate }: Wanted,
  kept: Kept,
  onProgress: (workouts: number, of: number) => void,
): AsyncGenerator<ArchiveFile> {
  // the oldest first: one that comes in meanwhile moves none of them to another page
  const workouts = await everyItem(offset =>
    fetched(session.request(listWorkouts, { userId, ...page, offset, sort: 'startedAt' }, { signal })),
  );
  for (const year of new Set(workouts.map(({ localDate }) => yearOf(localDate)))) {
    const days = { from: `${year}-01-01`, to: `${year}-12-31` };
    const file = await fetched(session.request(exportWorkouts, { userId, ...days }, { signal }));
    yield { name: `workouts/${year}.csv`, input: blobOf(file), lastModified: new Date() };
  }

  async function contentOf(workout: Workout): Promise<Blob | undefined> {
    const workoutId = workout.id;
    if (kept.has(workoutId)) return kept.get(workoutId);
    const asked = { userId, workoutId, format, heartRate: heartRate ? 'true' : 'false' } as const;
    const file = await fetchedIfThere(session.request(getWorkoutFile, asked, { signal }));
    const content = file && blobOf(file);
    kept.set(workoutId, content);
    return content;
  }
  onProgress(0, workouts.length);
  let done = 0;
  for await (const { item, made } of ahead(workouts, AT_ONCE, contentOf)) {
    done += 1;
    onProgress(done, workouts.length);
    if (!made) continue;
    const { id, type, localDate, endedAt } = item;
    yield {
      name: `workouts/${yearOf(localDate)}/${localDate}-${type}-${id}.${format}`,
      input: made,
      lastModified: new Date(endedAt * 1000),
    };
  }
}
