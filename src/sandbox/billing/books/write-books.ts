import { and, eq, inArray, sql } from 'drizzle-orm';
import type { QuoteItem } from '../../../core/contract/schemas/quote.js';
import type { Db } from '../../db/db.js';
import { newId } from '../../db/ids.js';
import { accountHistory, creditLedger, invoiceLines, invoices, paymentMethods, payments } from '../tables/invoices.js';
import { providerIntents } from '../tables/card-provider.js';
import { redemptionCodes } from '../../codes/tables.js';
import { trialRedemptions } from '../tables/trials.js';
import { outbox } from '../../db/tables.js';
import { subscriptionAddons, subscriptions } from '../tables/memberships.js';
import { changeRows, insertRows, putRows } from '../../db/write-rows.js';
import type { Books, Fact, Sub } from './books.js';
import { emailKey } from '../cards/trial-fraud.js';

/** Who did it, seen from the account. */
export interface Actor {
  actorKind: 'member' | 'parent' | 'staff' | 'partner' | 'provider' | 'system';
  actorId: string | null;
}

/** The engine itself, by the clock. */
export const system: Actor = { actorKind: 'system', actorId: null };

/** What became of one person's books. */
export interface Entry {
  before: Books;
  after: Books;
  facts: readonly Fact[];
  actor: Actor;
  requestId: string | null;
  /** Where mails go; null for people without an address. */
  email: string | null;
}

type Of<Kind extends Fact['is']> = Extract<Fact, { is: Kind }>;
const only = <Kind extends Fact['is']>(facts: readonly Fact[], kind: Kind) =>
  facts.filter((fact): fact is Of<Kind> => fact.is === kind);

/** An invoice after all changes that the same transaction makes to it. */
function invoiceRows({ before, facts }: Entry): (typeof invoices.$inferInsert)[] {
  const changes = only(facts, 'invoiceChanged');
  return only(facts, 'invoice').map(
    ({
      id,
      at,
      subscriptionId,
      reason,
      status,
      currency,
      total,
      creditApplied,
      amountDue,
      attempts,
      paidAt,
      methodId,
    }) => {
      const row = {
        id,
        userId: before.userId,
        subscriptionId,
        reason,
        status,
        total,
        creditApplied,
        amountDue,
        attempts,
        paidAt,
        paymentMethodId: methodId,
        currencyCode: currency.code,
        currencyScale: currency.scale,
        dueAt: at,
        createdAt: at,
      };
      for (const { id: changed, is: _is, methodId: by, ...to } of changes)
        if (changed === id) Object.assign(row, to, by === undefined ? {} : { paymentMethodId: by });
      return row;
    },
  );
}

/** Lines that join an invoice later are below those it was written with. */
const LATER = 1000;

const lineRow = (
  invoiceId: string,
  { type, description, amount, period, name, days }: QuoteItem,
  position: number,
): typeof invoiceLines.$inferInsert => ({
  id: newId('lin'),
  invoiceId,
  position,
  type,
  description,
  amount,
  name: name ?? null,
  days: days ?? null,
  periodStart: period?.start ?? null,
  periodEnd: period?.end ?? null,
});

const lineRows = ({ facts }: Entry): (typeof invoiceLines.$inferInsert)[] => [
  ...only(facts, 'invoice').flatMap(({ id, lines }) => lines.map((line, position) => lineRow(id, line, position))),
  ...only(facts, 'line').map(({ invoiceId, line }, index) => lineRow(invoiceId, line, LATER + index)),
];

const money = ({ code, scale }: { code: string; scale: number }) => ({ currencyCode: code, currencyScale: scale });

const paymentRows = ({ before: { userId }, facts }: Entry): (typeof payments.$inferInsert)[] =>
  only(facts, 'payment').map(({ at, invoiceId, methodId, providerReference = null, amount, currency }) => ({
    id: newId('pmt'),
    userId,
    invoiceId,
    paymentMethodId: methodId,
    providerReference,
    amount,
    createdAt: at,
    ...money(currency),
  }));

const creditRows = ({ before: { userId }, facts }: Entry): (typeof creditLedger.$inferInsert)[] =>
  only(facts, 'credit').map(({ at, amount, currency, reason, invoiceId }) => ({
    id: newId('cre'),
    userId,
    amount,
    reason,
    invoiceId,
    createdAt: at,
    ...money(currency),
  }));

const historyRows = ({ before: { userId }, facts, actor, requestId }: Entry): (typeof accountHistory.$inferInsert)[] =>
  only(facts, 'history').map(
    ({ at, type, summary, subscriptionId, amount, currency, before: was, after, reason, comment }) => ({
      id: newId('his'),
      userId,
      requestId,
      ...actor,
      at,
      type,
      summary,
      subscriptionId,
      amount: amount ?? null,
      currencyCode: currency?.code ?? null,
      currencyScale: currency?.scale ?? null,
      before: was ?? null,
      after: after ?? null,
      reason: reason ?? null,
      comment: comment ?? null,
    }),
  );

const mailRows = ({ email, facts }: Entry): (typeof outbox.$inferInsert)[] =>
  email === null
    ? []
    : only(facts, 'mail').map(({ at, kind, payload }) => ({
        id: newId('mail'),
        recipient: email,
        kind,
        payload,
        createdAt: at,
      }));

