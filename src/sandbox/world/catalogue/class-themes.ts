import type { ContentLevel, ContentTarget } from '../../../core/contract/schemas/content/segments.js';
import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';

/** What the classes of one name have in common, whatever their length. */
export interface Theme {
  type: WorkoutType;
  name: string;
  about: string;
  tags: readonly string[];
  level: ContentLevel;
  instructor: string;
  /** Minutes. */
  lengths: readonly number[];
  /** Shares of the middle of the class, with what the instructor asks for: watts or turns and strokes a minute. */
  parts: readonly { name: string; share: number; target?: Pick<ContentTarget, 'slug' | 'low' | 'high'> }[];
}

const cadence = (low: number, high: number) => ({ slug: 'cadence', low, high }) as const;
const resistance = (low: number, high: number) => ({ slug: 'resistance', low, high }) as const;

/** What there is to take in the sandbox. */
export const themes: readonly Theme[] = [
  {
    type: 'bike',
    name: 'Climb Ride',
    about: 'A long climb in three steps. You add resistance at each, and the last one is short and steep.',
    tags: ['hills', 'endurance'],
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
    about: 'Hard efforts with easy ones between them. You choose how hard the hard ones are.',
    tags: ['intervals', 'cardio'],
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
    about: 'A light ride at one speed, for a first day on the bike or the day after a hard one.',
    tags: ['recovery', 'low impact'],
    level: 'beginner',
    instructor: 'ins_june',
    lengths: [20, 30],
    parts: [{ name: 'Spin', share: 1, target: cadence(75, 85) }],
  },
  {
    type: 'row',
    name: 'Long Pull',
    about: 'Steady rowing at a rate that you can hold, with time to look at your stroke.',
    tags: ['endurance', 'technique'],
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
    about: 'Short sprints at a high rate, and a paddle after each to catch your breath.',
    tags: ['intervals', 'power'],
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
    about: 'A settled start, then one long stretch just below your limit.',
    tags: ['cardio', 'endurance'],
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
    about: 'A walk with rising inclines. You never need to run.',
    tags: ['hills', 'low impact'],
    level: 'beginner',
    instructor: 'ins_june',
    lengths: [20, 30],
    parts: [{ name: 'Hills', share: 1 }],
  },
  {
    type: 'climb',
    name: 'Tower Climb',
    about: 'Floor after floor at one rhythm, with your hands off the rails.',
    tags: ['power', 'cardio'],
    level: 'advanced',
    instructor: 'ins_aled',
    lengths: [15, 30],
    parts: [{ name: 'Floors', share: 1 }],
  },
  {
    type: 'ellipse',
    name: 'Long Stride',
    about: 'Long, even strides that are kind to knees and ankles.',
    tags: ['low impact', 'endurance'],
    level: 'beginner',
    instructor: 'ins_june',
    lengths: [20, 30],
    parts: [{ name: 'Stride', share: 1 }],
  },
  {
    type: 'reflect',
    name: 'Core Flow',
    about: 'Slow movements for the middle of the body. A mat is all that you need.',
    tags: ['core', 'mobility'],
    level: 'beginner',
    instructor: 'ins_aled',
    lengths: [10, 20],
    parts: [{ name: 'Core', share: 1 }],
  },
  {
    type: 'strength',
    name: 'Upper Body',
    about: 'Presses, rows and raises in sets, with a minute of rest after each.',
    tags: ['strength', 'power'],
    level: 'intermediate',
    instructor: 'ins_rafael',
    lengths: [20, 30],
    parts: [{ name: 'Sets', share: 1 }],
  },
];
