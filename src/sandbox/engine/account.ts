import { eq } from 'drizzle-orm';
import type { Account, Subscription } from '../../core/contract/schemas/account.js';
import { defaultCurrency } from '../../core/money.js';
import { countries } from '../db/schema/catalogue.js';
import type { EngineContext } from './context.js';
import { capabilitiesOf } from './actions.js';
import { findPlan } from './catalogue.js';
import { managementUrls } from './channels.js';
import { creditOf, loadMember, type Member, type PaymentMethodRow, type SubscriptionRow } from './member.js';
import { nextCharge } from './quote.js';
import { displayStatus, isLive } from './statuses.js';

const methodShape = ({ id, brand, last4, expMonth, expYear }: PaymentMethodRow): Account['paymentMethod'] => ({
  id, brand, last4, expirationMonth: expMonth, expirationYear: expYear,
});

function channelOf(row: SubscriptionRow | undefined): Account['channel'] {
  if (!row || !isLive(row.status)) return null;
  return { kind: row.channelKind, name: row.channelName, managementUrl: managementUrls[row.channelKind] };
}

async function subscriptionShape({ db, host }: EngineContext, row: SubscriptionRow, credit: number): Promise<Subscription> {
  const plan = await findPlan({ db, publishableKey: host.publishableKey }, row.planId);
  if (!plan) throw new Error(`Subscription ${row.id} names a plan that is not there: ${row.planId}.`);
  const { id, userId, planId, offerId, status, provisioned, cancelAtPeriodEnd, endsAt, endedAt, discount, version } = row;
  const { startedAt, currentPeriodStart, currentPeriodEnd, trialStart, trialEnd, nextBillDate } = row;
  return {
    id, userId, planId, offerId, plan, status, displayStatus: displayStatus(row), provisioned,
    startedAt, currentPeriodStart, currentPeriodEnd, trialStart, trialEnd, nextBillDate,
    nextBillAmount: row.nextBillAmount === null ? null : nextCharge(row.nextBillAmount, credit, plan.basePrice.currency),
    cancelAtPeriodEnd, endsAt, endedAt, discount, version,
  };
}

/** The currency of the account: that of its subscription, else of its country. */
async function currencyOf({ db }: EngineContext, { user, subscription }: Member) {
  if (subscription) return { code: subscription.currencyCode, scale: subscription.currencyScale };
  const [country] = await db.select().from(countries).where(eq(countries.code, user.countryCode));
  return country ? { code: country.currencyCode, scale: country.currencyScale } : defaultCurrency;
}

/** The account as the API shows it. A child's shows nothing about money: that is between us and the parent. */
export async function accountOf(context: EngineContext, userId: string): Promise<Account> {
  const member = await loadMember(context, userId);
  const { user, subscription, paymentMethod, standing } = member;
  const currency = await currencyOf(context, member);
  const value = await creditOf(context.db, userId, currency.code);
  return {
    userId, parentId: user.parentId,
    accountCredit: { value, currency },
    paymentMethod: paymentMethod ? methodShape(paymentMethod) : null,
    subscription: subscription ? await subscriptionShape(context, subscription, value) : null,
    channel: channelOf(subscription),
    capabilities: capabilitiesOf(standing),
  };
}
