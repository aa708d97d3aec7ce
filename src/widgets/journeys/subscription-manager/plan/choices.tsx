import type { Subscription } from '../../../../core/contract/schemas/account.js';
import type { AvailablePlan } from '../../../../core/contract/schemas/account-actions.js';
import type { Plan } from '../../../../core/contract/schemas/offers.js';
import { formatDate } from '../../../../core/dates.js';
import { formatMoney } from '../../../../core/money.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { check } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { RadioGroup, type RadioOption } from '../../../../ui/forms/radio-group/radio-group.js';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.js';
import { StatusPill } from '../../../../ui/data/status-pill/status-pill.js';
import { unseen } from '../../../../ui/style/unseen.css.js';
import { quoteWords, type QuoteCopy } from '../quote/copy.js';
import { RefusedBanner } from '../quote/refused-banner.js';
import { planLabel, planPrice } from '../quote/rows.js';
import { compare, perMonth } from './compare.js';
import { words, type Copy } from './copy.js';
import type { ChangePlanModel, Screen } from './model.js';
import { lines, optionPrice, present as presentClass, presentName, presentPrice, stack } from './view.css.js';

export interface ChoicesProps {
  model: ChangePlanModel;
  screen: Extract<Screen, { is: 'choosing' | 'quoting' | 'keeping' }>;
  subscription: Subscription | null;
  onPayment: () => void;
}

/** The plan of now, the change that waits for its day, and the plans to change to. */
export function Choices({ model, screen, subscription, onPayment }: ChoicesProps) {
  const copy = useWords(words);
  const quoteCopy = useWords(quoteWords);
  const locale = useLocale();
  const { plans, chosen } = screen;
  const [refused, missing] = screen.is === 'choosing' ? [screen.refused, screen.missing] : [];
  const present = plans.find(({ current }) => current)?.plan;
  const others = plans.filter(({ current }) => !current);
  return (
    <Form label={copy.title} className={stack} onSubmit={() => void model.quote()} refusal={refused ?? missing}>
      {refused && <RefusedBanner code={refused.code} onPayment={onPayment} />}
      {present && <Present plan={present} />}
      {subscription?.pendingChange && present && (
        <Planned
          change={subscription.pendingChange}
          present={present}
          loading={screen.is === 'keeping'}
          onKeep={() => void model.keep()}
        />
      )}
      {others.length === 0 ? (
        <EmptyState title={copy.noneTitle}>{copy.noneText}</EmptyState>
      ) : (
        <>
          <RadioGroup
            cards
            label={copy.choose}
            name="plan"
            value={chosen}
            onChange={model.choose}
            error={missing && copy.missing}
            options={others.map(other =>
              optionOf(other, { present, periodEnd: subscription?.currentPeriodEnd ?? null }, copy, quoteCopy, locale),
            )}
          />
          <div>
            <Button submit loading={screen.is === 'quoting'} loadingLabel={quoteCopy.working}>
              {copy.quote}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

interface From {
  present: Plan | undefined;
  /** Unix seconds. */
  periodEnd: number | null;
}

function optionOf(
  { plan, pending, effective }: AvailablePlan,
  { present, periodEnd }: From,
  copy: Copy,
  quoteCopy: QuoteCopy,
  locale: string,
): RadioOption {
  const end = periodEnd === null ? undefined : formatDate(periodEnd, locale);
  const month = perMonth(plan);
  const { gains, losses } = present ? compare(present, plan) : { gains: [], losses: [] };
  const when =
    pending && end !== undefined
      ? copy.planned(end)
      : effective === 'now' || end === undefined
        ? copy.now
        : copy.later(end);
  const said = [
    ...(month ? [copy.perMonth(formatMoney(month, locale))] : []),
    when,
    ...(present ? [gains.length + losses.length === 0 ? copy.sameBenefits : copy.otherBenefits] : []),
  ];
  return {
    value: plan.id,
    label: (
      <span className={lines}>
        <span>{planLabel(plan, quoteCopy)}</span>
        <span className={optionPrice}>{planPrice(plan, quoteCopy, locale)}</span>
      </span>
    ),
    helper: (
      <span className={lines}>
        {said.map(text => (
          <span key={text}>{text}</span>
        ))}
      </span>
    ),
  };
}

function Present({ plan }: { plan: Plan }) {
  const copy = useWords(words);
  const quoteCopy = useWords(quoteWords);
  const locale = useLocale();
  return (
    <div className={presentClass}>
      <div>
        <p className={presentName}>
          <span className={unseen}>{copy.present} </span>
          {planLabel(plan, quoteCopy)}
        </p>
        <p className={presentPrice}>{planPrice(plan, quoteCopy, locale)}</p>
      </div>
      <StatusPill tone="neutral" icon={check}>
        {copy.present}
      </StatusPill>
    </div>
  );
}

function Planned({
  change,
  present,
  loading,
  onKeep,
}: {
  change: NonNullable<Subscription['pendingChange']>;
  present: Plan;
  loading: boolean;
  onKeep: () => void;
}) {
  const copy = useWords(words);
  const locale = useLocale();
  return (
    <Banner
      tone="info"
      announced={false}
      actions={
        <Button type="secondary" size="sm" loading={loading} onClick={onKeep}>
          {copy.keep(present.name)}
        </Button>
      }
    >
      {copy.pending(change.planName, formatDate(change.effectiveAt, locale))}
    </Banner>
  );
}

/** The plans, before they are known. */
export function WaitingChoices() {
  const copy = useWords(words);
  return (
    <div className={stack} aria-busy="true">
      <p className={unseen} role="status">
        {copy.loading}
      </p>
      <Skeleton shape="control" />
      <Skeleton width="short" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  );
}
