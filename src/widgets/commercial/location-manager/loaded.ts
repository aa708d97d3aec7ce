import { atom } from 'nanostores';
import type { CommonFailure, Result } from '../../../core/contract/failure.js';
import type { Session } from '../../../core/session/session.js';
import { followPerson } from '../../screen/person-screen.js';

/** Something that comes, or does not come, by itself: what is beside it shows all the same. */
export type Loaded<Data> =
  | { is: 'loading' }
  | { is: 'failed'; code: CommonFailure }
  /** `now` by the server's clock, unix seconds. */
  | { is: 'known'; data: Data; now: number };

/** Reads it for whoever is signed in, once somebody looks. */
export function createLoaded<Data>(
  session: Session,
  read: (signal: AbortSignal) => Promise<Result<Data, CommonFailure>>,
) {
  const $loaded = atom<Loaded<Data>>({ is: 'loading' });
  /** `quietly`: what is shown stays until the answer is there, and when none comes. */
  const load = async (signal: AbortSignal, quietly = false): Promise<void> => {
    const answer = await read(signal);
    if (signal.aborted) return;
    if (answer.ok) $loaded.set({ is: 'known', data: answer.data, now: session.clock.now() });
    else if (!quietly || $loaded.get().is !== 'known') $loaded.set({ is: 'failed', code: answer.failure.code });
  };
  const following = followPerson(session, $loaded, ({ userId }, signal) => {
    $loaded.set({ is: 'loading' });
    if (userId) void load(signal);
  });
  return {
    $loaded,
    retry: following.again,
    refresh: () => load(following.signal, true),
  };
}
