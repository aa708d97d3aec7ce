import { atom, computed, onMount } from 'nanostores';
import { getAccount } from '../../../core/contract/account.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import { getOffer } from '../../../core/contract/offers.js';
import type { Account } from '../../../core/contract/schemas/account.js';
import type { Offer } from '../../../core/contract/schemas/offers.js';
import type { Money } from '../../../core/money.js';
import { hasEnded } from '../../../core/session/protocol.js';
import type { Session } from '../../../core/session/session.js';
import { askInPage, type AskBank } from '../subscription-manager/quote/ask-in-page.js';
import { createProof } from './proof.js';
import { createReview } from './review.js';
import {
  clampStep,
  furthestStep,
  isFinished,
  nextStep,
  standingOf,
  stepsOf,
  type Progress,
  type StepName,
} from './steps.js';

export interface SignupInputs {
  offer?: string | undefined;
  countryCode?: string | undefined;
  partner?: string | undefined;
  /** Of the equipment, as a link has it: taken once it is known. */
  serialNumber?: string | undefined;
}

/** A signed-in user has a membership, or is a child whose parent pays. */
export type CannotJoin = { is: 'member'; account: Account } | { is: 'child'; account: Account };

export type SignupScreen =
  /** What was kept of an earlier visit is being fetched. */
  | { is: 'resuming' }
  /** Data about this person or their choice could not be fetched, so it is not shown. */
  | { is: 'failed'; code: CommonFailure }
  | CannotJoin
  /** A membership is there that waits for its first payment, or to be activated. */
  | { is: 'prepared'; account: Account }
  | { is: 'waiting'; account: Account }
  | {
      is: 'step';
      step: StepName;
      steps: readonly { name: StepName; complete: boolean; clickable: boolean }[];
      visited: readonly StepName[];
    };

/** The amount of a first payment that was tried and waits. */
const owedBy = ({ subscription }: Account): Money | undefined =>
  subscription?.displayStatus === 'pending'
    ? { value: subscription.owed ?? 0, currency: subscription.plan.basePrice.currency }
    : undefined;

