import type { NewWorkout } from '../../../core/contract/schemas/training/workouts.js';
import { has } from '../../../core/has.js';
import { browserStore, type Store } from '../../../core/session/storage.js';

/** What of a class that was taken has to be remembered. */
export interface TakenWorkout {
  /** Of the call that saves it: pressed again, or after a reload, it is one workout. */
  key: string;
  workout: Pick<NewWorkout, 'type' | 'startedAt' | 'timeZone' | 'durationSeconds' | 'completed'> & { endedAt: number };
}

const kinds = {
  type: 'string',
  startedAt: 'number',
  endedAt: 'number',
  timeZone: 'string',
  durationSeconds: 'number',
  completed: 'boolean',
} as const satisfies Record<keyof TakenWorkout['workout'], string>;

const isWorkout = (value: unknown): value is TakenWorkout['workout'] =>
  Object.entries(kinds).every(([name, kind]) => has(value, name) && typeof value[name] === kind);

/** What a text holds; nothing where it is none of ours, or broken. */
export function readKept(text: string | undefined): TakenWorkout | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    return has(kept, 'key') && typeof kept.key === 'string' && has(kept, 'workout') && isWorkout(kept.workout)
      ? { key: kept.key, workout: kept.workout }
      : undefined;
  } catch {
    return undefined;
  }
}

/** A class that somebody has taken and not saved yet, in the tab's own storage: it survives a reload, and closes with the tab. */
export function keptTaken(contentId: string, tab: Store = browserStore(() => sessionStorage)) {
  const keyOf = (userId: string) => `echelon-taken-${userId}-${contentId}`;
  return {
    read: (userId: string) => readKept(tab.read(keyOf(userId))),
    write: (userId: string, taken: TakenWorkout | undefined) =>
      tab.write(keyOf(userId), taken && JSON.stringify(taken)),
  };
}
