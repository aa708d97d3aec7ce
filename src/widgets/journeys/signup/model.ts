import { atom, computed, onMount } from 'nanostores';
import { getAccount } from '../../../core/contract/account.js';
import { getOffer } from '../../../core/contract/offers.js';
import type { Account } from '../../../core/contract/schemas/account.js';
import type { Offer } from '../../../core/contract/schemas/offers.js';
import type { Session } from '../../../core/session/session.js';
import { createProof } from './proof.js';
import { createReview } from './review.js';
import { clampStep, furthestStep, isFinished, isMember, nextStep, stepsOf, type Progress, type StepName } from './steps.js';

export interface SignupInputs {
  offer?: string | undefined;
  countryCode?: string | undefined;
  partner?: string | undefined;
}

export type SignupScreen =
  /** What was kept of an earlier visit is being fetched. */
  | { is: 'resuming' }
  /** Whoever is signed in has a membership; it was not made here. */
  | { is: 'member'; account: Account }
  | { is: 'step'; step: StepName; steps: readonly { name: StepName; complete: boolean; clickable: boolean }[]; visited: readonly StepName[] };

/** The way to a membership: which step is shown follows from what has been reached, never from a counter. */
export function createSignup(inputs: SignupInputs, session: Session) {
  let abort = new AbortController();
  const $resumed = atom(false);
  const $offer = atom<Offer | undefined>();
  const $account = atom<Account | undefined>();
  const $activated = atom(false);
  const $wanted = atom<StepName>('plan');
  const $visited = atom<readonly StepName[]>(['plan']);

  const proof = createProof(session);
  const $progress = computed([$offer, $account, $activated, session.$userId, session.$flags], (offer, account, activated, userId, { onboarding }): Progress => ({
    offer,
    proven: Boolean(onboarding.serialNumber ?? onboarding.receiptGuid),
    signedIn: userId !== undefined,
    account: account?.userId === userId ? account : undefined,
    activated,
  }));
  const $step = computed([$wanted, $progress], clampStep);

  const $screen = computed([$resumed, $progress, $step, $visited], (resumed, progress, step, visited): SignupScreen => {
    if (!resumed) return { is: 'resuming' };
    if (progress.account && isMember(progress.account) && !progress.activated) return { is: 'member', account: progress.account };
    const furthest = furthestStep(progress);
    return {
      is: 'step',
      step,
      visited: [...new Set([...visited, step])],
      steps: stepsOf(progress).map(name => ({ name, complete: name !== step && isFinished(name, progress), clickable: name !== step && (isFinished(name, progress) || name === furthest) })),
    };
  });

  const go = (step: StepName) => {
    $wanted.set(step);
    const shown = $step.get();
    if (!$visited.get().includes(shown)) $visited.set([...$visited.get(), shown]);
  };

  const loadAccount = async () => {
    const userId = session.get().userId;
    if (!userId) return;
    const answer = await session.request(getAccount, { userId }, { signal: abort.signal });
    if (answer.ok) $account.set(answer.data);
  };

  const resume = async () => {
    const { signal } = abort;
    const { onboarding } = session.get().flags;
    const kept = inputs.offer && inputs.offer !== onboarding.offerId ? undefined : onboarding.offerId;
    const [offer] = await Promise.all([kept ? session.request(getOffer, { offerId: kept }, { signal }) : undefined, loadAccount()]);
    if (signal.aborted) return;
    if (offer?.ok) $offer.set(offer.data);
    go(furthestStep($progress.get()));
    $resumed.set(true);
  };

  onMount($screen, () => {
    abort = new AbortController();
    session.remember({
      ...(inputs.countryCode && { countryCode: inputs.countryCode }),
      ...(inputs.partner && { partnerId: inputs.partner }),
    });
    void resume();
    // Somebody who signs in, here or in another tab, may have an account with a card or a membership.
    const forget = session.$userId.listen(userId => {
      $account.set(undefined);
      if (userId) void loadAccount();
    });
    return () => {
      forget();
      abort.abort();
    };
  });

  const review = createReview({
    session,
    signal: () => abort.signal,
    offer: () => $offer.get(),
    account: () => $account.get(),
    onAccount: account => $account.set(account),
    onActivated: account => {
      $account.set(account);
      $activated.set(true);
      session.forgetOnboarding();
    },
  });

  return {
    $screen,
    $offer,
    $account,
    proof,
    review,
    go,
    chooseOffer(offer: Offer) {
      if ($offer.get()?.id !== offer.id) review.reset();
      $offer.set(offer);
      session.remember({ offerId: offer.id });
      go(nextStep('plan', $progress.get()));
    },
    proofGiven: () => go('account'),
    async accountReady() {
      await loadAccount();
      go(furthestStep($progress.get()));
    },
    async paymentSaved() {
      review.reset();
      await loadAccount();
      go('review');
    },
  };
}

export type SignupModel = ReturnType<typeof createSignup>;
