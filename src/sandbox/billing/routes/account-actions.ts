import type { AccountAction } from '../../../core/contract/schemas/account.js';
import type * as accountActions from '../../../core/contract/account-actions.js';
import { mayGive } from '../../partners/people.js';
import { act, actAndCharge, demandCard, workOn } from '../actions/act.js';
import { accountOf, currencyOf } from '../account/account.js';
import { findOffer, findPlan } from '../../catalogue/catalogue.js';
import { providers } from '../account/channels.js';
import type { Work } from '../books/books.js';
import { demand, loadMember, type Member } from '../account/member.js';
import { situationOf } from '../../catalogue/offered.js';
import { namedPartner } from '../../catalogue/places.js';
import { readPlans } from '../../catalogue/plan-book.js';
import { demandPlan, quoteAddonFor, quoteAny, signed, wantedChange, wantedOffer } from '../quote/purchase.js';
import { receivedFor } from '../account/received.js';
import { agreedAt } from '../quote/take-quote.js';
import { addAddon, cancelAddon, fits, quoteAddon, uncancelAddon } from '../transitions/addons.js';
import { cancel, uncancel } from '../transitions/cancel.js';
import { changePlan } from '../transitions/change-plan.js';
import { extend } from '../transitions/extend.js';
import { createInactive, provision } from '../transitions/give.js';
import { migrate } from '../transitions/migrate.js';
import { clearPause, pause, quoteResume, resume } from '../transitions/pause.js';
import { addPhase, editPhase } from '../transitions/plan-phases.js';
import { changePlanAndMail } from '../actions/change-plan-and-mail.js';
import { schedulePlanChange } from '../transitions/schedule-change.js';
import { terminate } from '../transitions/terminate.js';
import { giveCredit } from '../transitions/credit.js';
import { addDays } from '../../../core/dates.js';
import type { SubscribeInactive } from '../../../core/contract/schemas/account-actions.js';
import { type Context, type Handlers } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';

/** The account of a member who may do this now. */
async function memberFor(context: Context, userId: string, action: AccountAction): Promise<Member> {
  const member = await loadMember(context, userId);
  await demand(action, member, context.db);
  return member;
}

/** Does one thing to an account and answers it as it then is. */
async function doing(context: Context, userId: string, action: AccountAction, run: (work: Work) => void) {
  await act(context, await memberFor(context, userId, action), run);
  return accountOf(context, userId);
}

/** A plan that can be given to this member, or the one they are on. */
async function planNamed(context: Context, member: Member, planId: string, situation = situationOf(context, member)) {
  const held = planId === member.subscription?.planId;
  const plan = held
    ? (await readPlans(context.db, context.host.publishableKey)).get(planId)
    : await findPlan(situation, planId);
  if (!plan) throw new Refusal('planUnavailable', 'This plan is not available.');
  return plan;
}

/** A plan that a phase can be on: of the country, currency and provider of the membership. One that is in the schedule stays possible. */
async function phasePlan(context: Context, member: Member, planId: string): Promise<void> {
  const phases = member.subscription?.schedule?.phases ?? [];
  if (!phases.some(phase => phase.planId === planId)) await demandPlan(context, member, planId);
}

const noAddon = () => new Refusal('offerUnavailable', 'This add-on is not available for this membership.');

/** An add-on of the country of the member's plan. */
async function addonNamed(context: Context, member: Member, guid: string) {
  const { subscription } = member;
  const plan = subscription && (await readPlans(context.db)).get(subscription.planId);
  const offer = await findOffer(
    { ...situationOf(context, member), ...(plan && { countryCode: plan.country.code }) },
    'addon',
    guid,
  );
  if (!offer) throw noAddon();
  return offer;
}

async function addonOffer(context: Context, member: Member, guid: string) {
  const offer = await addonNamed(context, member, guid);
  if (!member.subscription || !fits(await workOn(context, member), offer)) throw noAddon();
  return offer;
}

async function inactive(context: Context, { userId, offerId, partnerId }: SubscribeInactive & { userId: string }) {
  const member = await memberFor(context, userId, 'subscribeInactive');
  const partner = await namedPartner(context, partnerId);
  if (!(await mayGive(context, { offerId }))) throw new Refusal('offerUnavailable', 'This offer is not available.');
  const offer = await wantedOffer(context, member, offerId);
  await act(context, member, work => createInactive(work, offer, partner));
  return accountOf(context, userId);
}

