import { defineWords } from '../../../../core/words.js';
import { failureCopy, waitCopy } from '../../../copy.js';
import type { WriteFailure } from '../streak-model.js';
import type { Problem, Values } from './values.js';

const labels: Record<keyof Values, string> = {
  weeklyGoal: 'Workouts a week',
  rest: 'Rest days',
  away: 'Time away',
};

const problems: Record<Problem, string> = {
  goalWrong: 'Pick 1 to 14 workouts.',
  restTooMany: 'Plan 4 rest days a week or fewer.',
  awayMissing: 'Pick the first and the last day.',
  awayOrder: 'End on the day it starts, or later.',
  awayLong: 'Keep each time away to 92 days or fewer.',
  awayMany: 'Keep 20 times away or fewer.',
};

const failures: Record<WriteFailure, string> = {
  ...failureCopy,
  versionConflict: 'This changed in the meantime.',
};

/** What protects a streak, as a form. */
export const settingsWords = defineWords('workout-calendar/settings', {
  title: 'Protect your streak',
  labels,
  goalHelper: 'A week counts once you reach it. A new goal counts for past weeks, too.',
  restHelper: 'Rest keeps your streak without adding to it, from today on.',
  awayHelper: 'Trips, colds, busy weeks: days away keep your streak.',
  from: 'First day',
  to: 'Last day',
  addAway: 'Add time away',
  /** For screen readers; `nth` counts from 1. */
  awayNth: (nth: string) => `Time away ${nth}`,
  removeAway: (nth: string) => `Remove time away ${nth}`,
  problems,
  failures,
  wait: waitCopy,
  save: 'Save',
});
