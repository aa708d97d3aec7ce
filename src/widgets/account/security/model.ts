import { atom } from 'nanostores';
import type { Session } from '../../../core/session/session.js';
import { followPerson, type PersonScreen } from '../../screen/person-screen.js';
import type { Visit } from '../../screen/part.js';
import { createPassword } from './password-model.js';
import { createSessions, type Outcome, type Which } from './sessions-model.js';

export type Screen =
  | PersonScreen
  /** `acting`: another person is signed in as this one, and the token says so. */
  | { is: 'signedIn'; acting: boolean; email: string | undefined };

/** Password and sessions of the signed-in user. The list loads, or fails, by itself. */
export function createSecurity(session: Session) {
  const $screen = atom<Screen>({ is: 'signedOut', ended: false });
  const password = createPassword(session);
  const sessions = createSessions(session);

  const during = <Done>(work: (visit: Visit) => Promise<Done>): Promise<Done> | undefined => {
    const { userId } = session.get();
    return userId === undefined ? undefined : work({ userId, signal: following.signal });
  };

  const following = followPerson(session, $screen, ({ userId, ended }) => {
    const { claims, flags } = session.get();
    password.begin();
    sessions.begin();
    if (!userId) return $screen.set({ is: 'signedOut', ended });
    $screen.set({ is: 'signedIn', acting: claims?.act !== undefined, email: flags.user.email });
    void during(sessions.load);
  });

  return {
    $screen,
    password: { form: password.form, $changed: password.$changed },
    sessions: { $part: sessions.$part, $ending: sessions.$ending },
    retrySessions: () => void during(sessions.load),

    /** Answers whether the password is another now. */
    async changePassword(): Promise<boolean> {
      const changed = (await during(password.submit)) ?? false;
      // The others are over, and the list says so.
      if (changed) void during(visit => sessions.load(visit, { quietly: true }));
      return changed;
    },

    end: async (which: Which): Promise<Outcome> =>
      (await during(visit => sessions.end(visit, which))) ?? { is: 'nothing' },
  };
}
