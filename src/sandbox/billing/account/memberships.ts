import { desc, eq, sql } from 'drizzle-orm';
import type { Subscription } from '../../../core/contract/schemas/account.js';
import type { SubscriptionPage } from '../../../core/contract/schemas/account-history.js';
import type { PageQuery } from '../../../core/contract/schemas/query.js';
import { pageOf } from '../../db/page.js';
import { subscriptions } from '../tables/memberships.js';
import { Refusal } from '../../http/refusal.js';
import { subscriptionShape } from './account.js';
import type { Sub } from '../books/books.js';
import type { EngineContext } from '../context.js';
import { loadMember, type Member } from './member.js';
import { namesIn } from '../../catalogue/names.js';
import { planIn, readPlans } from '../../catalogue/plan-book.js';
import { readBooks } from '../books/read-books.js';
import { isLive } from './statuses.js';

/** Memberships of one person as the API shows them; add-ons, what is owed and credit belong to the present one alone. */
async function shapesOf(
  { db, host, locale, now }: EngineContext,
  userId: string,
  rows: readonly Sub[],
): Promise<Subscription[]> {
  const books = (await readBooks(db, [userId], host)).get(userId);
  const plan = planIn(await readPlans(db, host.publishableKey, locale));
  const nameOf = await namesIn(db, locale);
  return rows.map(row => {
    const isPresent = books !== undefined && row.id === books.subscription?.id;
    return subscriptionShape(row, plan, { nameOf, present: isPresent ? { at: now, books } : undefined });
  });
}

/** Every membership that a person ever had: the living one first, then by when they were made. */
export function membershipsOf(context: EngineContext, userId: string, page: PageQuery): Promise<SubscriptionPage> {
  const { db } = context;
  return pageOf(db, {
    rows: db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    order: [sql`${subscriptions.endedAt} is null desc`, desc(subscriptions.createdAt)],
    key: subscriptions.id,
    page,
    items: rows => shapesOf(context, userId, rows),
  });
}

const absent = () => new Refusal('notFound', 'There is no such membership.');

/** The row of a membership; with a person's id, only when it is theirs. */
export async function findMembership(
  { db }: Pick<EngineContext, 'db'>,
  subscriptionId: string,
  userId?: string,
): Promise<Sub> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  if (!row || (userId !== undefined && row.userId !== userId)) throw absent();
  return row;
}

export async function membershipOf(
  context: EngineContext,
  subscriptionId: string,
  userId?: string,
): Promise<Subscription> {
  const row = await findMembership(context, subscriptionId, userId);
  const [shape] = await shapesOf(context, row.userId, [row]);
  if (!shape) throw absent();
  return shape;
}

/** The account of a membership that is its present one; refuses one that is over. */
export async function presentMembership(context: EngineContext, subscriptionId: string): Promise<Member> {
  const { userId } = await findMembership(context, subscriptionId);
  const member = await loadMember(context, userId);
  const { subscription } = member;
  if (subscription?.id !== subscriptionId || !isLive(subscription.status))
    throw new Refusal('subscriptionEnded', 'This membership has ended.');
  return member;
}
