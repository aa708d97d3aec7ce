import { atom, onMount } from 'nanostores';
import { signIn } from '../../../core/contract/auth.js';
import { getUser } from '../../../core/contract/users.js';
import { forgotPassword, resetPassword } from '../../../core/contract/user-security.js';
import { hasEnded } from '../../../core/session/protocol.js';
import type { Session } from '../../../core/session/session.js';
import { createForm } from '../../form/form.js';
import { checkEmail, checkNewPassword, checkPassword, type FieldProblem } from './check.js';
import type { SignInFailure } from './copy.js';
import type { Screen } from './screen.js';

export interface SignInInputs {
  email?: string | undefined;
  resetToken?: string | undefined;
}

interface Credentials {
  email: string;
  password: string;
}

/** Signing in, and the way back in for a person who forgot the password: a form for each. */
export function createSignIn({ email: given, resetToken }: SignInInputs, session: Session) {
  const credentials = createForm<Credentials, FieldProblem, SignInFailure>({
    blank: { email: given ?? '', password: '' },
    check: (field, values) => (field === 'email' ? checkEmail(values.email) : checkPassword(values.password)),
  });
  const address = createForm<{ email: string }, FieldProblem, SignInFailure>({
    blank: { email: '' },
    check: (_, { email }) => checkEmail(email),
  });
  const newPassword = createForm<{ password: string }, FieldProblem, SignInFailure>({
    blank: { password: '' },
    check: (_, { password }) => checkNewPassword(password),
  });
  const $screen = atom<Screen>(resetToken ? { is: 'resetting', token: resetToken } : { is: 'signingIn' });
  let signingIn = false;

  const knownEmail = () => given ?? session.get().flags.user.email;

  const askAgain = (notice?: 'ended' | 'reset') => {
    credentials.reset({ email: knownEmail() ?? '' });
    $screen.set({ is: 'signingIn', notice });
  };

  const greet = async (userId: string, signal: AbortSignal) => {
    $screen.set({ is: 'signedIn', userId, person: undefined });
    const answer = await session.request(getUser, { userId }, { signal });
    if (!answer.ok) return;
    const { email, firstName, lastName } = answer.data;
    const person = { ...(email !== null && { email }), firstName, lastName };
    session.rememberUser(person);
    const screen = $screen.get();
    if (screen.is === 'signedIn' && screen.userId === userId) $screen.set({ ...screen, person });
  };

  onMount($screen, () => {
    let abort = new AbortController();
    credentials.know({ email: knownEmail() ?? '' });
    const stop = session.$state.subscribe(state => {
      const { userId } = state;
      const screen = $screen.get();
      // A link to reset the password is meant for now, even if another user is signed in.
      if (signingIn || screen.is === 'resetting') return;
      const notice = hasEnded(state) ? 'ended' : undefined;
      if (userId) {
        if (screen.is === 'signedIn' && screen.userId === userId) return;
        abort.abort();
        abort = new AbortController();
        void greet(userId, abort.signal);
      } else if (screen.is === 'signedIn') askAgain(notice);
      else if (screen.is === 'signingIn' && notice && !screen.notice) $screen.set({ ...screen, notice });
    });
    return () => {
      abort.abort();
      stop();
    };
  });

  return {
    $screen,
    credentials,
    address,
    newPassword,
    /** Signs in; answers who it is. */
    async signIn(): Promise<{ userId: string } | undefined> {
      const sent = await credentials.send(async ({ email, password }) => {
        signingIn = true;
        const answer = await session.request(signIn, { email: email.trim(), password });
        signingIn = false;
        return answer;
      });
      if (sent.is !== 'taken') return undefined;
      const { userId } = sent.data;
      session.rememberUser({ email: sent.values.email.trim() });
      credentials.reset();
      void greet(userId, new AbortController().signal);
      return { userId };
    },
    forget: () => {
      address.reset({ email: credentials.$form.get().values.email || knownEmail() || '' });
      $screen.set({ is: 'forgetting' });
    },
    async sendLink(): Promise<void> {
      const sent = await address.send(({ email }) => session.request(forgotPassword, { email: email.trim() }));
      if (sent.is === 'taken') $screen.set({ is: 'linkSent', email: sent.values.email.trim() });
    },
    /** Sets the new password; answers whether it is set. */
    async reset(): Promise<boolean> {
      const screen = $screen.get();
      if (screen.is !== 'resetting') return false;
      const sent = await newPassword.send(({ password }) =>
        session.request(resetPassword, { token: screen.token, password }),
      );
      if (sent.is === 'refused' && sent.code === 'tokenInvalid') $screen.set({ is: 'linkInvalid' });
      if (sent.is !== 'taken') return false;
      newPassword.reset();
      // The back end has ended every session of that person; the one of this page, too, may be theirs.
      askAgain('reset');
      if (session.get().userId) await session.signOut();
      return true;
    },
    backToSignIn: () => askAgain(),
    useAnotherAccount: () => void session.signOut(),
  };
}

export type SignInModel = ReturnType<typeof createSignIn>;

export type SignInForm<Values extends object> = ReturnType<typeof createForm<Values, FieldProblem, SignInFailure>>;
