import type { WorkoutType } from '../../../../core/contract/schemas/training/workouts.js';
import { defineWords, type TextsOf } from '../../../../core/words.js';
import { failureCopy, waitCopy } from '../../../copy.js';
import type { BrokenReason } from './broken-file.js';
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

/** `place` is one of `places`. */
const broken: Record<BrokenReason, (place: string) => string> = {
  unknownFormat: () => 'This is neither a FIT nor a TCX file.',
  tooLarge: () => 'It holds more than one workout can.',
  notFit: () => 'This isn’t a FIT file, whatever its name says.',
  cutShort: place => `The file breaks off at ${place}.`,
  crcWrong: place => `The file was damaged on its way: its checksum at ${place} is wrong.`,
  unreadable: place => `The file makes no sense from ${place} on.`,
  notXml: place => `The file breaks off, or what starts at ${place} makes no sense.`,
  notTcx: () => 'This is XML, but not a TCX file.',
  notNumber: place => `There’s text where a number should be, at ${place}.`,
  noRecords: () => 'There are no readings in it.',
  noTime: place => `A reading doesn’t say when it was taken, at ${place}.`,
  timeBackwards: place => `The time jumps back at ${place}.`,
  tooLong: () => 'It lasts longer than a day.',
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
  more: 'The file holds more workouts. We added the first one.',
  files: 'Workout files',
  filesHelper: 'FIT or TCX from your watch, bike computer or another app, up to 10 MB each.',
  chosen: 'Your files',
  waiting: 'Waiting',
  reading: 'Reading…',
  broken,
  places: {
    byte: (byte: string) => `byte ${byte}`,
    line: (line: string, column: string) => `line ${line}, column ${column}`,
    unknown: 'a place we can’t name',
  },
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
