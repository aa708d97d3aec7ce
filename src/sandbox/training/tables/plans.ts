import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PlanBasis, PlanDay } from '../../../core/contract/schemas/training/workout-plans.js';
import { instant } from '../../db/columns.js';

/** Plans of members' weeks. What was done of them is not kept here: the workouts say it. */
export const workoutPlans = pgTable(
  'workout_plans',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    /** A Monday, `YYYY-MM-DD`, where the member is. */
    weekStart: text().notNull(),
    madeAt: instant().notNull(),
    acceptedAt: instant(),
    days: jsonb().$type<PlanDay[]>().notNull(),
    basis: jsonb().$type<PlanBasis>().notNull(),
    version: integer().notNull().default(1),
  },
  table => [uniqueIndex('workout_plans_week').on(table.userId, table.weekStart)],
);
