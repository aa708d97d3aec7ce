import { atom } from 'nanostores';
import type { FailOf } from '../../../core/contract/call.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { PlanChange, WorkoutPlan } from '../../../core/contract/schemas/training/workout-plans.js';
import { changeWorkoutPlan, getWorkoutPlan } from '../../../core/contract/training/workout-plans.js';
import type { Session } from '../../../core/session/session.js';
import { failedScreen, loadForPerson, type PersonScreen } from '../../screen/person-screen.js';
import { readSettings } from '../../workouts/settings.js';

export type WriteFailure = Exclude<FailOf<typeof changeWorkoutPlan>, 'membershipRequired'> | CommonFailure;

/** What a press wants; the version that it is said over is the one that is shown. */
export type Wish = { action: 'make' } | { action: 'accept' } | { action: 'move'; from: string; to: string };

/** What has become of the last press. */
export type Outcome =
  | { is: 'made' | 'accepted' }
  | { is: 'moved'; from: string; to: string }
  /** The plan had changed elsewhere: it was read again, and nothing was done to it. */
  | { is: 'readAgain'; wish: Wish }
  /** What the membership lacks stands in the plan that was read again. */
  | { is: 'locked' }
  | { is: 'refused'; wish: Wish; code: WriteFailure; retryAfter: number | undefined };

export interface PlanState {
  is: 'plan';
  plan: WorkoutPlan;
  /** The member's own, an IANA name. */
  timeZone: string;
  /** What is on its way. */
  sending: Wish | undefined;
  outcome: Outcome | undefined;
}

type Screen = PersonScreen | PlanState;

interface Inputs {
  session: Session;
  onAccepted: (planId: string) => void;
}

/** The call's change over a version. */
const changeOf = (wish: Wish, version: number): PlanChange => (wish.action === 'make' ? wish : { ...wish, version });

/** What a press has done, once the server has taken it. */
function done(wish: Wish): Outcome {
  if (wish.action === 'move') return { is: 'moved', from: wish.from, to: wish.to };
  return { is: wish.action === 'make' ? 'made' : 'accepted' };
}

/** A member's plan of this week. One press at a time; what fails leaves the plan as it was. */
export function createWorkoutPlan({ session, onAccepted }: Inputs) {
  const $screen = atom<Screen>({ is: 'loading' });

  const following = loadForPerson(session, $screen, async (userId, signal) => {
    $screen.set({ is: 'loading' });
    const [answer, { timeZone }] = await Promise.all([
      session.request(getWorkoutPlan, { userId }, { signal }),
      readSettings(session, userId),
    ]);
    if (signal.aborted) return;
    $screen.set(
      answer.ok
        ? { is: 'plan', plan: answer.data, timeZone, sending: undefined, outcome: undefined }
        : failedScreen(answer.failure),
    );
  });

  async function ask(plan: WorkoutPlan, wish: Wish, signal: AbortSignal): Promise<Pick<PlanState, 'plan' | 'outcome'>> {
    const userId = session.get().userId ?? '';
    const answer = await session.request(changeWorkoutPlan, { userId, ...changeOf(wish, plan.version) }, { signal });
    if (answer.ok) return { plan: answer.data, outcome: done(wish) };
    const { code, retryAfter } = answer.failure;
    const refusedBy = (why: WriteFailure): Outcome => ({ is: 'refused', wish, code: why, retryAfter });
    if (code !== 'versionConflict' && code !== 'membershipRequired') return { plan, outcome: refusedBy(code) };
    const theirs = await session.request(getWorkoutPlan, { userId }, { signal });
    if (code === 'membershipRequired')
      return theirs.ok
        ? { plan: theirs.data, outcome: { is: 'locked' } }
        : { plan, outcome: refusedBy(theirs.failure.code) };
    return theirs.ok ? { plan: theirs.data, outcome: { is: 'readAgain', wish } } : { plan, outcome: refusedBy(code) };
  }

  return {
    $screen,
    retry: () => following.again(),
    closeNews(): void {
      const screen = $screen.get();
      if (screen.is === 'plan') $screen.set({ ...screen, outcome: undefined });
    },
    async send(wish: Wish): Promise<void> {
      const { signal } = following;
      const before = $screen.get();
      if (before.is !== 'plan' || before.sending) return;
      $screen.set({ ...before, sending: wish, outcome: undefined });
      const after = await ask(before.plan, wish, signal);
      if (signal.aborted) return;
      $screen.set({ ...before, ...after, sending: undefined });
      if (after.outcome?.is === 'accepted') onAccepted(after.plan.id);
    },
  };
}

export type WorkoutPlanModel = ReturnType<typeof createWorkoutPlan>;
