import { eq } from 'drizzle-orm';
import { addDays } from '../../../core/dates.js';
import { providerPaymentMethods } from '../../billing/tables/card-provider.js';
import { act, actAndCharge } from '../../billing/actions/act.js';
import { findOffer } from '../../catalogue/catalogue.js';
import { byCode } from '../../catalogue/offered.js';
import type { EngineContext } from '../../billing/context.js';
import { runDueWork } from '../../billing/books/due-work.js';
import { record } from '../../billing/account/history.js';
import { loadMember } from '../../billing/account/member.js';
import { addAddon } from '../../billing/transitions/addons.js';
import { cancel, uncancel } from '../../billing/transitions/cancel.js';
import { changePlan } from '../../billing/transitions/change-plan.js';
import { giveCredit } from '../../billing/transitions/credit.js';
import { retryOverdue } from '../../billing/transitions/dunning.js';
import { extend } from '../../billing/transitions/extend.js';
import { pause } from '../../billing/transitions/pause.js';
import { redeem } from '../../billing/transitions/redeem.js';
import { schedulePlanChange } from '../../billing/transitions/schedule-change.js';
import type { Seed } from '../seed.js';
import { askedBy, emptyCard, signUp } from './membership.js';

const dollars = { code: 'USD', scale: 100 };

/** A member of customer service, in their own name. */
const staffed = (context: EngineContext): EngineContext => ({
  ...context,
  caller: { userId: 'usr_staff', parentId: 'usr_staff', sessionId: 'seed', roles: ['CustomerService'] },
});

/** Nearly everything that can happen to a membership, over most of a year. */
export async function history(seed: Seed, userId: string): Promise<void> {
  const { db, now } = seed;
  /** The account so many days ago, once all that was due by then has happened. */
  const at = async (daysAgo: number, as = askedBy(seed, userId, daysAgo)) => {
    await runDueWork(db, as.now);
    return [as, await loadMember(as, userId)] as const;
  };
  await signUp(seed, userId, 'us-connect-monthly', 250);
  await act(...(await at(230, staffed(askedBy(seed, userId, 230)))), work =>
    giveCredit(work, { amount: 1000, reason: 'Goodwill' }, dollars),
  );
  await actAndCharge(...(await at(205)), work => changePlan(work, work.plan('us-premier-monthly'), true));
  await act(...(await at(160)), work => pause(work, { resumesAt: addDays(now, -110) }));
  await act(...(await at(100)), work => redeem(work, 'SAVE-TENU', { kind: 'credit', amount: 1000, currency: dollars }));
  await emptyCard(seed);
  await at(76);
  await db
    .update(providerPaymentMethods)
    .set({ behaviour: 'success' })
    .where(eq(providerPaymentMethods.id, 'pm_seed_member'));
  await actAndCharge(...(await at(75)), work => retryOverdue(work, true));
  await act(...(await at(30)), work => cancel(work, { reason: 'unused', comment: 'On holiday until spring' }));
  await act(...(await at(29)), work => uncancel(work));
  const studioPass = await findOffer(byCode(seed, 'US'), 'addon', 'us-studio-pass-monthly');
  if (studioPass) await actAndCharge(...(await at(27)), work => addAddon(work, studioPass, true));
  await act(...(await at(20, staffed(askedBy(seed, userId, 20)))), work => extend(work, { days: 7, reason: 'Outage' }));
  const child = await seed.createUser({ id: 'usr_kim', firstName: 'Kim', parentId: userId });
  await record(askedBy(seed, userId, 8), {
    userId,
    type: 'familyMemberAdded',
    summary: 'Kim was added to the family.',
    after: { memberId: child.id },
  });
  await act(...(await at(2)), work => schedulePlanChange(work, work.plan('us-connect-monthly')));
}
