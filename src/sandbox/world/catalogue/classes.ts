import type { ContentLevel, ContentSegment, ContentTarget } from '../../../core/contract/schemas/content.js';
import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import { DAY } from '../../../core/dates.js';
import type { contentItems, instructors as instructorTable } from '../../content/tables.js';

/** Who leads the classes of the sandbox. */
export const instructors: readonly (typeof instructorTable.$inferInsert)[] = [
  { id: 'ins_mara', name: 'Mara Quist' },
  { id: 'ins_theo', name: 'Theo Vandeput' },
  { id: 'ins_imani', name: 'Imani Brooks' },
  { id: 'ins_rafael', name: 'Rafael Soto' },
  { id: 'ins_june', name: 'June Park' },
  { id: 'ins_aled', name: 'Aled Pryce' },
];

interface Theme {
  type: WorkoutType;
  name: string;
  level: ContentLevel;
  instructor: string;
  /** Minutes. */
  lengths: readonly number[];
  /** Shares of the middle of the class, with what the instructor asks for: watts or turns and strokes a minute. */
  parts: readonly { name: string; share: number; target?: Pick<ContentTarget, 'slug' | 'low' | 'high'> }[];
}

const cadence = (low: number, high: number) => ({ slug: 'cadence', low, high }) as const;
const resistance = (low: number, high: number) => ({ slug: 'resistance', low, high }) as const;

const themes: readonly Theme[] = [
  {
    type: 'bike',
    name: 'Climb Ride',
    level: 'advanced',
    instructor: 'ins_mara',
    lengths: [20, 30, 45],
    parts: [
      { name: 'Foothills', share: 2, target: resistance(14, 18) },
      { name: 'Switchbacks', share: 3, target: resistance(18, 22) },
      { name: 'Summit', share: 1, target: resistance(22, 26) },
    ],
  },
  {
    type: 'bike',
    name: 'Interval Ride',
    level: 'intermediate',
    instructor: 'ins_theo',
    lengths: [15, 20, 30],
    parts: [
      { name: 'Push', share: 1, target: cadence(90, 105) },
      { name: 'Recover', share: 1, target: cadence(70, 80) },
      { name: 'Push again', share: 1, target: cadence(95, 110) },
      { name: 'Recover again', share: 1, target: cadence(70, 80) },
    ],
  },
  {
    type: 'bike',
    name: 'Easy Spin',
    level: 'beginner',
    instructor: 'ins_june',
    lengths: [20, 30],
    parts: [{ name: 'Spin', share: 1, target: cadence(75, 85) }],
  },
  {
    type: 'row',
    name: 'Long Pull',
    level: 'intermediate',
    instructor: 'ins_imani',
    lengths: [20, 30, 45],
    parts: [
      { name: 'Steady', share: 2, target: cadence(20, 24) },
      { name: 'Build', share: 1, target: cadence(24, 28) },
    ],
  },
  {
    type: 'row',
    name: 'Sprint Row',
    level: 'advanced',
    instructor: 'ins_imani',
    lengths: [15, 20],
    parts: [
      { name: 'Sprint', share: 1, target: cadence(28, 34) },
      { name: 'Paddle', share: 1, target: cadence(18, 22) },
    ],
  },
  {
    type: 'run',
    name: 'Tempo Run',
    level: 'intermediate',
    instructor: 'ins_rafael',
    lengths: [20, 30, 45],
    parts: [
      { name: 'Settle', share: 1 },
      { name: 'Tempo', share: 2 },
    ],
  },
  {
    type: 'run',
    name: 'Hill Walk',
    level: 'beginner',
    instructor: 'ins_june',
    lengths: [20, 30],
    parts: [{ name: 'Hills', share: 1 }],
  },
  {
    type: 'climb',
    name: 'Tower Climb',
    level: 'advanced',
    instructor: 'ins_aled',
    lengths: [15, 30],
    parts: [{ name: 'Floors', share: 1 }],
  },
  {
    type: 'ellipse',
    name: 'Long Stride',
    level: 'beginner',
    instructor: 'ins_june',
    lengths: [20, 30],
    parts: [{ name: 'Stride', share: 1 }],
  },
  {
    type: 'reflect',
    name: 'Core Flow',
    level: 'beginner',
    instructor: 'ins_aled',
    lengths: [10, 20],
    parts: [{ name: 'Core', share: 1 }],
  },
  {
    type: 'strength',
    name: 'Upper Body',
    level: 'intermediate',
    instructor: 'ins_rafael',
    lengths: [20, 30],
    parts: [{ name: 'Sets', share: 1 }],
  },
];

/** Seconds of warm-up, and of cool-down. */
const EASE = 180;

/** The parts of a class of so many seconds: a warm-up, the parts by their shares, a cool-down. */
function partsOf({ parts }: Theme, seconds: number): { segments: ContentSegment[]; targets: ContentTarget[] } {
  const shares = parts.reduce((sum, { share }) => sum + share, 0);
  const middle = seconds - 2 * EASE;
  const startOf = (index: number): number =>
    EASE + Math.round((middle * parts.slice(0, index).reduce((sum, { share }) => sum + share, 0)) / shares);
  const placed = parts.map((part, index) => ({
    ...part,
    start: startOf(index),
    length: startOf(index + 1) - startOf(index),
  }));
  return {
    segments: [
      { name: 'Warm-up', start: 0, length: EASE },
      ...placed.map(({ name, start, length }) => ({ name, start, length })),
      { name: 'Cool-down', start: seconds - EASE, length: EASE },
    ],
    targets: placed.flatMap(({ target, start, length }) => (target ? [{ ...target, start, length }] : [])),
  };
}

/** The classes of the sandbox, published in the three months before `now`, unix seconds. */
export const classesAt = (now: number): (typeof contentItems.$inferInsert)[] =>
  themes.flatMap((theme, at) =>
    theme.lengths.map((minutes, index) => ({
      id: `cls_${theme.type}_${theme.name.toLowerCase().replaceAll(' ', '-')}_${minutes}`,
      title: `${minutes} min ${theme.name}`,
      type: theme.type,
      instructorId: theme.instructor,
      durationSeconds: minutes * 60,
      level: theme.level,
      ...partsOf(theme, minutes * 60),
      publishedAt: now - (90 - 3 * at - index) * DAY,
    })),
  );
