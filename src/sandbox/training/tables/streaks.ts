import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AwayRange } from '../../../core/contract/schemas/training/streaks.js';

/** Weekdays of rest, 1 for Monday to 7 for Sunday, from a day on until the next plan begins. */
export interface RestPlan {
  from: string;
  weekdays: number[];
}

/** What protects a member's streaks. The streaks themselves are computed from the workouts when they are read. */
export const streakSettings = pgTable('streak_settings', {
  userId: text().primaryKey(),
  /** Workouts a week. */
  weeklyGoal: integer().notNull().default(1),
  /** By the day that they begin. */
  restPlans: jsonb().$type<RestPlan[]>().notNull().default([]),
  away: jsonb().$type<AwayRange[]>().notNull().default([]),
  /** Days that a freeze was used on, `YYYY-MM-DD`. */
  frozen: jsonb().$type<string[]>().notNull().default([]),
  version: integer().notNull().default(1),
});
