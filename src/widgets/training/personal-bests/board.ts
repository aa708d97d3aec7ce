import type { PersonalBest } from '../../../core/contract/schemas/training/workout-detail.js';
import type { BestMetric, WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import { DAY } from '../../../core/dates.js';
import { workoutTypes } from '../../workouts/disciplines.js';

export const bestMetrics = ['output', 'distance', 'elevation'] as const satisfies readonly BestMetric[];

/** The records of a class length; a metric that has none is missing. */
export interface BoardRow {
  classSeconds: number;
  bests: readonly PersonalBest[];
}

export interface Board {
  type: WorkoutType;
  /** Those that it has a record of: its columns. */
  metrics: readonly BestMetric[];
  /** The shortest class first. */
  rows: readonly BoardRow[];
}

/** The records of type and class length, as one board for each type, in the order of the types. */
export function boardsOf(bests: readonly PersonalBest[]): readonly Board[] {
  const found = bests.flatMap(best => (best.scope.kind === 'format' ? [{ best, scope: best.scope }] : []));
  return workoutTypes.flatMap(type => {
    const own = found.filter(({ scope }) => scope.type === type);
    const lengths = [...new Set(own.map(({ scope }) => scope.classSeconds))].toSorted((one, other) => one - other);
    if (lengths.length === 0) return [];
    return [
      {
        type,
        metrics: bestMetrics.filter(metric => own.some(({ best }) => best.metric === metric)),
        rows: lengths.map(classSeconds => ({
          classSeconds,
          bests: own.filter(({ scope }) => scope.classSeconds === classSeconds).map(({ best }) => best),
        })),
      },
    ];
  });
}

/** The records of one class. */
export interface ClassRecords {
  contentId: string;
  title: string;
  /** In the order of the metrics. */
  bests: readonly PersonalBest[];
  /** When the last of them was set, unix seconds. */
  achievedAt: number;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Classes with a part of a title in them, in any case and without regard to accents; the latest record first. */
export function classesOf(bests: readonly PersonalBest[], q: string): readonly ClassRecords[] {
  const found = bests.flatMap(best => (best.scope.kind === 'content' ? [{ best, scope: best.scope }] : []));
  const classes = new Map(found.map(({ scope }) => [scope.contentId, scope.title]));
  return [...classes]
    .filter(([, title]) => plain(title).includes(plain(q.trim())))
    .map(([contentId, title]) => {
      const own = found.filter(({ scope }) => scope.contentId === contentId).map(({ best }) => best);
      const ordered = bestMetrics.flatMap(metric => own.filter(best => best.metric === metric));
      return { contentId, title, bests: ordered, achievedAt: Math.max(...own.map(({ achievedAt }) => achievedAt)) };
    })
    .toSorted((one, other) => other.achievedAt - one.achievedAt);
}

/** Days for which a record is a new one. */
const NEW = 30;

export const isNew = ({ achievedAt }: PersonalBest, now: number): boolean => now - achievedAt < NEW * DAY;
