import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Plan } from '../../../core/contract/schemas/offers.js';
import { useWords } from '../../../ui/language/language.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../ui/feedback/coming/coming.js';
import { Stepper } from '../../../ui/navigation/stepper/stepper.js';
import type { PropsOf } from '../../element/define.js';
import { createAccount } from '../../signup/create-account/index.js';
import { View as OfferPicker } from '../../signup/offer-picker/view.js';
import type { signIn } from '../../signup/sign-in/index.js';
import { fetchWhenIdle, LazyView } from '../../element/lazy-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import type { DoneStepProps } from './done-step.js';
import type { BeginProps } from './begin.js';
import { words } from './copy.js';
import type { signup } from './index.js';
import type { CannotJoinProps } from './cannot-join.js';
import { createSignup, type SignupModel, type SignupScreen } from './model.js';
import { attributionOf, hideSecrets } from './page-address.js';
import type { PaymentStepProps } from './payment-step.js';
import type { ReviewStepProps } from './review-step.js';
import { split } from './summary.css.js';
import type { SummaryProps } from './summary.js';
import type { StepName } from './steps.js';
import { useStepHistory } from './use-step-history.js';
import { head, journey, lead, narrow, stack, title } from './view.css.js';
import { TryAgain } from '../../screen/failure.js';

// Few offers ask for it. Its styles are those of the other steps, so that they are here already.
const ProofStep = lazy(() => import('./proof-step.js').then(step => ({ default: step.ProofStep })));

// Nobody needs them before an offer is chosen, so the cards come first. A step that a user reaches before its code has
// loaded is fetched at once.
const loadPayment = () => import('./payment-step.tsx?widget');
const loadReview = () => import('./review-step.tsx?widget');
const loadSummary = () => import('./summary.tsx?widget');
const loadDone = () => import('./done-step.tsx?widget');
const fetchLaterSteps = () => fetchWhenIdle([createAccount.load, loadSummary, loadPayment, loadReview, loadDone]);
// A link that signs in leads to a page of its own.
const loadSignIn = () => import('../../signup/sign-in/password.tsx?widget');
const loadCannotJoin = () => import('./cannot-join.tsx?widget');
const loadBegin = () => import('./begin.tsx?widget');

