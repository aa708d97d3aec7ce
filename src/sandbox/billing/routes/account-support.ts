import type * as accountSupport from '../../../core/contract/account-support.js';
import { eq } from 'drizzle-orm';
import { providerIntents } from '../tables/card-provider.js';
import { act, workOn, write } from '../actions/act.js';
import { accountOf } from '../account/account.js';
import { mail } from '../books/books.js';
import { findPlan, publicPlans } from '../../catalogue/catalogue.js';
import { situationOf } from '../../catalogue/offered.js';
import { demand, loadMember, type Member } from '../account/member.js';
import { replacePaymentMethod } from '../cards/payment.js';
import { registerTestCard, testCardOf } from '../cards/test-cards.js';
import { bringTo, cardFor } from '../account/test-subscription.js';
import { type Context, type Handlers } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { newIntentIds } from '../../stripe/server/ids.js';
import { accountHandlers } from './account.js';

/** Calls for tests are at no address in production. */
function demandSandbox({ host }: Context): void {
  if (host.production) throw new Refusal('notFound', 'There is nothing at this address.');
}

/** The plan that was named, or the first that is sold where the person lives. */
async function testPlan(context: Context, member: Member, planId: string | undefined) {
  const situation = situationOf(context, member);
  const plan = planId === undefined ? (await publicPlans(situation))[0] : await findPlan(situation, planId);
  const { kind, organizationCode } = plan?.billingProvider ?? {};
  if (!plan || kind !== 'card' || organizationCode === undefined)
    throw new Refusal('planUnavailable', 'This plan is not available.');
  return plan;
}

/** Puts a test card on file whose bank, should it ask, was answered when the card was set up and asks again at the first charge. */
async function giveTestCard(context: Context, member: Member, token: string): Promise<void> {
  const { db, now } = context;
  const card = await registerTestCard(context, member.user, testCardOf(token));
  const ofCard = eq(providerIntents.paymentMethodId, card.id);
  await db.delete(providerIntents).where(ofCard);
  await db
    .insert(providerIntents)
    .values({ ...newIntentIds(), paymentMethodId: card.id, status: 'succeeded', createdAt: now });
  await replacePaymentMethod(context, member, card);
  await db.delete(providerIntents).where(ofCard);
}

export const accountSupportHandlers = {
  async sendActivationEmail(context, { userId }) {
    const member = await loadMember(context, userId);
    await demand('activationEmail', member, context.db);
    const { firstName } = member.user;
    await act(context, member, work =>
      mail(work, 'membershipActivation', { link: `${context.host.portalUrl}/plan`, firstName }),
    );
    return { sent: true };
  },

  async createTestSubscription(context, { userId, status, planId }) {
    demandSandbox(context);
    const before = await loadMember(context, userId);
    await demand('quote', before, context.db);
    const plan = await testPlan(context, before, planId);
    await giveTestCard(context, before, cardFor(status));
    const member = await loadMember(context, userId);
    const work = await workOn(context, member);
    bringTo(work, status, plan);
    await write(context, member, work);
    context.note({ details: { status, planId: plan.id } });
    return accountOf(context, userId);
  },

  async attachTestCard(context, { userId, token }) {
    demandSandbox(context);
    const card = testCardOf(token);
    const member = await loadMember(context, userId);
    return accountHandlers.updatePayment(context, { userId, ...(await registerTestCard(context, member.user, card)) });
  },
} satisfies Handlers<keyof typeof accountSupport>;
