import { atom, computed, onMount } from 'nanostores';
import type { FailOf } from '../../../core/contract/call.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import { changeFamily, readInvitation } from '../../../core/contract/family.js';
import { resetPassword } from '../../../core/contract/user-security.js';
import { meetsPolicy } from '../../../core/password-policy.js';
import { isParent } from '../../../core/session/claims.js';
import type { Session } from '../../../core/session/session.js';
import { createForm } from '../../form/form.js';

export type JoinFailure = 'invitationUsed' | FailOf<typeof changeFamily> | FailOf<typeof resetPassword> | CommonFailure;

/** Why the visitor is asked to sign in: the invited address has an account, or it has just been given one. */
export type SignInReason = 'exists' | 'isSet';

export type Screen =
  /** Nobody is signed in: the invited address may have no account yet. */
  | { is: 'password' }
  | { is: 'signIn'; because: SignInReason | undefined }
  /** The visitor was signed in when they opened the link. */
  | { is: 'confirm' }
  | { is: 'joining' }
  | { is: 'joined'; parentName: string | undefined }
  /** `isFinal` when it will not become different by trying again. */
  | { is: 'refused'; code: JoinFailure; isFinal: boolean };

const FINAL: ReadonlySet<JoinFailure> = new Set<JoinFailure>([
  'tokenInvalid',
  'invitationUsed',
  'validationFailed',
  'notFound',
  'memberHasSubscription',
  'hasFamily',
  'alreadyInFamily',
  'notWhileActing',
]);

const refused = (code: JoinFailure): Screen => ({ is: 'refused', code, isFinal: FINAL.has(code) });

/** From a mailed invitation to belonging to the family (domain 1.8). */
export function createFamilyInvitation({
  session,
  token,
  onJoined,
}: {
  session: Session;
  token: string | undefined;
  onJoined: (userId: string) => void;
}) {
  const $screen = atom<Screen>(token ? { is: 'password' } : refused('tokenInvalid'));
  /** Kept nowhere: it is set, or it is typed again. */
  const form = createForm<{ password: string }, 'weak', JoinFailure>({
    blank: { password: '' },
    check: (_, { password }) => (meetsPolicy(password) ? undefined : 'weak'),
  });
  let begun = false;

  const ask = (screen: Screen) => {
    form.reset();
    $screen.set(screen);
  };

  /** An invitation that cannot be accepted any more says so before it asks for anything. */
  const look = async (given: string) => {
    const { is } = $screen.get();
    const answer = await session.request(readInvitation, { token: given });
    if (!answer.ok || answer.data.is === 'open' || $screen.get().is !== is || form.$form.get().dirty) return;
    $screen.set(refused(answer.data.is === 'used' ? 'invitationUsed' : 'tokenInvalid'));
  };

  onMount($screen, () => {
    const leave = session.$userId.subscribe(userId => {
      const { is } = $screen.get();
      if (!begun && userId && is === 'password') $screen.set({ is: 'confirm' });
      begun = true;
      // Signed out here or in another tab: nobody is left who could say yes.
      if (!userId && is === 'confirm') ask({ is: 'signIn', because: undefined });
    });
    if (token) void look(token);
    return leave;
  });

  const joined = (userId: string, parentName?: string) => {
    $screen.set({ is: 'joined', parentName });
    onJoined(userId);
  };

  const join = async () => {
    const { userId, claims } = session.get();
    if (!token || $screen.get().is === 'joining') return;
    if (!userId) return ask({ is: 'signIn', because: undefined });
    $screen.set({ is: 'joining' });
    const stoodAlone = isParent(claims);
    const answer = await session.request(changeFamily, { userId, action: 'join', token });
    // The former token says nothing about the family; and a lost answer may have been a yes.
    await session.refresh();
    if (answer.ok) return joined(userId, answer.data.items.find(({ status }) => status === 'parent')?.displayName);
    const now = session.get();
    if (stoodAlone && !isParent(now.claims) && now.userId === userId) return joined(userId);
    // The sign-in says itself that the session is over.
    $screen.set(
      answer.failure.code === 'signedOut' ? { is: 'signIn', because: undefined } : refused(answer.failure.code),
    );
  };

  return {
    $screen,
    $person: computed(session.$state, ({ userId, flags }) => ({
      isSignedIn: userId !== undefined,
      email: flags.user.email,
    })),
    form,
    join,
    toPassword: () => ask({ is: 'password' }),
    toSignIn: () => ask({ is: 'signIn', because: undefined }),

    /** A password is all it takes for an invited address without an account. */
    async setPassword() {
      if (!token) return;
      const sent = await form.send(async ({ password }) => {
        const answer = await session.request(resetPassword, { token, password });
        if (answer.ok) return { ok: true, data: 'isSet' as const };
        return answer.failure.debug?.['reason'] === 'accountExists' ? { ok: true, data: 'exists' as const } : answer;
      });
      if (sent.is === 'taken') ask({ is: 'signIn', because: sent.data });
    },

    /** A person who has set a password by the invitation belongs to the family with it; anybody else joins now. */
    signedIn(userId: string) {
      const screen = $screen.get();
      if (screen.is === 'signIn' && screen.because === 'isSet' && !isParent(session.get().claims)) joined(userId);
      else void join();
    },

    useAnotherAccount: () => void session.signOut(),
  };
}

export type InvitationModel = ReturnType<typeof createFamilyInvitation>;
