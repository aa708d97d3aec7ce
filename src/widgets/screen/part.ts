import { atom } from 'nanostores';
import type { CommonFailure, Result } from '../../core/contract/failure.js';
import type { Session } from '../../core/session/session.js';

/** A piece of a screen that comes, or does not come, by itself: what is beside it shows all the same. */
export type Piece<Data extends object> =
  | { is: 'loading' }
  | { is: 'failed'; code: CommonFailure }
  /** `now` by the server's clock, unix seconds. */
  | ({ is: 'known'; now: number } & Data);

/** A list as such a piece. */
export type Part<Item> = Piece<{ items: readonly Item[] }>;

/** Whose lists are read, and until when anybody wants them. */
export interface Visit {
  userId: string;
  signal: AbortSignal;
}

export function createPiece<Data extends object>(
  { clock }: Session,
  read: (visit: Visit) => Promise<Result<Data, CommonFailure>>,
) {
  const $part = atom<Piece<Data>>({ is: 'loading' });
  return {
    $part,
    /** `quietly` leaves what is shown until the answer is there. */
    async load(visit: Visit, { quietly = false } = {}): Promise<void> {
      if (!quietly) $part.set({ is: 'loading' });
      const answer = await read(visit);
      if (!visit.signal.aborted)
        $part.set(
          answer.ok ? { ...answer.data, is: 'known', now: clock.now() } : { is: 'failed', code: answer.failure.code },
        );
    },
  };
}

export const createPart = <Item>(
  session: Session,
  read: (visit: Visit) => Promise<Result<{ items: readonly Item[] }, CommonFailure>>,
) => createPiece<{ items: readonly Item[] }>(session, read);
