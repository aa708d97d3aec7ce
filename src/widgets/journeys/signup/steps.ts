import type { Account } from '../../../core/contract/schemas/account.js';
import type { Offer } from '../../../core/contract/schemas/offers.js';

/** The steps in their order; `proof` only for months that came with equipment. */
export const stepNames = ['plan', 'proof', 'account', 'payment', 'review', 'done'] as const;
export type StepName = (typeof stepNames)[number];

/** What has been reached so far. */
export interface Progress {
  offer: Offer | undefined;
  /** A serial number or a receipt is entered. */
  proven: boolean;
  signedIn: boolean;
  account: Account | undefined;
  /** What was chosen asks for nothing, now and ever, so for no card either. */
  cardless: boolean;
  /** The membership was activated in this journey. */
  activated: boolean;
}

/**
 * What there is left to sign up for: all of it (`free`), a membership that was prepared and waits to be activated, one
 * whose first payment waits, or nothing, because there is a membership or it is the parent's.
 */
export type Standing = 'free' | 'prepared' | 'waiting' | 'member' | 'child';

/** By what the account itself says can be done, never by its status alone. */
export function standingOf({ actions, userId, parentId }: Account): Standing {
  if (actions.subscribe === 'ok') return 'free';
  if (actions.activate === 'ok') return actions.subscribe === 'subscriptionPending' ? 'waiting' : 'prepared';
  return userId === parentId ? 'member' : 'child';
}

const needsProof = (offer: Offer | undefined) => offer?.delayBilling?.type === 'bundle';

/** The steps of this journey, as the stepper shows them. */
export const stepsOf = ({ offer, cardless }: Progress): StepName[] =>
  stepNames.filter(
    name => name !== 'done' && (name !== 'proof' || needsProof(offer)) && (name !== 'payment' || !cardless),
  );

const finished: Record<StepName, (progress: Progress) => boolean> = {
  plan: ({ offer }) => offer !== undefined,
  proof: ({ offer, proven }) => !needsProof(offer) || proven,
  account: ({ signedIn }) => signedIn,
  payment: ({ account, cardless }) => cardless || account?.paymentMethod != null,
  review: ({ activated }) => activated,
  done: () => false,
};

// Once the membership is there, nothing is left of any step.
export const isFinished = (step: StepName, progress: Progress) =>
  (progress.activated && step !== 'done') || finished[step](progress);

/** The first step that is not finished: nobody can be further than that. */
export const furthestStep = (progress: Progress): StepName =>
  stepNames.find(name => !isFinished(name, progress)) ?? 'done';

/** The step that is shown when a user wants to be at `wanted`: that one, or the furthest that can be reached. */
export function clampStep(wanted: StepName, progress: Progress): StepName {
  const furthest = furthestStep(progress);
  if (furthest === 'done') return 'done';
  const reachable = stepNames.indexOf(wanted) <= stepNames.indexOf(furthest) ? wanted : furthest;
  if (reachable === 'payment' && progress.cardless) return 'review';
  return reachable === 'proof' && !needsProof(progress.offer) ? 'account' : reachable;
}

export const nextStep = (step: StepName, progress: Progress): StepName => {
  const steps = stepsOf(progress);
  return steps[steps.indexOf(step) + 1] ?? 'review';
};
