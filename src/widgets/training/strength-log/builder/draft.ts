import type { ContentLevel } from '../../../../core/contract/schemas/content/segments.js';
import type { NewOwnRoutine, RoutineDay, RoutineEntry } from '../../../../core/contract/schemas/strength/routines.js';

/** The most that a routine can have of each (schemas/strength/routines.ts). */
export const MOST = { days: 14, slots: 20, entries: 6, sets: 20 } as const;

/** How sets are done, ordinary ones first. */
export const setTypes = [
  'normal',
  'dropset',
  'myo',
  'partial',
  'forced',
  'tut',
  'iso',
  'jump',
] as const satisfies readonly RoutineEntry['setType'][];

/** An entry while somebody types: null where nothing is, or what is no number. Grams and seconds, as the server has them. */
export interface DraftEntry {
  /** Its own for as long as it is built, wherever it goes. */
  key: string;
  exerciseId: string;
  setType: RoutineEntry['setType'];
  sets: number | null;
  low: number | null;
  high: number | null;
  holdSeconds: number | null;
  weight: number | null;
  restSeconds: number | null;
  rir: number | null;
}

/** Entries that take turns; one alone is done by itself. */
export interface DraftSlot {
  key: string;
  entries: readonly DraftEntry[];
}

export interface DraftDay {
  key: string;
  name: string;
  slots: readonly DraftSlot[];
}

/** What a form of a routine holds. */
export interface Draft {
  title: string;
  description: string;
  level: ContentLevel;
  days: readonly DraftDay[];
}

export const newKey = (): string => crypto.randomUUID();

const draftEntry = ({ reps, ...entry }: RoutineEntry): DraftEntry => ({
  ...entry,
  key: newKey(),
  low: reps?.low ?? null,
  high: reps?.high ?? null,
});

/** A routine as it is typed over. */
export const draftOf = ({ title, description = '', level, days }: NewOwnRoutine): Draft => ({
  title,
  description,
  level,
  days: days.map(({ name, slots }) => ({
    key: newKey(),
    name,
    slots: slots.map(({ entries }) => ({ key: newKey(), entries: entries.map(draftEntry) })),
  })),
});

export const newDay = (name: string): DraftDay => ({ key: newKey(), name, slots: [] });

/** An exercise as most people do it: three sets with a minute and a half of rest; a hold for half a minute. */
export const newSlot = ({ id, isHold }: { id: string; isHold: boolean }): DraftSlot => ({
  key: newKey(),
  entries: [
    {
      key: newKey(),
      exerciseId: id,
      setType: isHold ? 'iso' : 'normal',
      sets: 3,
      low: isHold ? null : 8,
      high: isHold ? null : 12,
      holdSeconds: isHold ? 30 : null,
      weight: null,
      restSeconds: 90,
      rir: null,
    },
  ],
});

/** One number of a range is both ends of it. */
export function rangeOf({ low, high }: Pick<DraftEntry, 'low' | 'high'>): RoutineEntry['reps'] {
  const [from, to] = [low ?? high, high ?? low];
  return from === null || to === null ? null : { low: from, high: to };
}

/** What is sent of an entry; what is checked before leaves no number out. */
const entryOf = (entry: DraftEntry): RoutineEntry => ({
  exerciseId: entry.exerciseId,
  setType: entry.setType,
  sets: entry.sets ?? 1,
  reps: rangeOf(entry),
  holdSeconds: entry.holdSeconds,
  weight: entry.weight,
  restSeconds: entry.restSeconds ?? 0,
  rir: entry.rir,
});

/** The days as they are sent. */
export const daysOf = (days: readonly DraftDay[]): RoutineDay[] =>
  days.map(({ name, slots }) => ({
    name: name.trim(),
    slots: slots.map(({ entries }) => ({ entries: entries.map(entryOf) })),
  }));

/** A draft as it is sent. */
export const sentOf = ({ title, description, level, days }: Draft) => ({
  title: title.trim(),
  description: description.trim(),
  level,
  days: daysOf(days),
});

/** Whether a draft says what a routine says already. */
export const saysSame = (draft: Draft, routine: NewOwnRoutine): boolean =>
  JSON.stringify(sentOf(draft)) === JSON.stringify(sentOf(draftOf(routine)));
