import type { StrengthWorkout } from '../../../../core/contract/schemas/strength/workouts.js';
import { getOwnRoutine, listOwnRoutines } from '../../../../core/contract/strength/routines.js';
import { getStrengthWorkout, listStrengthWorkouts } from '../../../../core/contract/strength/workouts.js';
import { blobOf } from '../../../save-file.js';
import { fileOf } from '../../../workouts/routine-file.js';
import { ahead } from './ahead.js';
import { everyItem } from './every-item.js';
import { fetched, fetchedIfThere } from './fetched.js';
import { AT_ONCE, page, type ArchiveFile, type Source } from './source.js';
import { setsCsv, tableOf } from './tables.js';

/** A name that no other file of a folder has, whatever the case. */
function unique(name: string, taken: Set<string>): string {
  const end = name.lastIndexOf('.');
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1)
    free = `${name.slice(0, end)} ${number}${name.slice(end)}`;
  taken.add(free.toLowerCase());
  return free;
}

/** Every set of every session, and the member's own routines as an import takes them. */
export async function* strengthFiles({ session, userId, signal }: Source): AsyncGenerator<ArchiveFile> {
  const sessions = await everyItem(offset =>
    fetched(session.request(listStrengthWorkouts, { userId, ...page, offset, sort: 'startedAt' }, { signal })),
  );
  const read = (workoutId: string) => fetchedIfThere(session.request(getStrengthWorkout, { workoutId }, { signal }));
  const whole: StrengthWorkout[] = [];
  for await (const { made } of ahead(sessions, AT_ONCE, ({ id }) => read(id))) if (made) whole.push(made);
  if (whole.length > 0) yield tableOf('strength/sets.csv', setsCsv(whole));

  const routines = await everyItem(offset =>
    fetched(session.request(listOwnRoutines, { userId, ...page, offset }, { signal })),
  );
  const readRoutine = (routineId: string) =>
    fetchedIfThere(session.request(getOwnRoutine, { userId, routineId }, { signal }));
  const taken = new Set<string>();
  for await (const { made } of ahead(routines, AT_ONCE, ({ id }) => readRoutine(id))) {
    if (!made) continue;
    const file = fileOf(made);
    yield {
      name: `strength/routines/${unique(file.fileName, taken)}`,
      input: blobOf(file),
      lastModified: new Date(made.createdAt * 1000),
    };
  }
}