/** The way to a membership: which step is shown follows from what has been reached, never from a counter. */
export function createSignup(inputs: SignupInputs, session: Session, askBank?: AskBank) {
  let abort = new AbortController();
  /** The offer of an earlier visit, unless the page names another. */
  const keptOffer = () => {
    const { offerId } = session.get().flags.onboarding;
    return inputs.offer && inputs.offer !== offerId ? undefined : offerId;
  };
  /** A first-time visitor has nothing to fetch, so the cards come at once. */
  const isNew = () => session.get().userId === undefined && keptOffer() === undefined;
  const $resumed = atom(isNew());
  const $failed = atom<CommonFailure | undefined>();
  const $offer = atom<Offer | undefined>();
  const $account = atom<Account | undefined>();
  const $activated = atom(false);
  const $cardless = atom(false);
  const $wanted = atom<StepName>('plan');
  const $visited = atom<readonly StepName[]>(['plan']);
  /** Instead of the card on file another is wanted. */
  const $another = atom(false);
  /** The account step asks to sign in, with the address that is known. */
  const $signsIn = atom<{ email?: string | undefined } | undefined>();
  /** A card was saved for this payment, which had waited. */
  let paying: Money | undefined;

  const proof = createProof(session, inputs.serialNumber);
  const $progress = computed(
    [$offer, $account, $activated, $cardless, session.$userId, session.$flags],
    (offer, account, activated, cardless, userId, { onboarding }): Progress => ({
      offer,
      proven: Boolean(onboarding.serialNumber ?? onboarding.receiptGuid),
      signedIn: userId !== undefined,
      account: account?.userId === userId ? account : undefined,
      cardless,
      activated,
    }),
  );
  const $step = computed([$wanted, $progress], clampStep);

  const $screen = computed(
    [$resumed, $failed, $progress, $step, $visited],
    (resumed, failed, progress, step, visited): SignupScreen => {
      if (failed) return { is: 'failed', code: failed };
      if (!resumed) return { is: 'resuming' };
      const { account, activated } = progress;
      const standing = account && !activated ? standingOf(account) : 'free';
      if (account && standing !== 'free') return { is: standing, account };
      const furthest = furthestStep(progress);
      return {
        is: 'step',
        step,
        visited: [...new Set([...visited, step])],
        steps: stepsOf(progress).map(name => ({
          name,
          complete: name !== step && isFinished(name, progress),
          clickable: name !== step && (isFinished(name, progress) || name === furthest),
        })),
      };
    },
  );

  const go = (step: StepName) => {
    $wanted.set(step);
    const shown = $step.get();
    if (!$visited.get().includes(shown)) $visited.set([...$visited.get(), shown]);
  };

  const review = createReview({
    session,
    signal: () => abort.signal,
    offer: () => $offer.get(),
    askBank: ({ plan }) => askBank ?? askInPage(session, plan.billingProvider.publishableKey),
    onAccount: account => $account.set(account),
    onQuote: ({ needsCard }) => {
      $cardless.set(!needsCard);
      if (!needsCard && $wanted.get() === 'payment') go('review');
    },
    onActivated: account => {
      $activated.set(true);
      $account.set(account);
      session.forgetOnboarding();
    },
  });

  const readAccount = () => {
    const { userId } = session.get();
    return userId === undefined ? undefined : session.request(getAccount, { userId }, { signal: abort.signal });
  };

  const show = (account: Account) => {
    if (account.userId !== session.get().userId || $activated.get()) return;
    if (paying && standingOf(account) === 'member') review.finish(account, paying);
    else $account.set(account);
    paying = undefined;
  };

  /**
   * Without the account nothing is known about a card or a membership: a message says so, and nothing is requested
   * again.
   */
  const loadAccount = async () => {
    const answer = await readAccount();
    if (answer?.ok) show(answer.data);
    else if (answer && !abort.signal.aborted && answer.failure.code !== 'signedOut') $failed.set(answer.failure.code);
  };

  /** Another tab has finished what this one still asks for. */
  const lookAgain = async () => {
    const answer = await readAccount();
    if (answer?.ok && !review.$waiting.get()) show(answer.data);
  };

  const forgetQuote = () => {
    review.reset();
    $cardless.set(false);
  };

  /** Asks whether a card is needed at all, where it may not be: nobody gives one for what is free for ever. */
  const askAboutCard = (): Promise<void> | undefined => {
    const offer = $offer.get();
    const account = $account.get();
    const { redemptionCode } = session.get().flags.onboarding;
    const mayBeFree = redemptionCode !== undefined || offer?.discount?.duration.type === 'forever';
    const isOpen =
      account && !account.paymentMethod && standingOf(account) === 'free' && review.$screen.get().is === 'idle';
    return offer && mayBeFree && isOpen ? review.quote() : undefined;
  };

  const resume = async () => {
    const { signal } = abort;
    $resumed.set(isNew());
    $failed.set(undefined);
    const { onboarding } = session.get().flags;
    const partnerId = onboarding.partnerId ?? session.get().config.partnerId;
    const kept = keptOffer();
    const [offer] = await Promise.all([
      kept && !$offer.get()
        ? session.request(getOffer, { offerId: kept, ...(partnerId && { partnerId }) }, { signal })
        : undefined,
      loadAccount(),
    ]);
    if (signal.aborted) return;
    if (offer?.ok) $offer.set(offer.data);
    // One that is gone is chosen again.
    else if (offer && offer.failure.code !== 'notFound') $failed.set(offer.failure.code);
    await askAboutCard();
    if (signal.aborted) return;
    go(furthestStep($progress.get()));
    $resumed.set(true);
  };

  onMount($screen, () => {
    abort = new AbortController();
    // nothing to keep is no news: this runs while the page is drawn
    if (inputs.countryCode || inputs.partner)
      session.remember({
        ...(inputs.countryCode && { countryCode: inputs.countryCode }),
        ...(inputs.partner && { partnerId: inputs.partner }),
      });
    let { userId: before } = session.get();
    const forget = session.$state.listen(state => {
      const { userId, flags } = state;
      if (userId !== before) {
        before = userId;
        $account.set(undefined);
        if (hasEnded(state)) $signsIn.set({ email: flags.user.email });
        if (!userId) return;
        // A user who signs in, here or in another tab, may have an account with a card or a membership.
        review.forget();
        void loadAccount();
      } else if (userId && $offer.get() && !flags.onboarding.offerId && !$activated.get()) void lookAgain();
    });
    void resume();
    if (inputs.serialNumber) void proof.checkSerial(inputs.serialNumber);
    return () => {
      forget();
      abort.abort();
    };
  });

  return {
    $screen,
    $offer,
    $account,
    $another,
    $signsIn,
    /** What is charged as soon as a card is saved. */
    $due: computed([$account, review.$waiting], (account, waiting) => waiting ?? (account && owedBy(account))),
    proof,
    review,
    go,
    retry: () => void resume(),
    signsIn: (known: { email?: string | undefined } | undefined) => $signsIn.set(known),
    chooseOffer(offer: Offer) {
      const isOther = $offer.get()?.id !== offer.id;
      if (isOther) forgetQuote();
      $offer.set(offer);
      // the brand is the page's: its partner's, else our own
      session.remember({
        offerId: offer.id,
        selectedBrand: inputs.partner ?? session.get().config.partnerId ?? 'echelon',
      });
      const goOn = () => {
        if ($offer.get() === offer) go(nextStep('plan', $progress.get()));
      };
      const asking = isOther ? askAboutCard() : undefined;
      if (asking) void asking.then(goOn);
      else goOn();
    },
    /** The chosen offer is gone. */
    chooseAnother() {
      $offer.set(undefined);
      session.remember({ offerId: undefined });
      forgetQuote();
      go('plan');
    },
    proofGiven: () => go('account'),
    async accountReady() {
      await loadAccount();
      await askAboutCard();
      // A visitor who has gone back meanwhile stays there.
      if ($wanted.get() === 'account') go(furthestStep($progress.get()));
    },
    changeCard() {
      $another.set(true);
      go('payment');
    },
    keepCard() {
      $another.set(false);
      go('review');
    },
    async paymentSaved() {
      const account = $account.get();
      paying = review.$waiting.get() ?? (account && owedBy(account));
      $another.set(false);
      await loadAccount();
      if ($activated.get()) return;
      review.reset();
      if ($wanted.get() === 'payment') go('review');
    },
    /** What waited has begun. */
    started: (account: Account) => review.finish(account, owedBy($account.get() ?? account)),
    lookAgain: () => void lookAgain(),
  };
}

export type SignupModel = ReturnType<typeof createSignup>;
