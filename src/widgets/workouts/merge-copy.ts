import type { FailOf } from '../../core/contract/call.js';
import type { CommonFailure } from '../../core/contract/failure.js';
import type { MetricSlug } from '../../core/contract/schemas/training/recording.js';
import type { mergeWorkout } from '../../core/contract/training/workouts.js';
import { defineWords } from '../../core/words.js';
import { failureCopy, waitCopy } from '../copy.js';
import type { ComparedFigure } from './compared.js';

export type MergeFailure = FailOf<typeof mergeWorkout> | CommonFailure;

const metrics: Record<MetricSlug, string> = {
  output: 'output',
  cadence: 'cadence',
  resistance: 'resistance',
  speed: 'speed',
  heart_rate: 'heart rate',
  incline: 'incline',
};

const figures: Record<ComparedFigure, string> = {
  title: 'Title',
  source: 'Came from',
  startedAt: 'Started',
  seconds: 'Time',
  output: 'Total output',
  distance: 'Distance',
  elevation: 'Elevation',
  calories: 'Calories',
  volume: 'Lifted',
  heartRate: 'Average heart rate',
};

const failures: Record<MergeFailure, string> = {
  ...failureCopy,
  notFound: 'One of the two is gone. Close this and look again.',
  notOneSession: 'This way round it can’t be done: the other one holds the sets, or the two no longer overlap.',
};

/** Two records of one session, side by side. */
export const mergeWords = defineWords('workout-merge', {
  title: 'Two records of one session?',
  why: 'They overlap in time and are of one type. The one you keep takes over what it didn’t measure.',
  /** Below: `title` and where it came from. */
  overlapping: (title: string, source: string) => `“${title}” (${source}) took place at the same time.`,
  compare: 'Compare them',
  compared: 'Both records side by side',
  /** Over the names of the rows, for screen readers. */
  figure: 'Figure',
  /** `new`: one has just come in. `shown`: one is open. */
  names: {
    new: { own: 'New', other: 'Here before' },
    shown: { own: 'This one', other: 'The other' },
  },
  merge: {
    new: { own: 'Merge into the new one', other: 'Merge into the old one' },
    shown: { own: 'Merge into this one', other: 'Merge into the other' },
  },
  apart: 'Keep both',
  figures,
  none: 'Not measured',
  keptBoth: 'Both stay as they are. You won’t be asked about them again.',
  merged: (title: string) => `Merged into “${title}”.`,
  /** After that; metrics as a list. */
  filled: (list: string) => `It took over: ${list}.`,
  until: (day: string) => `The other one can come back until ${day}.`,
  see: 'See what you kept',
  undo: 'Undo',
  undone: (title: string) => `Both are back. “${title}” keeps what it took over.`,
  metrics,
  what: 'the other record',
  failures,
  wait: waitCopy,
});
