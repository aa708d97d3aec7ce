import { useEffect } from 'react';
import type { Subscription } from '../../../../core/contract/schemas/account.js';
import type { AvailablePlan } from '../../../../core/contract/schemas/account-actions.js';
import type { Plan } from '../../../../core/contract/schemas/offers.js';
import { sayDate, sayMoney } from '../../../../core/figures.js';
import { formatList } from '../../../../core/lists.js';
import type { Money } from '../../../../core/money.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { priceWords } from '../../../../ui/data/price/words.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { RadioGroup, type RadioOption } from '../../../../ui/forms/radio-group/radio-group.js';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../../ui/feedback/coming/coming.js';
import { StatusPill } from '../../../../ui/data/status-pill/status-pill.js';
import { quoteWords, type QuoteCopy } from '../quote/copy.js';
import { type Later, laterOf } from '../quote/later.js';
import { RefusedBanner } from '../quote/refused-banner.js';
import { aroundPrice, planLabel } from '../quote/rows.js';
import { isPlainGain, more, type More } from './compare.js';
import { sayPrices } from '../../../price-terms.js';
import { useStore } from '../../../screen/use-store.js';
import { words, type Copy } from './copy.js';
import type { ChangePlanModel, Screen } from './model.js';
import { figure, lines, loss, name, present as presentClass, price, stack, top } from './view.css.js';

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
  const dues = useStore(model.$dues);
  const { plans, chosen } = screen;
  useEffect(() => {
    const leaving = new AbortController();
    void model.askDues(plans, leaving.signal);
    return () => leaving.abort();
  }, [model, plans]);
  const [refused, missing] = screen.is === 'choosing' ? [screen.refused, screen.missing] : [];
  const own = plans.find(({ current }) => current);
  const present = own?.plan;
  const others = plans.filter(({ current }) => !current);
  const periodEnd = subscription?.currentPeriodEnd ?? null;
  return (
    <Form label={copy.title} className={stack} onSubmit={() => void model.quote()} refusal={refused ?? missing}>
      {refused && <RefusedBanner code={refused.code} onPayment={onPayment} />}
      {own && <Present of={own} />}
      {subscription?.pendingChange && present && (
        <Planned
          change={subscription.pendingChange}
          later={laterOf(
            { prices: subscription.pricesIf.schedulePlanChange },
            { currency: present.basePrice.currency, words: quoteCopy, locale, press: present.id },
          )}
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
            cards="rows"
            label={copy.choose}
            name="plan"
            value={chosen}
            onChange={model.choose}
            error={missing && copy.missing}
            options={others.map(other => optionOf(other, { present, periodEnd, dues }, copy, quoteCopy, locale))}
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
  dues: Readonly<Record<string, Money | null>>;
}

function optionOf(
  available: AvailablePlan,
  { present, periodEnd, dues }: From,
  copy: Copy,
  quoteCopy: QuoteCopy,
  locale: string,
): RadioOption {
  const { plan, savedAYear } = available;
  const { currency } = plan.basePrice;
  const lost = present && more(plan, present);
  const got = present && more(present, plan);
  return {
    value: plan.id,
    label: (
      <span className={top}>
        <span className={name}>
          {planLabel(plan, quoteCopy)}
          {savedAYear !== null && present && isPlainGain(present, plan) && (
            <StatusPill tone="success">
              {copy.save(sayMoney({ value: savedAYear, currency }, locale, { is: 'saved', plan: plan.id }))}
            </StatusPill>
          )}
        </span>
        <PlanPrice of={available} />
      </span>
    ),
    helper: (
      <span className={lines}>
        <Prices of={available} />
        <Start available={available} periodEnd={periodEnd} due={dues[plan.id]} />
        {got && <span>{copy.gets(listOf(got, copy, locale))}</span>}
        {lost && <span className={loss}>{copy.loses(listOf(lost, copy, locale))}</span>}
      </span>
    ),
  };
}

const listOf = ({ members, live, devices }: More, copy: Copy, locale: string): string =>
  formatList(
    [
      ...(members > 0 ? [copy.members(members)] : []),
      ...(live ? [copy.live] : []),
      ...(devices > 0 ? [copy.devices(devices)] : []),
    ],
    locale,
  );

/** When it begins, and what is due that day where that is today; `due` is missing while it is not known. */
function Start({
  available: { plan, pending, effective },
  periodEnd,
  due,
}: {
  available: AvailablePlan;
  periodEnd: number | null;
  due: Money | null | undefined;
}) {
  const copy = useWords(words);
  const locale = useLocale();
  if (periodEnd !== null && (pending || effective === 'periodEnd'))
    return (
      <span>
        {(pending ? copy.planned : copy.later)(
          sayDate(periodEnd, locale, { is: 'changes', pressed: !pending, plan: plan.id }),
        )}
      </span>
    );
  if (due === undefined) return <Skeleton width="short" />;
  if (due === null) return <span>{copy.now}</span>;
  return (
    <span>
      {due.value > 0
        ? copy.dueToday(sayMoney(due, locale, { is: 'dueToday', pressed: true, plan: plan.id }))
        : copy.freeToday}
    </span>
  );
}

/** What the figures of a plan claim: of another one that it is taken. */
const claimOf = ({ plan, current }: AvailablePlan) => (current ? {} : { pressed: true, plan: plan.id });

/** The price large, its period small beside it: the first one that this member pays for it, else the plan's own. */
function PlanPrice({ of }: { of: AvailablePlan }) {
  const { plan, prices } = of;
  const quoteCopy = useWords(quoteWords);
  const locale = useLocale();
  const [before, after] = aroundPrice(plan, quoteCopy);
  const per = plan.frequencyDays;
  const [first] = prices;
  return (
    <span className={price}>
      {before}{' '}
      <span className={figure}>
        {first
          ? sayMoney({ value: first.amount, currency: plan.basePrice.currency }, locale, {
              is: 'price',
              per,
              from: first.from,
              ...(first.until !== null && { until: first.until }),
              ...claimOf(of),
            })
          : sayMoney(plan.basePrice, locale, { is: 'plainPrice', per, plan: plan.id })}
      </span>{' '}
      {after}
    </span>
  );
}

/** How long each price holds, where it changes. */
function Prices({ of }: { of: AvailablePlan }) {
  const { plan, prices } = of;
  const quoteCopy = useWords(quoteWords);
  const priceCopy = useWords(priceWords);
  const locale = useLocale();
  if (prices.length < 2) return null;
  return (
    <span>
      {sayPrices(prices, {
        currency: plan.basePrice.currency,
        words: priceCopy,
        period: quoteCopy.period,
        locale,
        when: claimOf(of),
      })}
    </span>
  );
}

function Present({ of }: { of: AvailablePlan }) {
  const copy = useWords(words);
  const quoteCopy = useWords(quoteWords);
  return (
    <div className={presentClass}>
      <p className={price}>{copy.present}</p>
      <p className={top}>
        <span className={name}>{planLabel(of.plan, quoteCopy)}</span>
        <PlanPrice of={of} />
      </p>
      <p className={price}>
        <Prices of={of} />
      </p>
    </div>
  );
}

function Planned({
  change,
  later,
  present,
  loading,
  onKeep,
}: {
  change: NonNullable<Subscription['pendingChange']>;
  /** What keeping the present plan costs then. */
  later: Later | undefined;
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
          {later ? copy.keepFor(present.name, later.price) : copy.keep(present.name)}
        </Button>
      }
    >
      {copy.pending(change.planName, sayDate(change.effectiveAt, locale, { is: 'changes' }))}
    </Banner>
  );
}

/** The plans, before they are known. */
export function WaitingChoices() {
  const copy = useWords(words);
  return (
    <Coming label={copy.loading} className={stack}>
      <Skeleton shape="control" />
      <Skeleton width="short" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Coming>
  );
}
