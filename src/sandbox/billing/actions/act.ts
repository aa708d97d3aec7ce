import { desc, eq } from 'drizzle-orm';
import { paymentMethods } from '../tables/invoices.js';
import { providerIntents } from '../tables/card-provider.js';
import { Refusal } from '../../http/refusal.js';
import { newIntentIds } from '../../stripe/server/ids.js';
import type { Work } from '../books/books.js';
import type { EngineContext } from '../context.js';
import { accountActorOf } from '../account/history.js';
import type { Charged } from '../books/invoicing.js';
import type { Member } from '../account/member.js';
import { cardNeeded, type Taking } from '../cards/taking.js';
import { needsCard } from '../account/next-dates.js';
import { isLive } from '../account/statuses.js';
import { planIn, readPlans } from '../../catalogue/plan-book.js';
import { writeBooks } from '../books/write-books.js';

/** One action on a member's books at an instant, without writing anything. */
export async function workOn(
  { db, host, now }: Pick<EngineContext, 'db' | 'host' | 'now'>,
  { books }: Pick<Member, 'books'>,
  at = now,
): Promise<Work> {
  return { at, books, facts: [], plan: planIn(await readPlans(db, host.publishableKey)) };
}

export async function write(context: EngineContext, { user, books }: Member, work: Work): Promise<void> {
  await writeBooks(context.db, [
    {
      before: books,
      after: work.books,
      facts: work.facts,
      actor: await accountActorOf(context, user.id),
      requestId: context.requestId,
      email: user.email,
    },
  ]);
}

/** The member's bank waits for them: what they confirm it with is kept although the call is refused. */
async function asks({ db, now }: EngineContext, methodId: string): Promise<Refusal> {
  const [method] = await db
    .select({ providerId: paymentMethods.providerId })
    .from(paymentMethods)
    .where(eq(paymentMethods.id, methodId));
  const paymentMethodId = method?.providerId ?? methodId;
  const [known] = await db
    .select()
    .from(providerIntents)
    .where(eq(providerIntents.paymentMethodId, paymentMethodId))
    .orderBy(desc(providerIntents.createdAt))
    .limit(1);
  const refusal = (clientSecret: string) =>
    new Refusal('paymentRequiresAction', 'Your bank asks you to confirm this payment.', { clientSecret }, true);
  if (known?.status === 'requires_action') return refusal(known.clientSecret);
  const { id, clientSecret } = newIntentIds();
  await db.insert(providerIntents).values({
    id,
    clientSecret,
    paymentMethodId,
    status: 'requires_action',
    createdAt: Math.max(now, (known?.createdAt ?? 0) + 1),
  });
  return refusal(clientSecret);
}

/** Throws where a membership that asked for nothing would ask for something from now on, and there is no card to ask. */
export function demandCard({ books }: Member, work: Work, host: Taking): void {
  const { card, subscription } = books;
  const isFree = subscription && !subscription.cancelAtPeriodEnd && !needsCard({ books, plan: work.plan });
  if (!card && isFree && isLive(subscription.status) && needsCard(work)) throw cardNeeded(host);
}

/** Does something to a member's books and writes it down. */
export async function act(context: EngineContext, member: Member, run: (work: Work) => void): Promise<void> {
  const work = await workOn(context, member);
  run(work);
  await write(context, member, work);
}

interface Charging {
  /** When it is computed from, other than now: the moment of a quote that was agreed to. */
  at?: number | undefined;
  /** What was done stays, although the bank still asks for the member: it waits for them. */
  waits?: boolean;
}

/** The same where money is taken: a charge that does not go through leaves everything as it was. */
export async function actAndCharge(
  context: EngineContext,
  member: Member,
  run: (work: Work) => Charged,
  { at, waits = false }: Charging = {},
): Promise<void> {
  const work = await workOn(context, member, at);
  const charged = run(work);
  if (charged.is === 'asks') {
    if (waits) await write(context, member, work);
    throw await asks(context, member.books.card?.id ?? '');
  }
  if (charged.is === 'declined') {
    if (charged.declineCode === 'no_payment_method') throw cardNeeded(context.host);
    throw new Refusal('paymentFailed', charged.message, { declineCode: charged.declineCode });
  }
  demandCard(member, work, context.host);
  await write(context, member, work);
}
