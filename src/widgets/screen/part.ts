import { atom } from 'nanostores';
import type { CommonFailure, Result } from '../../core/contract/failure.js';
import type { Session } from '../../core/session/session.js';

/** A list that comes, or does not come, by itself: what is beside it shows all the same. */
export type Part<Item> =
  | { is: 'loading' }
  | { is: 'failed'; code: CommonFailure }
  /** `now` by the server's clock, unix seconds. */
  | { is: 'known'; items: readonly Item[]; now: number };

/** Whose lists are read, and until when anybody wants them. */
export interface Visit {
  userId: string;
  signal: AbortSignal;
}

export function createPart<Item>(
  { clock }: Session,
  read: (visit: Visit) => Promise<Result<{ items: readonly Item[] }, CommonFailure>>,
) {
  const $part = atom<Part<Item>>({ is: 'loading' });
  return {
    $part,
    /** `quietly` leaves what is shown until the answer is there. */
    async load(visit: Visit, { quietly = false } = {}): Promise<void> {
      if (!quietly) $part.set({ is: 'loading' });
      const answer = await read(visit);
      if (!visit.signal.aborted)
        $part.set(
          answer.ok
            ? { is: 'known', items: answer.data.items, now: clock.now() }
            : { is: 'failed', code: answer.failure.code },
        );
    },
  };
}
