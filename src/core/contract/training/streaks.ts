import { call } from '../call.js';
import type { Streak, StreakPatch } from '../schemas/training/streaks.js';

/** A member's daily and weekly streak, and what protects them. */
export const getStreak = call<object, Streak>()('GET', '/users/:userId/streak', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
  repeatable: 'reads',
});

/** A weekly goal, planned rest, times away, or a freeze that forgives one day (domain 3.8). */
export const updateStreak = call<StreakPatch, Streak>()('PATCH', '/users/:userId/streak', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
  audit: 'streak',
  idempotent: true,
  fails: ['versionConflict'],
});
