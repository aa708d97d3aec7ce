import { atom, onMount } from 'nanostores';
import { signIn } from '../../../core/contract/auth.js';
import type { Failure } from '../../../core/contract/failure.js';
import { forgotPassword, getUser, resetPassword } from '../../../core/contract/users.js';
import type { Session } from '../../../core/session/session.js';
import { check } from './check.js';
import type { SignInFailure } from './copy.js';
import { asked, type Asked, type Field, type FormScreen, type Problems, type Screen } from './screen.js';

export interface SignInInputs {
  email?: string | undefined;
  resetToken?: string | undefined;
}

const isForm = (screen: Screen): screen is FormScreen => 'sending' in screen;

/** Signing in, and the way back in for whoever forgot the password. */
export function createSignIn({ email: given, resetToken }: SignInInputs, session: Session) {
  const $screen = atom<Screen>(resetToken ? { is: 'resetting', token: resetToken, ...asked() } : { is: 'signingIn', ...asked(given) });
  let signingIn = false;

  const knownEmail = () => given ?? session.get().flags.user.email;

  /** Changes what is typed and how far it is, whichever form is shown. */
  const change = (next: Partial<Asked>) => {
    const screen = $screen.get();
    if (isForm(screen)) $screen.set({ ...screen, ...next });
  };

  const greet = async (userId: string, signal: AbortSignal) => {
    $screen.set({ is: 'signedIn', userId, person: undefined });
    const answer = await session.request(getUser, { userId }, { signal });
    if (!answer.ok) return;
    const { email, firstName, lastName } = answer.data;
    session.rememberUser({ email, firstName, lastName });
    const screen = $screen.get();
    if (screen.is === 'signedIn' && screen.userId === userId) $screen.set({ ...screen, person: answer.data });
  };

  onMount($screen, () => {
    let abort = new AbortController();
    const begun = $screen.get();
    if (begun.is === 'signingIn' && !begun.email) change({ email: knownEmail() ?? '' });
    const stop = session.$state.subscribe(({ userId, endedBy }) => {
      const screen = $screen.get();
      // A link to reset the password is meant for now, whoever is signed in.
      if (signingIn || screen.is === 'resetting') return;
      const notice = endedBy === 'refused' || endedBy === 'elsewhere' ? 'ended' : undefined;
      if (userId) {
        if (screen.is === 'signedIn' && screen.userId === userId) return;
        abort.abort();
        abort = new AbortController();
        void greet(userId, abort.signal);
      } else if (screen.is === 'signedIn') $screen.set({ is: 'signingIn', ...asked(knownEmail()), notice });
      else if (screen.is === 'signingIn' && notice && !screen.notice) $screen.set({ ...screen, notice });
    });
    return () => {
      abort.abort();
      stop();
    };
  });

  /** The form as it may be sent, marked as being sent; nothing while it may not. */
  const send = <Name extends FormScreen['is']>(name: Name): Extract<FormScreen, { is: Name }> | undefined => {
    const screen = $screen.get();
    if (!isForm(screen) || !isNamed(screen, name) || screen.sending) return undefined;
    const problems = check(screen);
    const wrong = Object.values(problems).some(problem => problem !== undefined);
    change(wrong ? { problems, refusal: { problems } } : { problems, refusal: undefined, sending: true });
    return wrong ? undefined : screen;
  };

  const refuse = ({ code, retryAfter, fields = [] }: Failure<SignInFailure>) => {
    const marked = (field: Field) => fields.find(({ path }) => path === field)?.message;
    const problems: Problems = { email: marked('email'), password: marked('password') };
    change({ sending: false, problems, refusal: { code, retryAfter, problems } });
  };

  return {
    $screen,
    type: (field: Field, value: string) => {
      const screen = $screen.get();
      if (!isForm(screen)) return;
      const typed = { ...screen, [field]: value };
      change({ [field]: value, ...(screen.problems[field] && { problems: { ...screen.problems, [field]: check(typed)[field] } }) });
    },
    /** Signs in; answers who it is. */
    async signIn(): Promise<{ userId: string } | undefined> {
      const form = send('signingIn');
      if (!form) return undefined;
      const email = form.email.trim();
      signingIn = true;
      const answer = await session.request(signIn, { email, password: form.password });
      signingIn = false;
      if (!answer.ok) {
        refuse(answer.failure);
        return undefined;
      }
      const { userId } = answer.data;
      session.rememberUser({ email });
      void greet(userId, new AbortController().signal);
      return { userId };
    },
    forget: () => {
      const screen = $screen.get();
      $screen.set({ is: 'forgetting', ...asked(isForm(screen) && screen.email ? screen.email : knownEmail()) });
    },
    async sendLink(): Promise<void> {
      const form = send('forgetting');
      if (!form) return;
      const email = form.email.trim();
      const answer = await session.request(forgotPassword, { email });
      if (answer.ok) $screen.set({ is: 'linkSent', email });
      else refuse(answer.failure);
    },
    /** Sets the new password; answers whether it is set. */
    async reset(): Promise<boolean> {
      const form = send('resetting');
      if (!form) return false;
      const answer = await session.request(resetPassword, { token: form.token, password: form.password });
      if (!answer.ok) {
        if (answer.failure.code === 'tokenInvalid') $screen.set({ is: 'linkInvalid' });
        else refuse(answer.failure);
        return false;
      }
      // The back end has ended every session of that person; the one of this page, too, may be theirs.
      $screen.set({ is: 'signingIn', ...asked(knownEmail()), notice: 'reset' });
      if (session.get().userId) await session.signOut();
      return true;
    },
    backToSignIn: () => $screen.set({ is: 'signingIn', ...asked(knownEmail()) }),
    useAnotherAccount: () => void session.signOut(),
    // The store itself stops what is under way, once its last listener has been gone for a second: StrictMode comes back before.
    dispose: () => undefined,
  };
}

export type SignInModel = ReturnType<typeof createSignIn>;

const isNamed = <Name extends FormScreen['is']>(screen: FormScreen, name: Name): screen is Extract<FormScreen, { is: Name }> => screen.is === name;
