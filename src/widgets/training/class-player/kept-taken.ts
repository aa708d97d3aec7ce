import type { NewWorkout } from '../../../core/contract/schemas/training/workouts.js';
import { has } from '../../../core/has.js';
import { browserStore, type Store } from '../../../core/session/storage.js';

/** What of a class that was taken has to be remembered. */
export interface TakenWorkout {
  /** Of the call that saves it: pressed again, or after a reload, it is one workout. */
  key: string;
  workout: Pick<NewWorkout, 'type' | 'startedAt' | 'timeZone' | 'durationSeconds' | 'completed'> & { endedAt: number };
}

function readKept(text: string | undefined): TakenWorkout | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    // only this file writes it
    return has(kept, 'key') && has(kept, 'workout') ? (kept as unknown as TakenWorkout) : undefined;
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
