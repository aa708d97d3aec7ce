import { and, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { WorkoutFilters } from '../../../core/contract/schemas/training/workouts.js';
import { holds } from '../../db/search.js';
import { instructors } from '../../content/tables.js';
import { workouts } from '../tables/workouts.js';

/** A member's workouts that are not deleted. */
export const isOf = (userId: string): SQL | undefined => and(eq(workouts.userId, userId), isNull(workouts.deletedAt));

/** Led by somebody whose name holds this. */
const isBy = (name: string): SQL =>
  sql`${workouts.instructorId} in (select ${instructors.id} from ${instructors} where ${holds(instructors.name, name)})`;

/** A member's workouts that the filters let through. The search looks at titles and instructors. */
export function chosen(userId: string, filters: WorkoutFilters): SQL | undefined {
  const { q, type, contentId, instructorId, classSeconds, completed, source, from, to } = filters;
  return and(
    isOf(userId),
    q ? or(holds(workouts.title, q), isBy(q)) : undefined,
    type && eq(workouts.type, type),
    contentId ? eq(workouts.contentId, contentId) : undefined,
    instructorId ? eq(workouts.instructorId, instructorId) : undefined,
    classSeconds === undefined ? undefined : eq(workouts.classSeconds, classSeconds),
    completed && eq(workouts.completed, completed === 'true'),
    source && eq(workouts.source, source),
    from ? gte(workouts.localDate, from) : undefined,
    to ? lte(workouts.localDate, to) : undefined,
  );
}
