import { atom } from 'nanostores';
import type { CommonFailure } from '../../core/contract/failure.js';

/** Why something was not done. */
export interface Why {
  code: CommonFailure;
  retryAfter?: number | undefined;
}

/** What has become of presses, each until somebody closes it. */
export function createOutcomes<Became extends object>() {
  const $outcomes = atom<readonly (Became & { id: string })[]>([]);
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
