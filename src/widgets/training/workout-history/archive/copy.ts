import { defineWords, type TextsOf } from '../../../../core/words.js';
import { failureCopy, waitCopy } from '../../../copy.js';
import type { ArchiveFailure } from './model.js';

const workouts = (count: number): string => (count === 1 ? '1 workout' : `${count} workouts`);

const failures: Record<ArchiveFailure, string> = {
  ...failureCopy,
  notMade: 'Your browser has no room for a file this large. Free some space, then go on.',
};

/** Everything that a member has trained, in one file. */
export const archiveWords = defineWords('workout-archive', {
  title: 'Download everything',
  text: 'One ZIP file of all that you’ve trained. It’s made on this device.',
  contents: [
    'Every workout with its readings, and a table of each year',
    'Your strength sessions set by set, and your routines',
    'Your records and badges',
  ],
  format: 'Each workout as',
  make: 'Make the file',
  fetchingWorkouts: 'Getting your workouts',
  fetchingRest: 'Getting sessions, records and badges',
  soFar: (count: string, of: string) => `${count} of ${of} workouts`,
  keepOpen: 'Keep this page open.',
  stop: 'Stop',
  stopped: 'The file isn’t ready.',
  keptSoFar: 'What has come so far is kept.',
  goOn: 'Go on',
  made: (fileName: string, count: number, size: string) =>
    `${fileName} is with your downloads: ${workouts(count)}, ${size}.`,
  again: 'Download again',
  done: 'Done',
  leave: 'Stop making the file?',
  leaveText: 'What has come so far is lost.',
  keepGoing: 'Keep going',
  /** The text that lies in the archive. `format` is how a file of a workout ends. */
  readme: (day: string, format: string) => [
    `What you have trained with Echelon, as it was on ${day}.`,
    `workouts: a table of each year, and in its folder each workout as a ${format} file.`,
    'strength/sets.csv: every set of every strength session.',
    'strength/routines: your routines. Strength in the member area can import them again.',
    'records.csv, badges.csv: the records that you hold, and the badges that you’ve earned.',
    'Times are those of the place where it was done. Weights are in kg, distances in km, output in kJ.',
  ],
  failures,
  wait: waitCopy,
});

export type ArchiveCopy = TextsOf<typeof archiveWords>;
