import { atom, computed, onMount } from 'nanostores';
import { getActing, giveActingReason } from '../../../core/contract/auth.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { Acting } from '../../../core/contract/schemas/auth.js';
import { isActing } from '../../../core/session/is-switched.js';
import type { Session } from '../../../core/session/session.js';

/** Shorter than what the back end takes for a reason. */
const SHORTEST = 3;

interface Press {
  working: boolean;
  failed?: CommonFailure | 'notActing' | 'tooShort' | undefined;
}

export type ActingScreen =
  | { is: 'nobody' }
  /** Who it is is not known yet, or could not be found out: the way out is there all the same. */
  | ({ is: 'acting'; known?: NonNullable<Acting>; minutesLeft?: number } & Press);

/** How often the time that is left is told anew, in milliseconds. */
const TICK = 15_000;

/** One of our staff in the account of a member: who and why, for how long, and the way out. */
export function createActing(session: Session) {
  const $known = atom<NonNullable<Acting> | undefined>();
  const $press = atom<Press>({ working: false });
  const $now = atom(session.clock.now());
  const $screen = computed([session.$state, $known, $press, $now], ({ claims }, known, press, now): ActingScreen =>
    isActing(claims)
      ? {
          is: 'acting',
          ...(known && { known, minutesLeft: Math.max(0, Math.ceil((known.endsAt - now) / 60)) }),
          ...press,
        }
      : { is: 'nobody' },
  );

  onMount($screen, () => {
    let of: string | undefined;
    let abort = new AbortController();
    const load = async ({ signal }: AbortController) => {
      const answer = await session.request(getActing, {}, { signal });
      if (signal.aborted || !answer.ok) return;
      $now.set(session.clock.now());
      $known.set(answer.data ?? undefined);
    };
    const leave = session.$state.subscribe(({ claims }) => {
      const now = isActing(claims) ? claims?.jti : undefined;
      if (now === of) return;
      of = now;
      abort.abort();
      abort = new AbortController();
      $known.set(undefined);
      $press.set({ working: false });
      if (now !== undefined) void load(abort);
    });
    const ticking = setInterval(() => $now.set(session.clock.now()), TICK);
    return () => {
      leave();
      abort.abort();
      clearInterval(ticking);
    };
  });

  return {
    $screen,
    /** Says why, which opens what may be changed. */
    async give(typed: string): Promise<void> {
      if ($press.get().working) return;
      const reason = typed.trim();
      if (reason.length < SHORTEST) return $press.set({ working: false, failed: 'tooShort' });
      $press.set({ working: true });
      const answer = await session.request(giveActingReason, { reason });
      $press.set({ working: false, ...(!answer.ok && { failed: answer.failure.code }) });
      if (answer.ok) $known.set(answer.data ?? undefined);
    },
    end: () => session.signOut(),
  };
}
