import {
  type AccountAction,
  type CancellationReason,
  cancellationReason,
} from '../../../core/contract/schemas/account.js';
import type { CancelData, SaveOffer } from '../../../core/contract/schemas/brightback.js';
import type { Discount } from '../../../core/contract/schemas/offers.js';
import type { Host } from '../../http/handler.js';
import { decide, type Decision } from '../actions/actions.js';
import { availablePlans } from '../../catalogue/available-plans.js';
import { workOn } from '../actions/act.js';
import type { Sub, Work } from '../books/books.js';
import { redeem } from '../transitions/redeem.js';
import { schedulePlanChange } from '../transitions/schedule-change.js';
import { effectOf } from './save-effect.js';
import { managementUrls } from './channels.js';
import type { EngineContext } from '../context.js';
import { demand, loadMember, type Member } from './member.js';
import { findMembership } from './memberships.js';
import { lasting } from '../books/periods.js';
import { personalCode, redeemedLately } from '../../codes/personal-codes.js';
import { planIn, readPlans } from '../../catalogue/plan-book.js';
import { formatCode } from '../../codes/redemption-code.js';

type Site = EngineContext & { host: Pick<Host, 'portalUrl'> };

/** The name of our application in the words of cancel flows. */
const APP = 'echelon';

const DISCOUNT_PERCENT = 25;
const DISCOUNT_MONTHS = 3;
const TRIAL_DAYS = 14;
const PAUSE_MONTHS = [1, 2, 3];

/** Why there is nothing to cancel here, for people. */
function obstacle({ code }: Decision & { ok: false }, { channelKind, channelName }: Sub): string {
  if (code === 'alreadyCanceled') return 'This membership is set to end already.';
  if (code !== 'managedByChannel') return 'This membership has ended.';
  const address = managementUrls[channelKind];
  return address === null
    ? `This membership is provided by ${channelName} and can only be ended there.`
    : `This membership is billed by ${channelName}. Cancel it there: ${address}`;
}

/** What a person who leaves could be offered, each kind where the membership can take it. */
interface Staying {
  context: Site;
  member: Member;
  sub: Sub;
  /** What taking something would mean for the bills. */
  effect: (take: (work: Work) => unknown) => ReturnType<typeof effectOf>;
  /** Whether the member could do this themself now. */
  can(action: AccountAction): boolean;
}

/** A quarter off for three months. Never in place of a discount that the member has, and not within a year of the last one. */
async function discountOffer({ context, sub, can, effect }: Staying): Promise<SaveOffer | undefined> {
  const running = lasting(sub.discount, sub.currentPeriodEnd ?? context.now, sub.discountSpent);
  if (
    !can('redeem') ||
    running ||
    sub.pendingChange?.provider ||
    (await redeemedLately(context, sub.userId, 'discount'))
  )
    return undefined;
  const discount: Discount = {
    name: 'Thank you for staying',
    duration: { type: 'other', months: DISCOUNT_MONTHS },
    percent: DISCOUNT_PERCENT,
    currency: { code: sub.currencyCode, scale: sub.currencyScale },
  };
  const code = await personalCode(context, sub, { effect: { kind: 'discount', discount }, note: discount.name });
  return (
    code && {
      kind: 'discount',
      code: formatCode(code.code),
      discount,
      ...effect(work => redeem(work, code.code, { kind: 'discount', discount })),
    }
  );
}

/** The best plan that costs less for the same period. */
async function cheaperPlan({ context, member, sub, can, effect }: Staying): Promise<SaveOffer | undefined> {
  if (!can('schedulePlanChange') || sub.pendingChange) return undefined;
  const plans = (await availablePlans(context, member)).map(({ plan }) => plan);
  const own = plans.find(({ id }) => id === sub.planId);
  const cheaper = plans.filter(
    ({ frequencyDays, basePrice }) =>
      own && frequencyDays === own.frequencyDays && basePrice.value < own.basePrice.value,
  );
  const best = cheaper.toSorted((a, b) => b.basePrice.value - a.basePrice.value)[0];
  if (!best) return undefined;
  const { saved: _saved, ...means } = effect(work => schedulePlanChange(work, best));
  return { kind: 'planChange', planId: best.id, planName: best.name, ...means };
}

/** Two more weeks of a trial, once a year. */
async function longerTrial({ context, sub, can, effect }: Staying): Promise<SaveOffer | undefined> {
  if (sub.status !== 'trialing' || !can('redeem') || (await redeemedLately(context, sub.userId, 'days')))
    return undefined;
  const code = await personalCode(context, sub, {
    effect: { kind: 'days', days: TRIAL_DAYS },
    note: 'More time to try',
  });
  if (!code) return undefined;
  const { saved: _saved, ...means } = effect(work =>
    redeem(work, code.code, { kind: 'days', days: TRIAL_DAYS, plan: work.plan(sub.planId) }),
  );
  return { kind: 'trialExtension', code: formatCode(code.code), days: TRIAL_DAYS, ...means };
}

const contact = ({ context }: Staying): SaveOffer => ({
  kind: 'contact',
  url: `${context.host.portalUrl}/help#contact`,
});

const breather = ({ can }: Staying): SaveOffer | undefined =>
  can('pause') ? { kind: 'pause', months: [...PAUSE_MONTHS] } : undefined;

/** The one offer that fits each reason (domain 1.14); those who switched or say nothing are let go. */
const offerFor: Readonly<
  Record<CancellationReason, (staying: Staying) => Promise<SaveOffer | undefined> | SaveOffer | undefined>
> = {
  too_expensive: async staying => (await discountOffer(staying)) ?? cheaperPlan(staying),
  unused: async staying => (await longerTrial(staying)) ?? breather(staying),
  too_complex: async staying => (await longerTrial(staying)) ?? contact(staying),
  missing_features: contact,
  low_quality: contact,
  customer_service: contact,
  switched_service: () => undefined,
  other: () => undefined,
};

async function offersFor(staying: Staying): Promise<CancelData['offers']> {
  const offers: CancelData['offers'] = [];
  for (const reason of cancellationReason.options) {
    const offer = await offerFor[reason](staying);
    if (offer) offers.push({ reason, offer });
  }
  return offers;
}

/** What a cancel flow needs to know, for every reader: what the member could do, not what staff can. */
export async function cancelDataOf(context: Site, userId: string, subscriptionId: string): Promise<CancelData> {
  const { db, host, locale } = context;
  const sub = await findMembership(context, subscriptionId, userId);
  const member = await loadMember(context, userId);
  await demand('quote', member, db);
  const { user, subscription, standing } = member;
  const asMember = { ...standing, by: 'member' as const };
  const decision: Decision =
    subscription?.id === sub.id ? decide('cancel', asMember) : { ok: false, code: 'subscriptionEnded' };
  const plan = planIn(await readPlans(db, host.publishableKey, locale))(sub.planId);
  const work = await workOn(context, member);
  const flow = `${host.portalUrl}/plan`;
  return {
    valid: decision.ok,
    message: decision.ok ? `${flow}?cancel=start` : obstacle(decision, sub),
    appId: APP,
    subscriptionId,
    account: { internalId: user.id, value: sub.nextBillAmount ?? plan.basePrice.value, createdAt: user.createdAt },
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    planName: plan.name,
    saveReturnUrl: `${flow}?cancel=saved`,
    cancelConfirmationUrl: `${flow}?cancel=confirmed`,
    offers: decision.ok
      ? await offersFor({
          context,
          member,
          sub,
          can: action => decide(action, asMember).ok,
          effect: take => effectOf(work, take),
        })
      : [],
  };
}
