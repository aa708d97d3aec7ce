import { MOST, type DraftDay, type DraftEntry } from './draft.js';
import type { NumberName, Unreadable } from './unreadable.js';

/** What can be wrong with a part of the days. */
export type PartProblem =
  | 'dayName'
  | 'dayNameTooLong'
  | 'dayEmpty'
  | 'sets'
  | 'reps'
  | 'repsOrder'
  | 'hold'
  | 'weight'
  | 'rest'
  | 'rir'
  | 'notNumber';

/** A place that a problem is said beside: `name` and `slots` of a day, else a field of an entry; `reps` is the range and its low end. */
export type PartField = 'name' | 'slots' | 'sets' | 'reps' | 'high' | 'hold' | 'weight' | 'rest' | 'rir';

export interface Trouble {
  /** Of the day or the entry. */
  key: string;
  field: PartField;
  /** A code that the form has words for, or the server's own text. */
  problem: PartProblem | { readonly said: string };
}

const isWithin = (value: number | null, least: number, most: number): boolean =>
  value !== null && Number.isInteger(value) && value >= least && value <= most;

/** The limits are those of schemas/strength/routines.ts. */
function entryTroubles({ key, sets, low, high, holdSeconds, weight, restSeconds, rir }: DraftEntry): Trouble[] {
  const hasReps = low !== null || high !== null;
  const isReps = (value: number | null) => value === null || isWithin(value, 1, 200);
  const found: [PartField, PartProblem | false][] = [
    ['sets', !isWithin(sets, 1, MOST.sets) && 'sets'],
    ['reps', (!isReps(low) || !isReps(high) || (!hasReps && holdSeconds === null)) && 'reps'],
    ['reps', low !== null && high !== null && low > high && 'repsOrder'],
    ['hold', holdSeconds !== null && !isWithin(holdSeconds, 1, 3600) && 'hold'],
    ['weight', weight !== null && !isWithin(weight, 0, 1_000_000) && 'weight'],
    ['rest', !isWithin(restSeconds, 0, 3600) && 'rest'],
    ['rir', rir !== null && !isWithin(rir, 0, 10) && 'rir'],
  ];
  return found.flatMap(([field, problem]) => (problem ? [{ key, field, problem }] : []));
}

const numberFields: Readonly<Record<NumberName, PartField>> = {
  sets: 'sets',
  low: 'reps',
  high: 'high',
  holdSeconds: 'hold',
  weight: 'weight',
  restSeconds: 'rest',
  rir: 'rir',
};

/** Everything that would be refused, or could not be read, day by day. */
export const troublesOf = (days: readonly DraftDay[], unreadable: readonly Unreadable[] = []): Trouble[] =>
  days.flatMap(({ key, name, slots }) => {
    const length = name.trim().length;
    const own: [PartField, PartProblem | false][] = [
      ['name', length === 0 && 'dayName'],
      ['name', length > 60 && 'dayNameTooLong'],
      ['slots', slots.length === 0 && 'dayEmpty'],
    ];
    const entries = slots.flatMap(slot => slot.entries);
    return [
      ...own.flatMap(([field, problem]) => (problem ? [{ key, field, problem }] : [])),
      ...entries.flatMap(entryTroubles),
      // what a field that must not be empty says of itself goes first
      ...unreadable
        .filter(one => entries.some(entry => entry.key === one.key))
        .map(one => ({ key: one.key, field: numberFields[one.name], problem: 'notNumber' as const })),
    ];
  });

const fieldNames: Readonly<Record<string, PartField>> = {
  ...numberFields,
  name: 'name',
  slots: 'slots',
  reps: 'reps',
};

/** What the server says of a place in the days, `days.0.slots.1.entries.0.sets`, at the part that stood there when it was sent. */
export function saidOf(days: readonly DraftDay[], said: readonly { path: string; message: string }[] = []): Trouble[] {
  return said.flatMap(({ path, message }) => {
    const [root, dayAt, first = '', slotAt, , entryAt, last = ''] = path.split('.');
    const day = root === 'days' ? days[Number(dayAt)] : undefined;
    if (!day) return [];
    const entry = slotAt === undefined ? undefined : day.slots[Number(slotAt)]?.entries[Number(entryAt)];
    const key = entry?.key ?? day.key;
    // a place without a field of its own is said at the nearest that has one
    const field = entry ? (fieldNames[last] ?? 'sets') : first === 'name' ? 'name' : 'slots';
    return [{ key, field, problem: { said: message } }];
  });
}
