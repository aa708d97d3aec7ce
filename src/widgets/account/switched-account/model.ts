import { atom, computed, onMount } from 'nanostores';
import { switchFamilyMember } from '../../../core/contract/auth.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import { familyNames, type FamilyNames } from '../../../core/session/family-names.js';
import { isActing, isSwitched } from '../../../core/session/is-switched.js';
import type { Session } from '../../../core/session/session.js';

interface Press {
  working: boolean;
  failed?: CommonFailure;
}

export type Screen =
  /** Nobody is switched in. `cameBack` when a parent was, a moment ago. */
  { is: 'own'; cameBack: boolean } | ({ is: 'switched' } & FamilyNames & Press);

/** The member to whom a parent has switched, and the way back to the own account. */
export function createSwitchedAccount({ session, onBack }: { session: Session; onBack: (userId: string) => void }) {
  const $press = atom<Press>({ working: false });
  const $cameBack = atom(false);
  const $screen = computed(
    [session.$state, familyNames(session), $press, $cameBack],
    ({ claims }, names, press, cameBack): Screen =>
      isSwitched(claims) ? { is: 'switched', ...names, ...press } : { is: 'own', cameBack },
  );

  onMount($screen, () => {
    let was = false;
    return session.$state.subscribe(({ claims, userId }) => {
      const is = isSwitched(claims);
      if (is === was) return;
      was = is;
      $press.set({ working: false });
      // A user who was signed out has nowhere to be back to.
      $cameBack.set(!is && userId !== undefined);
      if (!is && userId !== undefined) onBack(userId);
    });
  });

  return {
    $screen,
    /** One of our staff is in the account of a member. */
    $isActing: computed(session.$state, ({ claims }) => isActing(claims)),
    async back() {
      const { claims } = session.get();
      if (!claims || !isSwitched(claims) || $press.get().working) return;
      $press.set({ working: true });
      // The answer brings a token, which the session takes up by itself.
      const answer = await session.request(switchFamilyMember, { userId: claims.par });
      $press.set({ working: false, ...(!answer.ok && { failed: answer.failure.code }) });
    },
  };
}
