import { addDays } from '../../../core/dates.js';
import type { EngineContext } from '../../billing/context.js';
import { runDueWork } from '../../billing/books/due-work.js';
import { loadMember } from '../../billing/account/member.js';
import { receivedFor } from '../../billing/account/received.js';
import { subscribe } from '../../billing/actions/subscribe.js';
import { changePlan } from '../../billing/transitions/change-plan.js';
import { giveCredit } from '../../billing/transitions/credit.js';
import { terminate } from '../../billing/transitions/terminate.js';
import type { Seed } from '../seed.js';
import { emptyCard, signUp, since } from './membership.js';

const dollars = { code: 'USD', scale: 100 };

const askedBy = ({ db, now }: Seed, userId: string, daysAgo: number): EngineContext => ({
  db,
  now: addDays(now, -daysAgo),
  requestId: 'seed',
  host: {},
  caller: { userId, parentId: userId, sessionId: 'seed', roles: ['Member'] },
});

/** A first membership, changed once, then ended with its money given back. */
async function firstMembership(seed: Seed, userId: string): Promise<void> {
  await signUp(seed, userId, 'us-connect-monthly', 395);
  await since(seed, userId, 320, work => void changePlan(work, work.plan('us-premier-monthly'), true));
  const context = askedBy(seed, userId, 250);
  await runDueWork(seed.db, context.now);
  const { books } = await loadMember(context, userId);
  const received = await receivedFor(seed.db, books.subscription);
  await since(seed, userId, 250, work => terminate(work, { reason: 'staff', refund: 'full' }, received));
}

/** A second one, with a bill that credit paid a part of and a last one that the bank declined. */
async function secondMembership(seed: Seed, userId: string): Promise<void> {
  const context = askedBy(seed, userId, 245);
  await subscribe(context, await loadMember(context, userId), {
    offerId: 'us-premier-monthly',
    termsAcceptedAt: context.now,
  });
  await since(seed, userId, 130, work => giveCredit(work, { amount: 1500, reason: 'Goodwill' }, dollars));
  await runDueWork(seed.db, addDays(seed.now, -10));
  await emptyCard(seed);
}

/** More than a year of invoices: paid, refunded, with credit, overdue. */
export async function longBilled(seed: Seed, userId: string): Promise<void> {
  await firstMembership(seed, userId);
  await secondMembership(seed, userId);
}
