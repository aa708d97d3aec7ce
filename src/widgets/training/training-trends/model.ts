import { atom } from 'nanostores';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { GraphType, WorkoutGroup } from '../../../core/contract/schemas/training/workout-totals.js';
import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import {
  getWorkoutAggregations,
  getWorkoutGraphTabs,
  getWorkoutGroupings,
} from '../../../core/contract/training/workout-totals.js';
import type { Session } from '../../../core/session/session.js';
import { localDay } from '../../../core/wall-clock.js';
import { createPart } from '../../screen/part.js';
import { failedScreen, loadForPerson, type PersonScreen } from '../../screen/person-screen.js';
import { workoutTypes } from '../../workouts/disciplines.js';
import { readSettings, type Settings } from '../../workouts/settings.js';
import { periodOf, type Period } from './periods.js';
import {
  groupsOf,
  readTrendsQuery,
  writeTrendsQuery,
  type TrendGroup,
  type TrendsQuery,
  type TrendView,
} from './query.js';
import { readTrend, type Trend } from './trend.js';

export interface Trends {
  is: 'trends';
  query: TrendsQuery;
  settings: Settings;
  /** Graphs that have something to show. */
  graphs: readonly GraphType[];
  /** Today when the page was opened, or the day of a workout that was done where it was tomorrow already. */
  lastDay: string;
  /** Types that were ever done. */
  types: readonly WorkoutType[];
  /** None before the first has come; while another is on its way, the one before. */
  trend: Trend | undefined;
  waiting: boolean;
  failure: CommonFailure | undefined;
}

/** `empty` for a member who has done nothing yet. */
export type TrendsScreen = PersonScreen | { is: 'empty' } | Trends;

interface Inputs {
  session: Session;
  query: string;
  onQuery: (query: string) => void;
}

/** How a member's training goes, as the address says it. */
export function createTrainingTrends({ session, query: search, onQuery }: Inputs) {
  let query = readTrendsQuery(search);
  const $screen = atom<TrendsScreen>({ is: 'loading' });
  /** What is on its way; something else may be asked for meanwhile. */
  let asking = { trend: new AbortController(), byType: new AbortController() };

  const state = (): Trends | undefined => {
    const screen = $screen.get();
    return screen.is === 'trends' ? screen : undefined;
  };
  const show = (more: Partial<Trends>) => {
    const shown = state();
    if (shown) $screen.set({ ...shown, ...more });
  };
  const daysOf = (view: TrendView): Period => {
    const { lastDay = '', settings } = state() ?? {};
    const today = localDay(settings?.timeZone ?? 'UTC', session.clock.now());
    return periodOf(view, lastDay > today ? lastDay : today);
  };

  /** Whose things are asked for now, in place of what was asked before. */
  const visit = (what: keyof typeof asking) => {
    asking[what].abort();
    asking = { ...asking, [what]: new AbortController() };
    return { userId: session.get().userId ?? '', signal: AbortSignal.any([following.signal, asking[what].signal]) };
  };

  const byType = createPart<WorkoutGroup>(session, async ({ userId, signal }) => {
    const input = { userId, ...daysOf(query.view), groupBy: 'type' as const };
    const answer = await session.request(getWorkoutAggregations, input, { signal });
    return answer.ok ? { ok: true, data: { items: answer.data.groups } } : answer;
  });

  async function read(): Promise<void> {
    if (!state()) return;
    const asked = visit('trend');
    show({ query, waiting: true, failure: undefined });
    const answer = await readTrend(session, asked, query, daysOf(query.view));
    if (asked.signal.aborted) return;
    show({ waiting: false, ...(answer.ok ? { trend: answer.data } : { failure: answer.failure.code }) });
  }

  async function readTypes(userId: string, signal: AbortSignal): Promise<void> {
    const answer = await session.request(getWorkoutGroupings, { userId, by: 'type', ...daysOf('all') }, { signal });
    if (!answer.ok || signal.aborted) return;
    const done = new Set(answer.data.items.map(({ key }) => key));
    show({ types: workoutTypes.filter(type => done.has(type)) });
  }

  const following = loadForPerson(session, $screen, async (userId, signal) => {
    $screen.set({ is: 'loading' });
    const [settings, tabs] = await Promise.all([
      readSettings(session, userId),
      session.request(getWorkoutGraphTabs, { userId }, { signal }),
    ]);
    if (signal.aborted) return;
    if (!tabs.ok) return $screen.set(failedScreen(tabs.failure));
    const { lastDay, items } = tabs.data;
    const graphs = items.map(({ type }) => type);
    if (graphs.length === 0) return $screen.set({ is: 'empty' });
    query = withOneOf(graphs, query);
    const types = query.type ? [query.type] : [];
    const nothing = { trend: undefined, waiting: true, failure: undefined };
    $screen.set({ is: 'trends', query, settings, graphs, lastDay, types, ...nothing });
    await Promise.all([read(), byType.load(visit('byType')), readTypes(userId, signal)]);
  });

  async function turnTo(next: TrendsQuery): Promise<void> {
    const isOtherPeriod = next.view !== query.view;
    query = withOneOf(state()?.graphs, next);
    if (state()) await Promise.all([read(), isOtherPeriod && byType.load(visit('byType'), { quietly: true })]);
  }

  const change = (more: Partial<TrendsQuery>): Promise<void> => {
    const next = { ...query, ...more };
    onQuery(writeTrendsQuery(next));
    return turnTo(next);
  };

  return {
    $screen,
    $byType: byType.$part,
    retry: () => following.again(),
    retryTrend: () => void read(),
    retryByType: () => void byType.load(visit('byType')),
    /** The address says something else now: somebody went back. */
    follow(to: string): void {
      const next = readTrendsQuery(to);
      if (writeTrendsQuery(next) !== writeTrendsQuery(query)) void turnTo(next);
    },
    /** Another period begins with the groups that suit it. */
    view: (view: TrendView) => change({ view, group: groupsOf[view][0] }),
    group: (group: TrendGroup) => change({ group }),
    type: (type: WorkoutType | undefined) => change({ type }),
    graph: (graph: GraphType) => change({ graph }),
  };
}

/** A graph of which there is nothing is not shown, whatever the address says. */
const withOneOf = (graphs: readonly GraphType[] | undefined, query: TrendsQuery): TrendsQuery =>
  graphs && !graphs.includes(query.graph) ? { ...query, graph: 'time' } : query;

export type TrainingTrendsModel = ReturnType<typeof createTrainingTrends>;
