import type { GraphData, GraphType } from '../../../core/contract/schemas/training/workout-totals.js';
import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import { workoutTypes } from '../../workouts/disciplines.js';

export const views = ['4weeks', '3months', 'year', 'all'] as const;
export type TrendView = (typeof views)[number];

export type TrendGroup = GraphData['groupBy'];

/** What can be told apart in a period, by a screen's width; the first is what it begins with. */
export const groupsOf: Readonly<Record<TrendView, readonly [TrendGroup, ...TrendGroup[]]>> = {
  '4weeks': ['day', 'week'],
  '3months': ['week', 'day', 'month'],
  year: ['month', 'week'],
  all: ['year', 'month'],
};

export const graphTypes = [
  'time',
  'count',
  'output',
  'distance',
  'calories',
  'elevation',
  'load',
  'fitness',
] as const satisfies readonly GraphType[];

/** What is shown. */
export interface TrendsQuery {
  view: TrendView;
  group: TrendGroup;
  /** Undefined for all. */
  type: WorkoutType | undefined;
  graph: GraphType;
}

const firstView = '3months';
const firstGraph = 'time';

const oneOf = <One extends string>(all: readonly One[], value: string | null): One | undefined =>
  all.find(one => one === value);

/** Reads the search of an address; in place of what nobody knows stands what it begins with. */
export function readTrendsQuery(search: string): TrendsQuery {
  const given = new URLSearchParams(search);
  const view = oneOf(views, given.get('view')) ?? firstView;
  return {
    view,
    group: oneOf(groupsOf[view], given.get('group')) ?? groupsOf[view][0],
    type: oneOf(workoutTypes, given.get('type')),
    graph: oneOf(graphTypes, given.get('graph')) ?? firstGraph,
  };
}

/** The same as the search of an address, without the question mark: only what differs from the first. */
export function writeTrendsQuery({ view, group, type, graph }: TrendsQuery): string {
  const said = new URLSearchParams();
  if (view !== firstView) said.set('view', view);
  if (group !== groupsOf[view][0]) said.set('group', group);
  if (type) said.set('type', type);
  if (graph !== firstGraph) said.set('graph', graph);
  return said.toString();
}
