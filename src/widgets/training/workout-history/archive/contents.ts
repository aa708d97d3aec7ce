import { listBadges } from '../../../../core/contract/training/badges.js';
import { listPersonalBests } from '../../../../core/contract/training/records.js';
import { everyItem } from './every-item.js';
import { fetched } from './fetched.js';
import { page, type ArchiveFile, type Source, type Wanted } from './source.js';
import { strengthFiles } from './strength-files.js';
import { badgesCsv, recordsCsv, tableOf } from './tables.js';
import { workoutFiles, type Kept } from './workout-files.js';

interface Inputs {
  wanted: Wanted;
  /** Whose clock the days of records and badges are told by. */
  timeZone: string;
  /** What is where, in words. */
  readme: string;
  kept: Kept;
  onProgress: (workouts: number, of: number) => void;
}

/**
 * All that a member has trained, one file after the other (domain 3.8). What is deleted meanwhile is left out; a call that
 * is not answered ends it with `NotFetched`.
 */
export async function* contentsOf(source: Source, inputs: Inputs): AsyncGenerator<ArchiveFile> {
  const { session, userId, signal } = source;
  const { wanted, timeZone, readme, kept, onProgress } = inputs;
  yield { name: 'README.txt', input: new Blob([readme], { type: 'text/plain' }), lastModified: new Date() };
  yield* workoutFiles(source, wanted, kept, onProgress);
  yield* strengthFiles(source);
  const bests = await everyItem(offset =>
    fetched(session.request(listPersonalBests, { userId, ...page, offset }, { signal })),
  );
  yield tableOf('records.csv', recordsCsv(bests, timeZone));
  const badges = await everyItem(offset =>
    fetched(session.request(listBadges, { userId, ...page, offset }, { signal })),
  );
  yield tableOf('badges.csv', badgesCsv(badges, timeZone));
}
