import { sql, type SQL } from 'drizzle-orm';
import type {
  GraphData,
  GraphQuery,
  GraphTabs,
  GraphType,
} from '../../../core/contract/schemas/training/workout-totals.js';
import type { Db } from '../../db/db.js';
import { fitnessAndForm } from '../rules/fitness-and-form.js';
import { workouts } from '../tables/workouts.js';
import { isOf } from '../workouts/filters.js';
import { groupKeys } from './groups.js';
import { periodKeys } from './period-keys.js';
import { type Period, periodOf, within } from './period.js';

/** What each graph adds up, and its unit. */
const graphs = {
  time: { column: workouts.durationSeconds, unit: 's' },
  count: { column: sql`1`, unit: 'count' },
  output: { column: workouts.output, unit: 'J' },
  distance: { column: workouts.distance, unit: 'm' },
  calories: { column: workouts.calories, unit: 'kcal' },
  elevation: { column: workouts.elevation, unit: 'm' },
  load: { column: workouts.load, unit: 'load' },
  fitness: { column: workouts.load, unit: 'load' },
} as const satisfies Record<GraphType, { column: SQL | typeof workouts.load | object; unit: GraphData['unit'] }>;

export const isGraphType = (name: string): name is GraphType => Object.hasOwn(graphs, name);

/** Points of a graph that fit on a screen: a day each for a quarter, then weeks, then months. */
function stepsFor({ from, to }: Period): NonNullable<GraphQuery['groupBy']> {
  const days = periodKeys({ from, to }, 'day').length;
  return days <= 92 ? 'day' : days <= 550 ? 'week' : 'month';
}

/** Sums by group; a group without a workout is 0. */
async function totalsBy(
  db: Db,
  where: SQL | undefined,
  type: GraphType,
  groupBy: GraphData['groupBy'],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ key: groupKeys[groupBy], value: sql<number>`coalesce(sum(${graphs[type].column}), 0)::float8` })
    .from(workouts)
    .where(where)
    .groupBy(sql`1`);
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** Fitness, fatigue and form of every day of a period. They begin with the first load that there ever was. */
async function fitnessOf(db: Db, userId: string, period: Period): Promise<Pick<GraphData, 'keys' | 'lines'>> {
  const loads = await db
    .select({ day: workouts.localDate, load: sql<number>`sum(${workouts.load})::float8` })
    .from(workouts)
    .where(sql`${isOf(userId)} and ${workouts.localDate} <= ${period.to} and ${workouts.load} is not null`)
    .groupBy(workouts.localDate);
  const days = new Map(fitnessAndForm(loads, period.to).map(day => [day.day, day]));
  const keys = periodKeys(period, 'day');
  const line = (name: 'fitness' | 'fatigue' | 'form') => ({
    name,
    values: keys.map(key => Math.round((days.get(key)?.[name] ?? 0) * 10) / 10),
  });
  return { keys, lines: [line('fitness'), line('fatigue'), line('form')] };
}

/** One graph over time. */
export async function graphDataOf(
  db: Db,
  userId: string,
  lastDay: string,
  type: GraphType,
  { groupBy, type: workoutType, ...asked }: GraphQuery,
): Promise<GraphData> {
  const period = periodOf(asked, lastDay);
  const { unit } = graphs[type];
  if (type === 'fitness') return { type, groupBy: 'day', unit, ...(await fitnessOf(db, userId, period)) };
  const steps = groupBy ?? stepsFor(period);
  const found = await totalsBy(db, within(userId, period, workoutType), type, steps);
  const keys = periodKeys(period, steps);
  return {
    type,
    groupBy: steps,
    unit,
    keys,
    lines: [{ name: 'total', values: keys.map(key => found.get(key) ?? 0) }],
  };
}

/** The graphs that have something to show, in their order, with how many workouts each is made of. */
export async function graphTabsOf(db: Db, userId: string): Promise<GraphTabs['items']> {
  const names = Object.keys(graphs).filter(isGraphType);
  const counts = Object.fromEntries(names.map(name => [name, sql<number>`count(${graphs[name].column})::int`]));
  const [found = {}] = await db.select(counts).from(workouts).where(isOf(userId));
  return names.map(type => ({ type, workouts: found[type] ?? 0 })).filter(tab => tab.workouts > 0);
}
