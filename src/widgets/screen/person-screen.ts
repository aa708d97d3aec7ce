import { onMount, type Store } from 'nanostores';
import type { CommonFailure, Failure } from '../../core/contract/failure.js';
import { hasEnded } from '../../core/session/protocol.js';
import type { Session } from '../../core/session/session.js';

/** What replaces a user's own things while nobody is signed in. */
export interface SignedOut {
  is: 'signedOut';
  /** A session was there and is over, other than by the person's own wish. */
  ended: boolean;
}

interface Failed {
  is: 'failed';
  code: CommonFailure;
}

/** The account is a child's, and what would be here is its parent's. */
interface ChildAccount {
  is: 'child';
  /** The parent's, where the server says it; else empty. */
  name: string;
}

/** What a screen of a user's own things is while it shows none of them: the same for all, as are its words. */
export type PersonScreen = { is: 'loading' } | SignedOut | Failed | ChildAccount;

/** What a failure leaves to show. */
export function failedScreen({ code, debug }: Failure<CommonFailure | 'parentRequired'>): Failed | ChildAccount {
  if (code !== 'parentRequired') return { is: 'failed', code };
  const name = debug?.['name'];
  return { is: 'child', name: typeof name === 'string' ? name : '' };
}

/** The signed-in user, if there is one. */
interface Person extends Pick<SignedOut, 'ended'> {
  userId: string | undefined;
}

interface Following {
  /**
   * Signals for the requests of this person: aborted as soon as another person takes over, or no component reads them
   * any more.
   */
  readonly signal: AbortSignal;
  /** Starts again with the same person. */
  again: () => void;
}

/** Begins with the signed-in user when a component first reads the screen, and again with each user after them. */
export function followPerson(
  session: Session,
  $screen: Store,
  begin: (person: Person, signal: AbortSignal) => void,
): Following {
  let abort = new AbortController();
  const again = () => {
    abort.abort();
    abort = new AbortController();
    const state = session.get();
    begin({ userId: state.userId, ended: hasEnded(state) }, abort.signal);
  };
  onMount($screen, () => {
    const leave = session.$userId.subscribe(again);
    return () => {
      leave();
      abort.abort();
    };
  });
  return {
    get signal() {
      return abort.signal;
    },
    again,
  };
}

/** The same for a screen of nothing but a person's own things. `before` is done first each time, with nobody too. */
export function loadForPerson(
  session: Session,
  $screen: Store & { set: (screen: SignedOut) => void },
  load: (userId: string, signal: AbortSignal) => Promise<void>,
  before?: (userId: string | undefined) => void,
): Following {
  return followPerson(session, $screen, ({ userId, ended }, signal) => {
    before?.(userId);
    if (userId) void load(userId, signal);
    else $screen.set({ is: 'signedOut', ended });
  });
}
