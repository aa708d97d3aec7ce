import { atom } from 'nanostores';
import type { CommonFailure } from '../../../../core/contract/failure.js';

interface Why {
  code: CommonFailure;
  retryAfter?: number | undefined;
}

/** What has become of a press: of a session by its title, or of the bests of an exercise; null for all of them. */
export type Became =
  | { is: 'deleted'; title: string; workoutId: string }
  | { is: 'restored'; title: string }
  | { is: 'reset'; exercise: string | null }
  | ({ is: 'notDeleted' | 'notRestored'; title: string } & Why);

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
