import type { CommonFailure, Result } from '../../../core/contract/failure.js';
import type { GraphData } from '../../../core/contract/schemas/training/workout-totals.js';
import { getWorkoutGraphData } from '../../../core/contract/training/workout-totals.js';
import type { Session } from '../../../core/session/session.js';
import type { Visit } from '../../screen/part.js';
import { periodBefore, type Period } from './periods.js';
import type { TrendsQuery } from './query.js';
import { fromFirst, sumOf, thinned, valuesOf } from './series.js';

/** One graph as it was asked for. */
export interface Trend {
  query: TrendsQuery;
  period: Period;
  graph: GraphData;
  /** The sum of the period; of fitness, what it is today. */
  figure: number;
  /** The sum of as many days before; of fitness, what it was when the period began. Undefined where nobody knows. */
  before: number | undefined;
}

/** Days of ten years would be more points than a drawing has room for. */
const MOST_POINTS = 550;

/** Reads a graph, and what its figure is compared with. Of all years nothing lies before. */
export async function readTrend(
  session: Session,
  { userId, signal }: Visit,
  query: TrendsQuery,
  period: Period,
): Promise<Result<Trend, CommonFailure>> {
  const { view, group, type, graph: graphType } = query;
  const ask = (days: Period, groupBy: TrendsQuery['group']) =>
    session.request(getWorkoutGraphData, { userId, graphType, ...days, groupBy, ...(type && { type }) }, { signal });
  const isOfDays = graphType === 'fitness';
  const [answer, earlier] = await Promise.all([
    ask(period, group),
    // by year, as only the sum is wanted
    view === 'all' || isOfDays ? undefined : ask(periodBefore(period), 'year'),
  ]);
  if (!answer.ok) return answer;
  const graph = view === 'all' ? thinned(fromFirst(answer.data), MOST_POINTS) : answer.data;
  const fitness = valuesOf(graph, 'fitness');
  const figures = isOfDays
    ? { figure: fitness.at(-1) ?? 0, before: view === 'all' ? undefined : (fitness[0] ?? undefined) }
    : { figure: sumOf(graph), before: earlier?.ok ? sumOf(earlier.data) : undefined };
  return { ok: true, data: { query, period, graph, ...figures } };
}
