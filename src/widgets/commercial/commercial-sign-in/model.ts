import { atom } from 'nanostores';
import { signInCommercial } from '../../../core/contract/auth.js';
import type { FailOf } from '../../../core/contract/call.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import { forgotPassword } from '../../../core/contract/user-security.js';
import { getUser } from '../../../core/contract/users.js';
import { isEmailAddress } from '../../../core/email-address.js';
import type { Session } from '../../../core/session/session.js';
import { createForm } from '../../form/form.js';
import { followPerson } from '../../screen/person-screen.js';

export type Failure = FailOf<typeof signInCommercial> | FailOf<typeof forgotPassword> | CommonFailure;
export type Problem = 'emailMissing' | 'emailMalformed' | 'passwordMissing';

export type Screen =
  /** `ended`: a session was there and is over. */
  | { is: 'signingIn'; ended: boolean }
  /** `isMember`: the account is a membership, with nothing commercial to it. The address is missing while it is not known. */
  | { is: 'signedIn'; userId: string; email: string | undefined; isMember: boolean }
  | { is: 'forgetting' }
  /** The same whether or not there is such an account. */
  | { is: 'linkSent'; email: string };

function checkEmail(value: string): Problem | undefined {
  const email = value.trim();
  if (!email) return 'emailMissing';
  return isEmailAddress(email) ? undefined : 'emailMalformed';
}

/** Signs in whoever has business with locations; for a member the pair is wrong, and no more is said. */
export function createCommercialSignIn({ email: given = '' }: { email?: string | undefined }, session: Session) {
  const $screen = atom<Screen>({ is: 'signingIn', ended: false });
  const credentials = createForm<{ email: string; password: string }, Problem, Failure>({
    blank: { email: given, password: '' },
    check: (field, { email, password }) =>
      field === 'email' ? checkEmail(email) : password ? undefined : 'passwordMissing',
  });
  const address = createForm<{ email: string }, Problem, Failure>({
    blank: { email: '' },
    check: (_, { email }) => checkEmail(email),
  });

  const greet = async (userId: string, signal: AbortSignal) => {
    const isMember = !session.get().claims?.role.some(role => role !== 'Member');
    $screen.set({ is: 'signedIn', userId, email: session.get().flags.user.email, isMember });
    const answer = await session.request(getUser, { userId }, { signal });
    if (signal.aborted || !answer.ok || answer.data.email === null) return;
    session.rememberUser({ email: answer.data.email });
    $screen.set({ is: 'signedIn', userId, email: answer.data.email, isMember });
  };

  followPerson(session, $screen, ({ userId, ended }, signal) => {
    const { is } = $screen.get();
    if (userId) return void greet(userId, signal);
    if (is === 'signedIn') credentials.reset({ email: '' });
    if (is === 'signedIn' || is === 'signingIn') $screen.set({ is: 'signingIn', ended });
  });

  return {
    $screen,
    credentials,
    address,
    /** Answers who it is. */
    async signIn(): Promise<{ userId: string } | undefined> {
      const sent = await credentials.send(({ email, password }) =>
        session.request(signInCommercial, { email: email.trim(), password }),
      );
      if (sent.is !== 'taken') return undefined;
      session.rememberUser({ email: sent.values.email.trim() });
      credentials.reset({ email: '' });
      return { userId: sent.data.userId };
    },
    forget() {
      address.reset({ email: credentials.$form.get().values.email });
      $screen.set({ is: 'forgetting' });
    },
    async sendLink(): Promise<void> {
      const sent = await address.send(({ email }) => session.request(forgotPassword, { email: email.trim() }));
      if (sent.is === 'taken') $screen.set({ is: 'linkSent', email: sent.values.email.trim() });
    },
    back: () => $screen.set({ is: 'signingIn', ended: false }),
    useAnother: () => void session.signOut(),
  };
}

export type SignInModel = ReturnType<typeof createCommercialSignIn>;
