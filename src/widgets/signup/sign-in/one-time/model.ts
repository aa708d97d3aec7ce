import { atom } from 'nanostores';
import { redeemOneTimeToken } from '../../../../core/contract/auth.js';
import type { Session } from '../../../../core/session/session.js';
import type { OneTimeFailure } from './copy.js';

export type OneTimeScreen =
  /** Somebody is signed in: a link changes that only when they say so, for it may be anybody's. */
  { is: 'other'; name: string | undefined } | { is: 'asking' } | { is: 'refused'; code: OneTimeFailure };

/** Signing in by a link that works once: at once where nobody is signed in. */
export function createOneTime(token: string, session: Session, onSignedIn: (who: { userId: string }) => void) {
  const { userId, flags } = session.get();
  const name = flags.user.email ?? flags.user.firstName;
  const $screen = atom<OneTimeScreen>(userId ? { is: 'other', name } : { is: 'asking' });
  let asked = false;

  const go = async () => {
    $screen.set({ is: 'asking' });
    const answer = await session.request(redeemOneTimeToken, { token });
    // the answer brings a token, which the session takes up by itself
    if (answer.ok) onSignedIn({ userId: answer.data.userId });
    else $screen.set({ is: 'refused', code: answer.failure.code });
  };

  return {
    $screen,
    go,
    /** Asks by itself, once. */
    begin() {
      if (asked || $screen.get().is !== 'asking') return;
      asked = true;
      void go();
    },
  };
}
