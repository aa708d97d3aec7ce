import type { AccountAction } from '../../../core/contract/schemas/account.js';
import type * as lafitness from '../../../core/contract/lafitness.js';
import type { Plan } from '../../../core/contract/schemas/offers.js';
import { act } from '../../billing/actions/act.js';
import type { Work } from '../../billing/books/books.js';
import { wrongField } from '../../http/input/fields.js';
import { findPlan, publicPlans } from '../../catalogue/catalogue.js';
import { situationOf } from '../../catalogue/offered.js';
import { demandCountry } from '../../catalogue/places.js';
import { demand, type Member } from '../../billing/account/member.js';
import { answerFor, demandGym, GYM, gymMember, gymMembership, hadMembership, isGyms, linkMember } from '../members.js';
import { isLive } from '../../billing/account/statuses.js';
import { provision } from '../../billing/transitions/give.js';
import {
  pauseByPartner,
  reinstateByPartner,
  resumeByPartner,
  terminateByPartner,
} from '../../billing/transitions/partner.js';
import { type Context, type Handlers } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';

/** The plan that the gym names, or the first monthly one of the person's country. */
async function wantedPlan(context: Context, member: Member, planId: string | undefined): Promise<Plan> {
  const situation = situationOf(context, member);
  const plan =
    planId === undefined
      ? (await publicPlans(situation)).find(
          ({ frequencyDays, billingProvider }) =>
            frequencyDays === 30 && billingProvider.organizationCode !== undefined,
        )
      : await findPlan(situation, planId);
  if (!plan) throw new Refusal('planUnavailable', 'This plan is not available.');
  return plan;
}

async function doing(context: Context, memberId: string, action: AccountAction, run: (work: Work) => void) {
  const member = await gymMembership(context, memberId);
  await demand(action, member, context.db);
  await act(context, member, run);
  context.note({ id: member.user.id, details: { memberId, partnerId: GYM.partnerId } });
  return answerFor(context, memberId, member.user.id);
}

export const lafitnessHandlers = {
  async signUpPartnerMember(context, given) {
    demandGym(context);
    await demandCountry(context, given.countryCode);
    const userId = await linkMember(context, given);
    context.note({ id: userId, details: { memberId: given.memberId, partnerId: GYM.partnerId } });
    return answerFor(context, given.memberId, userId);
  },

  async subscribePartnerMember(context, { memberId, planId, endsAt }) {
    const member = await gymMember(context, memberId);
    await demand('subscribeProvisioned', member, context.db);
    if (endsAt !== undefined && endsAt <= context.now) throw wrongField('endsAt', 'Choose a day to come.');
    const plan = await wantedPlan(context, member, planId);
    await act(context, member, work =>
      provision(work, { plan, endsAt: endsAt ?? null, partnerId: GYM.partnerId, channel: GYM.channel }),
    );
    context.note({ id: member.user.id, details: { memberId, partnerId: GYM.partnerId, planId: plan.id } });
    return answerFor(context, memberId, member.user.id);
  },

  pausePartnerMember: (context, { memberId, resumesAt }) =>
    doing(context, memberId, 'pause', work => pauseByPartner(work, resumesAt)),
  unpausePartnerMember: (context, { memberId }) => doing(context, memberId, 'unpause', resumeByPartner),
  terminatePartnerMember: (context, { memberId, reason }) =>
    doing(context, memberId, 'terminate', work => terminateByPartner(work, reason)),

  async unterminatePartnerMember(context, { memberId }) {
    const member = await gymMember(context, memberId);
    const { subscription, user } = member;
    if (!subscription || !isGyms(subscription)) {
      if (!(await hadMembership(context, user.id)))
        throw new Refusal('notFound', 'There is no membership of yours on this account.');
      if (subscription && isLive(subscription.status))
        throw new Refusal('alreadySubscribed', 'This person has another membership by now.');
      throw new Refusal('notTerminated', 'This membership was not terminated by you.');
    }
    await act(context, member, reinstateByPartner);
    context.note({ id: user.id, details: { memberId, partnerId: GYM.partnerId } });
    return answerFor(context, memberId, user.id);
  },
} satisfies Handlers<keyof typeof lafitness>;