const grantRows = ({
  before: { userId },
  after: { card },
  email,
  facts,
}: Entry): (typeof trialRedemptions.$inferInsert)[] =>
  only(facts, 'delayGranted').map(({ at, kind, subscriptionId, planId, proof }) => ({
    id: newId('tri'),
    kind,
    userId,
    subscriptionId,
    planId,
    emailKey: emailKey(email ?? userId),
    fingerprint: card?.fingerprint ?? null,
    createdAt: at,
    ...proof,
  }));

/** Subscriptions that were made or changed. What has ended has nothing left to happen by itself. */
function subscriptionRows({ before, after, facts }: Entry): Sub[] {
  const present = after.subscription && after.subscription !== before.subscription ? [after.subscription] : [];
  return [...only(facts, 'left').map(({ subscription }) => ({ ...subscription, dueAt: null })), ...present].map(row =>
    row.id === before.subscription?.id ? { ...row, version: before.subscription.version + 1 } : row,
  );
}

function addonRows({ before, after }: Entry) {
  const known = new Set<unknown>(before.addons);
  return after.addons.filter(addon => !known.has(addon));
}

/** What became of invoices that were there before: one change for each, the last word counts. */
function invoiceChanges({ facts }: Entry): ({ id: string } & Partial<typeof invoices.$inferSelect>)[] {
  const fresh = new Set(only(facts, 'invoice').map(({ id }) => id));
  const changes = new Map<string, { id: string } & Partial<typeof invoices.$inferSelect>>();
  for (const { is: _is, methodId, ...to } of only(facts, 'invoiceChanged')) {
    if (!fresh.has(to.id))
      changes.set(to.id, {
        ...changes.get(to.id),
        ...to,
        ...(methodId !== undefined && { paymentMethodId: methodId }),
      });
  }
  return [...changes.values()];
}

const addonEnds = ({ facts }: Entry) => only(facts, 'addonEnded').map(({ id, at }) => ({ id, endedAt: at }));

/** What banks wait for their members with, in the card provider's book. */
async function askMembers(db: Db, entries: readonly Entry[]): Promise<void> {
  for (const { at, methodId, intent } of entries.flatMap(({ facts }) => only(facts, 'confirmationAsked')))
    await db.insert(providerIntents).values({
      ...intent,
      paymentMethodId: sql`(select ${paymentMethods.providerId} from ${paymentMethods} where ${paymentMethods.id} = ${methodId})`,
      status: 'requires_action',
      createdAt: at,
    });
}

/** A bank's confirmation was good for the charge that it was used for. */
async function useConfirmations(db: Db, entries: readonly Entry[]): Promise<void> {
  const used = entries.flatMap(({ facts }) => only(facts, 'confirmationUsed').map(({ methodId }) => methodId));
  if (used.length === 0) return;
  const cards = db
    .select({ id: paymentMethods.providerId })
    .from(paymentMethods)
    .where(inArray(paymentMethods.id, used));
  await db.delete(providerIntents).where(inArray(providerIntents.paymentMethodId, cards));
}

/** Codes that came to nothing can be redeemed again, by anyone they were for. */
async function returnCodes(db: Db, { before: { userId }, facts }: Entry): Promise<void> {
  const codes = only(facts, 'codeReturned').map(({ code }) => code);
  if (codes.length === 0) return;
  await db
    .update(redemptionCodes)
    .set({ status: 'activated', redeemedAt: null, redeemedBy: null, version: sql`${redemptionCodes.version} + 1` })
    .where(
      and(
        inArray(redemptionCodes.code, codes),
        eq(redemptionCodes.status, 'redeemed'),
        eq(redemptionCodes.redeemedBy, userId),
      ),
    );
}

/**
 * Another process changed a membership since it was read. The code is PostgreSQL's for "try again": the transaction
 * runs again.
 */
class ChangedMeanwhile extends Error {
  readonly code = '40001';
}

/** Only the books that were read are replaced. Every writer holds the person's row; this is for the day when one forgets to. */
async function writeSubscriptions(db: Db, rows: readonly Sub[]): Promise<void> {
  const written = await putRows(db, subscriptions, rows, sql`${subscriptions.version} = excluded.version - 1`);
  if (written < rows.length)
    throw new ChangedMeanwhile('A membership was changed by somebody else while its books were written.');
}

/** Writes down what became of some people's books: few statements, however many they are. */
export async function writeBooks(db: Db, entries: readonly Entry[]): Promise<void> {
  const rows = entries.flatMap(subscriptionRows);
  // those that ended first: a person has one that lives
  await writeSubscriptions(
    db,
    rows.filter(({ endedAt }) => endedAt !== null),
  );
  await writeSubscriptions(
    db,
    rows.filter(({ endedAt }) => endedAt === null),
  );
  // what is booked and ended in the same transaction is in neither list and was never there
  await changeRows(db, subscriptionAddons, entries.flatMap(addonEnds));
  await putRows(db, subscriptionAddons, entries.flatMap(addonRows));
  await changeRows(db, invoices, entries.flatMap(invoiceChanges));
  await insertRows(db, invoices, entries.flatMap(invoiceRows));
  await insertRows(db, invoiceLines, entries.flatMap(lineRows));
  await insertRows(db, payments, entries.flatMap(paymentRows));
  await insertRows(db, creditLedger, entries.flatMap(creditRows));
  await insertRows(db, accountHistory, entries.flatMap(historyRows));
  await insertRows(db, outbox, entries.flatMap(mailRows));
  await insertRows(db, trialRedemptions, entries.flatMap(grantRows));
  for (const entry of entries) await returnCodes(db, entry);
  await useConfirmations(db, entries);
  await askMembers(db, entries);
}
