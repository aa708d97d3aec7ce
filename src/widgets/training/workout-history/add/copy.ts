import type { FileProblem } from '../../../../core/contract/schemas/training/workout-files.js';
import type { WorkoutType } from '../../../../core/contract/schemas/training/workouts.js';
import { defineWords, type TextsOf } from '../../../../core/words.js';
import { failureCopy, waitCopy } from '../../../copy.js';
import type { ImportFailure } from './files-model.js';
import type { LogFailure } from './hand-model.js';
import type { Problem, Values } from './values.js';

/** What a workout is called that nobody has named. */
const titles: Record<WorkoutType, string> = {
  bike: 'Ride',
  row: 'Row',
  run: 'Run',
  climb: 'Climb',
  ellipse: 'Elliptical workout',
  reflect: 'Reflect workout',
  fitpass: 'FitPass workout',
  strength: 'Strength workout',
  freestyle: 'Workout',
};

const labels: Record<keyof Values, string> = {
  type: 'Type',
  title: 'Title',
  startedAt: 'Started',
  minutes: 'Length',
  output: 'Total output',
  distance: 'Distance',
  elevation: 'Elevation',
  calories: 'Calories',
};

const problems: Record<Problem, string> = {
  titleLong: 'Keep the title to 120 characters or fewer.',
  startMissing: 'Enter the day and the time it started.',
  inFuture: 'This ends in the future. Check the day, the time and the length.',
  lengthMissing: 'Enter how long it took.',
  lengthRange: 'It has to end after it starts, and within a day: enter 1 to 1,440 whole minutes.',
  outputRange: 'Enter 0 to 100,000 kJ.',
  distanceRange: 'Enter 0 to 1,000 km (621 mi).',
  elevationRange: 'Enter 0 to 30,000 m (98,425 ft).',
  caloriesRange: 'Enter 0 to 50,000 kcal.',
};

const broken: Record<FileProblem, string> = {
  unknownFormat: 'This is neither a FIT nor a TCX file.',
  tooLarge: 'It holds more than one workout can.',
  notFit: 'This isn’t a FIT file, whatever its name says.',
  notXml: 'Nothing in it can be read as a TCX file.',
  notTcx: 'This is XML, but not a TCX file.',
  noRecords: 'There’s no workout in it.',
  wrongTime: 'The workout lies in the future. Check the clock of the device it’s from.',
  notZip: 'We can’t unpack it, or it holds more than 100 files or 200 MB.',
  nothingInside: 'There’s no FIT or TCX file in it.',
};

const failures: Record<LogFailure, string> = failureCopy;

const importFailures: Record<ImportFailure, string> = {
  ...failureCopy,
  validationFailed:
    'This workout ends before it starts, or lies in the future. Check the clock of the device it’s from.',
  fileUnreadable: 'We can’t read this file.',
  fileTooLarge: 'It’s larger than 10 MB.',
};

/** A workout that a member brings: by hand, or from a file. */
export const addWords = defineWords('workout-history/add', {
  title: 'Add a workout',
  ways: 'How to add it',
  byHand: 'By hand',
  fromFile: 'From a file',
  counts: 'It counts for your streaks and totals. It never ranks.',
  labels,
  titles,
  titleHelper: (usual: string) => `Leave it empty, and it’s called “${usual}”.`,
  lengthHelper: 'Without breaks.',
  minutes: 'min',
  problems,
  save: 'Save workout',
  another: 'Add another',
  added: (title: string) => `“${title}” is in.`,
  see: 'See the workout',
  /** Readings that made no sense. */
  dropped: (count: number) =>
    count === 1 ? 'One reading made no sense. We left it out.' : `${count} readings made no sense. We left them out.`,
  notWhole: 'Part of the file was missing or made no sense. We kept the rest.',
  files: 'Workout files',
  filesHelper: 'FIT or TCX from your watch, bike computer or another app, also as ZIP or GZ, up to 10 MB each.',
  chosen: 'Your files',
  waiting: 'Waiting',
  reading: 'Reading…',
  broken,
  nothingKept: 'Nothing of it was kept.',
  exportAgain: 'Export it again, then choose the new file.',
  again: 'Try again',
  againName: (name: string) => `Try again: ${name}`,
  dismiss: (name: string) => `Take ${name} off this list`,
  failures,
  importFailures,
  wait: waitCopy,
});

export type AddCopy = TextsOf<typeof addWords>;