export const accountActionHandlers = {
  cancel: (context, { userId, ...asked }) => doing(context, userId, 'cancel', work => cancel(work, asked)),
  uncancel: (context, { userId }) => doing(context, userId, 'uncancel', uncancel),
  pause: (context, { userId, ...asked }) => doing(context, userId, 'pause', work => pause(work, asked)),
  extend: (context, { userId, ...asked }) => doing(context, userId, 'extend', work => extend(work, asked)),
  editPhase: async (context, { userId, ...asked }) => {
    const member = await memberFor(context, userId, 'editPhase');
    if (asked.planId !== undefined) await phasePlan(context, member, asked.planId);
    await act(context, member, work => editPhase(work, asked));
    return accountOf(context, userId);
  },

  async credit(context, { userId, ...asked }) {
    const member = await memberFor(context, userId, 'credit');
    const currency = await currencyOf(context, member);
    await act(context, member, work => giveCredit(work, asked, currency));
    return accountOf(context, userId);
  },

  async unpause(context, { userId, quoteToken }) {
    const member = await memberFor(context, userId, 'unpause');
    if (member.standing.pausing) await act(context, member, clearPause);
    else {
      const at = await agreedAt(context, member, quoteToken, async when =>
        quoteResume(await workOn(context, member, when), []),
      );
      await actAndCharge(context, member, work => resume(work, true), { at });
    }
    return accountOf(context, userId);
  },

  async terminate(context, { userId, ...asked }) {
    const member = await memberFor(context, userId, 'terminate');
    const received = await receivedFor(context.db, member.subscription);
    await act(context, member, work => terminate(work, asked, received));
    return accountOf(context, userId);
  },

  async changePlan(context, { userId, planId, quoteToken }) {
    const member = await memberFor(context, userId, 'change');
    const to = await wantedChange(context, member, planId);
    if (to.id === member.subscription?.planId)
      throw new Refusal('alreadyOnPlan', 'The membership is on this plan already.');
    const at = await agreedAt(context, member, quoteToken, when =>
      quoteAny(context, member, { planId, effective: 'now' }, when),
    );
    await actAndCharge(context, member, work => changePlanAndMail(work, to, () => changePlan(work, to, true)), { at });
    return accountOf(context, userId);
  },

  async schedulePlanChange(context, { userId, planId }) {
    const member = await memberFor(context, userId, 'schedulePlanChange');
    const to = await wantedChange(context, member, planId);
    await act(context, member, work => {
      changePlanAndMail(work, to, () => schedulePlanChange(work, to));
      demandCard(member, work, context.host);
    });
    return accountOf(context, userId);
  },

  async addPhase(context, { userId, ...asked }) {
    const member = await memberFor(context, userId, 'addPhase');
    await phasePlan(context, member, asked.planId);
    await act(context, member, work => addPhase(work, asked));
    return accountOf(context, userId);
  },

  async migrate(context, { userId, providerCode, planId, reason }) {
    const member = await memberFor(context, userId, 'migrate');
    const provider = providers.find(({ organizationCode }) => organizationCode === providerCode);
    // a person moves to another country by moving to the provider there
    const plan = await planNamed(context, member, planId ?? member.subscription?.planId ?? '', {
      ...situationOf(context, member),
      countryCode: provider?.countryCode ?? member.user.countryCode,
    });
    const sold = provider && (provider.kind !== 'card' || plan.billingProvider.organizationCode === providerCode);
    if (!provider || !sold) throw new Refusal('planUnavailable', 'This provider does not sell this plan.');
    await act(context, member, work => migrate(work, { plan, provider, reason }));
    return accountOf(context, userId);
  },

  async addAddonOffer(context, { userId, guid, quoteToken }) {
    const member = await memberFor(context, userId, 'addAddonOffer');
    const offer = await addonOffer(context, member, guid);
    const at = await agreedAt(context, member, quoteToken, async when =>
      quoteAddon(await workOn(context, member, when), offer, []),
    );
    await actAndCharge(context, member, work => addAddon(work, offer, true), { at });
    return accountOf(context, userId);
  },

  cancelAddonOffer: (context, { userId, guid }) =>
    doing(context, userId, 'cancelAddonOffer', work => cancelAddon(work, guid)),
  uncancelAddonOffer: (context, { userId, guid }) =>
    doing(context, userId, 'uncancelAddonOffer', work => uncancelAddon(work, guid)),

  async quoteAddonOffer(context, { userId, guid }) {
    const member = await memberFor(context, userId, 'quoteAddonOffer');
    return signed(context, member, await quoteAddonFor(context, member, await addonNamed(context, member, guid)));
  },

  subscribeInactive: inactive,
  subscribeInactiveAlias: inactive,

  async subscribeProvisioned(context, { userId, planId, days, endsAt, partnerId, reason }) {
    const member = await memberFor(context, userId, 'subscribeProvisioned');
    const partner = await namedPartner(context, partnerId);
    if (!(await mayGive(context, { planId }))) throw new Refusal('planUnavailable', 'This plan is not available.');
    const plan = await planNamed(context, member, planId);
    const until = endsAt ?? (days === undefined ? null : addDays(context.now, days));
    await act(context, member, work =>
      provision(work, {
        plan,
        endsAt: until,
        partnerId: partner,
        reason,
        channel: { channelKind: 'provisioned', channelName: 'Echelon' },
      }),
    );
    return accountOf(context, userId);
  },
} satisfies Handlers<keyof typeof accountActions>;
