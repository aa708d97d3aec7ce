import type { Account, Subscription } from '../../../core/contract/schemas/account.js';
import type { Plan } from '../../../core/contract/schemas/offers.js';
import { defaultCurrency } from '../../../core/money.js';
import type { PendingChange } from '../tables/memberships.js';
import type { EngineContext } from '../context.js';
import { actionsFor } from '../actions/actions.js';
import { creditIn, currencyOf as currencyOfSub, type Work } from '../books/books.js';
import { asIf, firstBill, type Seen } from '../books/forecast.js';
import { pricesOf } from '../books/prices.js';
import { managementUrls } from './channels.js';
import { loadMember, type Member, type PaymentMethodRow, type SubscriptionRow } from './member.js';
import { allCountries } from '../../catalogue/countries.js';
import { namesIn } from '../../catalogue/names.js';
import { planIn, readPlans } from '../../catalogue/plan-book.js';
import { nextCharge } from '../books/totals.js';
import { uncancel } from '../transitions/cancel.js';
import { clearPause } from '../transitions/pause.js';
import { clearPendingChange } from '../transitions/schedule-change.js';
import { needsCard, settleDates } from './next-dates.js';
import { displayStatus, isLive } from './statuses.js';

const methodShape = ({ id, brand, last4, expMonth, expYear }: PaymentMethodRow): Account['paymentMethod'] => ({
  id,
  brand,
  last4,
  expirationMonth: expMonth,
  expirationYear: expYear,
});

const billingDetails = ({
  firstName,
  lastName,
  phoneNumber,
  billingAddress,
}: PaymentMethodRow): Account['billingDetails'] => ({ firstName, lastName, phoneNumber, address: billingAddress });

function channelOf(row: SubscriptionRow | undefined): Account['channel'] {
  if (!row || !isLive(row.status)) return null;
  return { kind: row.channelKind, name: row.channelName, managementUrl: managementUrls[row.channelKind] };
}

const pendingChangeShape = (
  { planId, effectiveAt, provider }: PendingChange,
  { name, basePrice }: Plan,
): Subscription['pendingChange'] => ({
  planId,
  planName: name,
  effectiveAt,
  amount: basePrice.value,
  currency: basePrice.currency,
  providerName: provider && provider.kind !== 'card' ? provider.name : null,
});

/** The bill that a pause which is set, or runs, comes back with. */
function billAfterPause(row: SubscriptionRow, present: Seen | undefined): Subscription['billAfterPause'] {
  const bill = row.resumesAt === null || !present ? null : firstBill(present);
  return bill && { date: bill.date, amount: bill.amount };
}

/** What the plan costs after a press that takes back what is set: an end, a pause, another plan. */
function pricesIf(row: SubscriptionRow, present: Seen | undefined): Subscription['pricesIf'] {
  const after = (isSet: boolean, press: (work: Work) => void) =>
    isSet && present ? pricesOf(asIf(present, press)) : [];
  return {
    uncancel: after(row.cancelAtPeriodEnd, uncancel),
    unpause: after(row.pauseAtPeriodEnd, clearPause),
    schedulePlanChange: after(row.pendingChange !== null && !row.pendingChange.provider, work => {
      clearPendingChange(work);
      settleDates(work);
    }),
  };
}

