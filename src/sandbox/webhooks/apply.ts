import { workOn } from '../billing/actions/act.js';
import { change, type Work } from '../billing/books/books.js';
import { settlePerson } from '../billing/books/due-work.js';
import { holdUsers } from '../db/hold-users.js';
import { loadMember, type Member } from '../billing/account/member.js';
import type { Verdict } from '../billing/provider-events/apply-event.js';
import { type Actor, writeBooks } from '../billing/books/write-books.js';
import type { Context } from '../http/handler.js';
import type { Effect, Stamp } from './events.js';
import { decides, isStale } from './order.js';
import { invoiceIn, type Named, subjectOf } from './subject.js';

const provider: Actor = { actorKind: 'provider', actorId: 'stripe' };

/** A person's account, locked and brought up to date: what is read stays true until the event has had its effect. */
export async function hold(context: Context, userId: string): Promise<Member> {
  await holdUsers(context.db, [userId]);
  await settlePerson(context.db, userId, context.now, context.host);
  return loadMember(context, userId);
}

/** Runs a rule over a member's books in the provider's name, and writes down what it did. */
export async function runAsProvider(
  context: Context,
  member: Member,
  { type, created }: Stamp,
  rule: (work: Work) => Verdict,
): Promise<Effect> {
  const work = await workOn(context, member);
  const outcome = rule(work);
  const { subscription } = work.books;
  const about = subscription ? { subscriptionId: subscription.id } : {};
  if (outcome !== 'applied') return { outcome, ...about };
  if (subscription && decides(type)) change(work, { lastEventAt: created });
  const { user, books } = member;
  await writeBooks(context.db, [
    {
      before: books,
      after: work.books,
      facts: work.facts,
      actor: provider,
      requestId: context.requestId,
      email: user.email,
    },
  ]);
  return { outcome, ...about };
}

/** The invoice that an event names, as our books know it: under which id, and whether it waits for its payment. */
export type KnownInvoice = { id: string; open: boolean } | undefined;

/**
 * Applies an event to the membership that it names: nothing for one that we do not know, that another has followed, or
 * that a newer event has described already.
 */
export async function applyTo(
  context: Context,
  event: Stamp,
  named: Named,
  rule: (work: Work, invoice: KnownInvoice) => Verdict,
): Promise<Effect> {
  const subject = await subjectOf(context.db, named);
  if (!subject) return { outcome: 'ignored' };
  const { subscriptionId } = subject;
  const member = await hold(context, subject.userId);
  if (member.subscription?.id !== subscriptionId) return { outcome: 'ignored', subscriptionId };
  if (await isStale(context.db, member.subscription, event)) return { outcome: 'stale', subscriptionId };
  const invoice = await invoiceIn(context.db, named.invoices, subscriptionId);
  return runAsProvider(context, member, event, work => rule(work, invoice));
}
