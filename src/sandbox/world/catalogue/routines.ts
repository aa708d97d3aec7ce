import type { RoutineEntry } from '../../../core/contract/schemas/strength/routines.js';
import { DAY } from '../../../core/dates.js';
import { checkCharacter } from '../../codes/redemption-code.js';
import type { strengthRoutines } from '../../training/tables/strength.js';

type Row = typeof strengthRoutines.$inferInsert;

const entry = (exerciseId: string, low: number, high: number, more: Partial<RoutineEntry> = {}): RoutineEntry => ({
  exerciseId,
  setType: 'normal',
  sets: 3,
  reps: { low, high },
  holdSeconds: null,
  weight: null,
  restSeconds: 90,
  rir: 2,
  ...more,
});

const hold = (exerciseId: string, holdSeconds: number): RoutineEntry =>
  entry(exerciseId, 1, 1, { setType: 'iso', reps: null, holdSeconds, rir: null, restSeconds: 45 });

/** Each of them a slot of its own. */
const oneByOne = (...entries: RoutineEntry[]) => entries.map(one => ({ entries: [one] }));

const codeOf = (body: string): string => body + checkCharacter(body);

/** Codes of our routines that stories and tests type. */
export const routineCodes = { fullBody: codeOf('FRSTRTN'), upperLower: codeOf('SECRTNE') };

const routines: readonly Pick<Row, 'id' | 'title' | 'description' | 'level' | 'days' | 'code' | 'published'>[] = [
  {
    id: 'rtn_full-body',
    title: 'Full body, no equipment',
    description: 'Three rounds at home, in half an hour.',
    level: 'beginner',
    code: routineCodes.fullBody,
    published: true,
    days: [
      {
        name: 'Full body',
        slots: oneByOne(
          entry('air-squat', 10, 15),
          entry('push-up', 6, 12),
          entry('glute-bridge', 12, 15),
          hold('plank', 30),
        ),
      },
    ],
  },
  {
    id: 'rtn_upper-lower',
    title: 'Upper and lower',
    description: 'Two days that take turns, with dumbbells.',
    level: 'intermediate',
    code: routineCodes.upperLower,
    published: true,
    days: [
      {
        name: 'Upper',
        slots: [
          { entries: [entry('dumbbell-bench-press', 8, 12), entry('one-arm-dumbbell-row', 8, 12)] },
          ...oneByOne(entry('dumbbell-shoulder-press', 8, 12), entry('biceps-curl', 10, 15, { setType: 'dropset' })),
        ],
      },
      {
        name: 'Lower',
        slots: oneByOne(
          entry('goblet-squat', 8, 12),
          entry('romanian-deadlift', 8, 12),
          entry('jump-squat', 6, 8, { setType: 'jump' }),
          hold('wall-sit', 45),
        ),
      },
    ],
  },
  {
    id: 'rtn_barbell',
    title: 'Barbell basics',
    description: 'Not ready for members yet.',
    level: 'advanced',
    code: codeOf('THRDRTN'),
    published: false,
    days: [
      {
        name: 'Heavy',
        slots: oneByOne(entry('back-squat', 5, 5), entry('barbell-bench-press', 5, 5), entry('deadlift', 5, 5)),
      },
    ],
  },
];

/** Our routines, made in the month before `now`, unix seconds: two for members, and one that is still being written. */
export const routinesAt = (now: number): Row[] =>
  routines.map((routine, at) => ({ ...routine, createdBy: 'usr_staff_producer', createdAt: now - (30 - at) * DAY }));