/** Everything about a subscription that a page may know. */
export function subscriptionShape(
  row: SubscriptionRow,
  plan: Work['plan'],
  {
    present,
    nameOf = name => name,
  }: {
    /** The books that it is the membership of, as they are now; without them it is one of the past. */
    present?: Omit<Seen, 'plan'> | undefined;
    /** What discounts and add-ons are called in the reader's language. */
    nameOf?: (name: string) => string;
  } = {},
): Subscription {
  const seen = present && { ...present, plan };
  const { addons = [], open } = present?.books ?? {};
  const credit = present ? creditIn(present.books, currencyOfSub(row)) : 0;
  const {
    id,
    userId,
    planId,
    offerId,
    status,
    provisioned,
    cancelAtPeriodEnd,
    canceledAt,
    endsAt,
    endedAt,
    endReason,
    cancellation,
    discount,
    version,
  } = row;
  const {
    startedAt,
    currentPeriodStart,
    currentPeriodEnd,
    trialStart,
    trialEnd,
    nextBillDate,
    pauseAtPeriodEnd,
    pausedAt,
    resumesAt,
    pendingChange,
    schedule,
  } = row;
  const own = plan(planId);
  const { currency } = own.basePrice;
  return {
    id,
    userId,
    planId,
    offerId,
    plan: own,
    status,
    displayStatus: displayStatus(row),
    provisioned,
    startedAt,
    currentPeriodStart,
    currentPeriodEnd,
    trialStart,
    trialEnd,
    nextBillDate,
    provisional: row.provisional && isLive(status) ? { until: row.provisional.until } : null,
    needsCard: needsCard({ plan, books: { subscription: row, addons, open } }),
    nextBillAmount: row.nextBillAmount === null ? null : nextCharge(row.nextBillAmount, credit, currency),
    prices: seen ? pricesOf(seen) : [],
    pricesIf: pricesIf(row, seen),
    billAfterPause: billAfterPause(row, seen),
    cancelAtPeriodEnd,
    canceledAt,
    endsAt,
    endedAt,
    endReason,
    cancellation,
    pauseAtPeriodEnd,
    pausedAt,
    resumesAt,
    // one that was used up says nothing about any bill to come
    discount:
      discount && !(discount.duration.type === 'once' && row.discountSpent)
        ? { ...discount, name: nameOf(discount.name) }
        : null,
    version,
    schedule,
    pastDue:
      row.pastDueAt !== null && open
        ? { since: row.pastDueAt, amount: open.amountDue, retryAt: row.retryAt, attempts: open.attempts }
        : null,
    owed: open?.amountDue ?? null,
    requiresAction: row.requiresAction && open ? { clientSecret: row.requiresAction.clientSecret } : null,
    addons: addons.map(({ cancelAtPeriodEnd: ending, ...addon }) => ({
      id: addon.id,
      guid: addon.guid,
      offerId: addon.offerId,
      name: nameOf(addon.name),
      amount: addon.amount,
      status: ending ? 'canceling' : 'active',
      cancelAtPeriodEnd: ending,
      endsAt: ending ? currentPeriodEnd : null,
    })),
    pendingChange: pendingChange && pendingChangeShape(pendingChange, plan(pendingChange.planId)),
  };
}

/** The currency of the account: that of its subscription, else of its country. */
export async function currencyOf({ db }: EngineContext, { user, subscription }: Member) {
  if (subscription) return { code: subscription.currencyCode, scale: subscription.currencyScale };
  const country = (await allCountries(db)).find(({ code }) => code === user.countryCode);
  return country ? { code: country.currencyCode, scale: country.currencyScale } : defaultCurrency;
}

/** The account as the API shows it. A child's shows nothing about money: that is between us and the parent. */
export async function accountOf(context: EngineContext, userId: string): Promise<Account> {
  const member = await loadMember(context, userId);
  const { user, subscription, paymentMethod, standing, books } = member;
  const currency = await currencyOf(context, member);
  const value = books.credit[currency.code] ?? 0;
  const plan = planIn(await readPlans(context.db, context.host.publishableKey, context.locale));
  return {
    userId,
    parentId: user.parentId,
    accountCredit: { value, currency },
    paymentMethod: paymentMethod ? methodShape(paymentMethod) : null,
    billingDetails: paymentMethod && context.caller ? billingDetails(paymentMethod) : null,
    subscription: subscription
      ? subscriptionShape(subscription, plan, {
          present: { at: context.now, books },
          nameOf: await namesIn(context.db, context.locale),
        })
      : null,
    channel: channelOf(subscription),
    actions: actionsFor(standing),
  };
}