/** What was pressed is gone with its screen. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

type Props = PropsOf<typeof signup>;
type Stepping = Extract<SignupScreen, { is: 'step' }>;

/** The journey: its steps are other widgets; what was visited stays mounted, so nothing typed is lost on the way back. */
export function View(props: Props) {
  const { offer, countryCode, partner, campaign } = props;
  const copy = useWords(words);
  const { model, session, kept } = useModel(
    own => {
      const { serialNumber, ...found } = typeof location === 'undefined' ? {} : attributionOf(location.search);
      return { model: createSignup({ offer, countryCode, partner, serialNumber }, own), session: own, kept: found };
    },
    [offer, countryCode, partner],
  );
  // before anything below asks for offers; not while this is drawn, as others on the page draw what is remembered
  useLayoutEffect(() => session.remember(kept), [session, kept]);
  useEffect(hideSecrets, []);
  const screen = useStore(model.$screen);
  const chosen = useStore(model.$offer);
  const account = useStore(model.$account);
  const another = useStore(model.$another);
  const due = useStore(model.$due);
  const knows = useStore(model.$signsIn);
  const step = screen.is === 'step' ? screen.step : undefined;
  const go = useCallback((to: StepName) => model.go(to), [model]);
  useStepHistory(step, go);
  const heading = useRef<HTMLHeadingElement>(null);
  useStepFocus(step, heading);
  const isActivating = useActivated(model, props);
  const { onStepChanged } = props;
  useEffect(() => {
    if (step) onStepChanged?.({ step: step === 'proof' ? 'plan' : step });
  }, [step, onStepChanged]);

  if (screen.is === 'resuming')
    return (
      <Coming className={journey}>
        <div className={head}>
          <Skeleton shape="control" />
          <Skeleton shape="title" />
        </div>
        <Skeleton shape="block" />
      </Coming>
    );
  const leave = () => finish(props, session.get().config.portalUrl);
  if (screen.is === 'failed')
    return (
      <div className={narrow}>
        <TryAgain onRetry={model.retry}>{copy.failures[screen.code]}</TryAgain>
      </div>
    );
  if (screen.is === 'member' || screen.is === 'child')
    return (
      <div className={narrow}>
        <LazyView
          load={loadCannotJoin}
          props={{ screen, onLeave: leave } satisfies CannotJoinProps}
          waiting={<StepComing />}
        />
      </div>
    );
  const paymentOf = (plan: Plan) => (
    <LazyView
      key={plan.billingProvider.organizationCode}
      load={loadPayment}
      waiting={<StepComing />}
      props={
        {
          plan,
          account,
          review: model.review,
          another,
          due,
          onAnother: model.changeCard,
          onSaved: () => void model.paymentSaved(),
          onKept: model.keepCard,
        } satisfies PaymentStepProps
      }
    />
  );
  if (screen.is === 'waiting' || screen.is === 'prepared') {
    const {
      account: { subscription },
    } = screen;
    const begin = {
      account: screen.account,
      isUnpaid: screen.is === 'waiting',
      onStarted: model.started,
      onCard: model.changeCard,
      onElsewhere: model.lookAgain,
    } satisfies BeginProps;
    return (
      <div className={narrow}>
        {another && subscription ? (
          <div className={stack}>
            <h2 className={title} ref={takeFocus} tabIndex={-1}>
              {copy.titles.payment}
            </h2>
            {paymentOf(subscription.plan)}
          </div>
        ) : (
          <LazyView load={loadBegin} props={begin} waiting={<StepComing />} />
        )}
      </div>
    );
  }
  const show = (name: StepName) => ({ hidden: screen.step !== name, part: screen.step === name ? 'step' : undefined });
  const visited = (name: StepName) => screen.visited.includes(name);
  const toSignIn = knows ? copy.signInTitle : copy.titles.account;
  const accountTitle = account ? copy.steps.account : toSignIn;
  return (
    <div className={journey}>
      <div className={head}>
        <Steps screen={screen} onStep={go} />
        <h2 className={title} ref={heading} tabIndex={-1}>
          {screen.step === 'account' ? accountTitle : copy.titles[screen.step]}
        </h2>
        {screen.step === 'plan' && <p className={lead}>{copy.promise}</p>}
      </div>
      <div {...show('plan')}>
        <OfferPicker
          offer={offer}
          campaign={campaign}
          partner={partner}
          countryCode={countryCode}
          selected={chosen?.id}
          onCards={fetchLaterSteps}
          onOfferChosen={({ offer: taken }) => {
            model.chooseOffer(taken);
            props.onOfferChosen?.({ offerId: taken.id });
          }}
        />
      </div>
      {visited('proof') && (
        <div className={narrow} {...show('proof')}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <ProofStep proof={model.proof} onProven={model.proofGiven} />
          </Suspense>
        </div>
      )}
      {(visited('account') || visited('payment')) && (
        <div className={split} hidden={screen.step !== 'account' && screen.step !== 'payment'}>
          {chosen && (
            <LazyView
              load={loadSummary}
              waiting={null}
              props={{ offer: chosen, review: model.review, onChange: () => go('plan') } satisfies SummaryProps}
            />
          )}
          {visited('account') && (
            <div {...show('account')}>
              {knows ? (
                <LazyView
                  load={loadSignIn}
                  props={
                    {
                      email: knows.email,
                      onSignedIn: () => void model.accountReady(),
                      onAccountRequested: () => model.signsIn(undefined),
                    } satisfies PropsOf<typeof signIn>
                  }
                  waiting={<StepComing />}
                />
              ) : (
                <LazyView
                  load={createAccount.load}
                  props={
                    {
                      countryCode: chosen?.plan.country.code,
                      partner,
                      onSignInRequested: model.signsIn,
                      onAccountCreated: ({ userId }) => {
                        props.onAccountCreated?.({ userId });
                        void model.accountReady();
                      },
                    } satisfies PropsOf<typeof createAccount>
                  }
                  waiting={<StepComing />}
                />
              )}
            </div>
          )}
          {visited('payment') && chosen && <div {...show('payment')}>{paymentOf(chosen.plan)}</div>}
        </div>
      )}
      {visited('review') && (
        <div className={narrow} {...show('review')}>
          <LazyView
            load={loadReview}
            waiting={<StepComing />}
            props={
              {
                review: model.review,
                offer: chosen,
                account,
                session,
                onChangeCard: model.changeCard,
                onOffers: model.chooseAnother,
              } satisfies ReviewStepProps
            }
          />
        </div>
      )}
      {isActivating && (
        <LazyView
          load={loadDone}
          props={{ review: model.review, person: session.get().flags.user, onLeave: leave } satisfies DoneStepProps}
          waiting={null}
        />
      )}
    </div>
  );
}

/** A step whose code is on its way. */
const StepComing = () => (
  <Coming>
    <Skeleton shape="block" />
  </Coming>
);

function Steps({ screen, onStep }: { screen: Stepping; onStep: (step: StepName) => void }) {
  const copy = useWords(words);
  const steps = screen.steps.map(({ name, complete, clickable }, index) => ({
    name: copy.steps[name],
    index,
    complete,
    clickable,
    active: name === screen.step,
  }));
  return (
    <div part="steps">
      <Stepper
        label={copy.stepsLabel}
        steps={steps}
        onStep={({ index }) => {
          const to = screen.steps[index];
          if (to) onStep(to.name);
        }}
      />
    </div>
  );
}

/** A new step is announced by moving the focus to its title; the first one is not, because the page has just come. */
function useStepFocus(step: StepName | undefined, heading: { current: HTMLElement | null }): void {
  const before = useRef<StepName>(undefined);
  useEffect(() => {
    if (step && before.current && before.current !== step) heading.current?.focus();
    if (step) before.current = step;
  }, [step, heading]);
}

/** Whether the membership is being activated, or has been, which is reported once. */
function useActivated({ review }: SignupModel, { onMembershipActivated }: Props): boolean {
  const screen = useStore(review.$screen);
  const reported = useRef(false);
  useEffect(() => {
    if (screen.is !== 'done' || reported.current) return;
    reported.current = true;
    onMembershipActivated?.({ userId: screen.account.userId, subscriptionId: screen.account.subscription?.id ?? '' });
  }, [screen, onMembershipActivated]);
  return screen.is === 'subscribing' || screen.is === 'done';
}

function finish(props: Props, portalUrl: string | undefined): void {
  if (props.onFinished?.() === false) return;
  const to = props.continueUrl ?? portalUrl;
  if (to) location.assign(to);
}
