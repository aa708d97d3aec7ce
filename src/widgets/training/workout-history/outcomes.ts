import { atom } from 'nanostores';
import type { CommonFailure } from '../../../core/contract/failure.js';

interface Why {
  code: CommonFailure;
  retryAfter?: number | undefined;
}

/** What has become of a press; `count` workouts. */
export type Became = { count: number } & (
  | { is: 'deleted'; workoutIds: readonly string[] }
  | { is: 'restored' }
  /** `left`: more than a file holds. */
  | { is: 'saved'; fileName: string; left: number }
  /** Can be tried again. */
  | ({ is: 'notRestored'; workoutIds: readonly string[] } & Why)
  | ({ is: 'notDeleted' | 'notSaved' } & Why)
);

export type Outcome = Became & { id: string };

/** What has become of presses, until somebody closes it. */
export function createOutcomes() {
  const $outcomes = atom<readonly Outcome[]>([]);
  let said = 0;
  return {
    $outcomes,
    say(became: Became): void {
      said += 1;
      $outcomes.set([...$outcomes.get(), { ...became, id: `outcome-${said}` }]);
    },
    close: (id: string) => $outcomes.set($outcomes.get().filter(outcome => outcome.id !== id)),
  };
}

export type Outcomes = ReturnType<typeof createOutcomes>;
