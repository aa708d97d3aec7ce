import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { QuoteItem } from '../../core/contract/schemas/quote.js';
import type { Db } from '../db/db.js';
import { newId } from '../db/ids.js';
import { accountHistory, creditLedger, invoiceLines, invoices, payments, subscriptionAddons, subscriptions } from '../db/schema/billing.js';
import { providerIntents } from '../db/schema/card-provider.js';
import { paymentMethods } from '../db/schema/billing.js';
import { outbox } from '../db/schema/identity.js';
import type { Books, Fact, Sub } from './books.js';

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

/** PostgreSQL takes 65,535 parameters in a statement; the widest of these rows has some 50. */
const CHUNK = 1000;

async function insertAll<Row>(rows: readonly Row[], insert: (chunk: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK) await insert(rows.slice(at, at + CHUNK));
}

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `set` of an upsert: every column takes what was to be inserted. */
const excluded = (table: PgTable) => Object.fromEntries(Object.keys(getTableColumns(table)).filter((name) => name !== 'id').map((name) => [name, sql.raw(`excluded.${snake(name)}`)]));

type Of<Kind extends Fact['is']> = Extract<Fact, { is: Kind }>;
const only = <Kind extends Fact['is']>(facts: readonly Fact[], kind: Kind) => facts.filter((fact): fact is Of<Kind> => fact.is === kind);

/** An invoice as it stands after all that was said of it in the same breath. */
function invoiceRows({ before, facts }: Entry): (typeof invoices.$inferInsert)[] {
  const changes = only(facts, 'invoiceChanged');
  return only(facts, 'invoice').map(({ id, at, subscriptionId, reason, status, currency, total, creditApplied, amountDue, attempts, paidAt, methodId }) => {
    const row = {
      id, userId: before.userId, subscriptionId, reason, status, total, creditApplied, amountDue, attempts, paidAt,
      paymentMethodId: methodId, currencyCode: currency.code, currencyScale: currency.scale, dueAt: at, createdAt: at,
    };
    for (const { id: changed, is: _is, methodId: by, ...to } of changes) if (changed === id) Object.assign(row, to, by === undefined ? {} : { paymentMethodId: by });
    return row;
  });
}

/** Lines that join an invoice later stand below those it was written with. */
const LATER = 1000;

const lineRow = (invoiceId: string, { type, description, amount, period, name, days }: QuoteItem, position: number): typeof invoiceLines.$inferInsert => ({
  id: newId('lin'), invoiceId, position, type, description, amount, name: name ?? null, days: days ?? null,
  periodStart: period?.start ?? null, periodEnd: period?.end ?? null,
});

const lineRows = ({ facts }: Entry): (typeof invoiceLines.$inferInsert)[] => [
  ...only(facts, 'invoice').flatMap(({ id, lines }) => lines.map((line, position) => lineRow(id, line, position))),
  ...only(facts, 'line').map(({ invoiceId, line }, index) => lineRow(invoiceId, line, LATER + index)),
];

const money = ({ code, scale }: { code: string; scale: number }) => ({ currencyCode: code, currencyScale: scale });

const paymentRows = ({ before: { userId }, facts }: Entry): (typeof payments.$inferInsert)[] =>
  only(facts, 'payment').map(({ at, invoiceId, methodId, providerReference = null, amount, currency }) => ({ id: newId('pmt'), userId, invoiceId, paymentMethodId: methodId, providerReference, amount, createdAt: at, ...money(currency) }));

const creditRows = ({ before: { userId }, facts }: Entry): (typeof creditLedger.$inferInsert)[] =>
  only(facts, 'credit').map(({ at, amount, currency, reason, invoiceId }) => ({ id: newId('cre'), userId, amount, reason, invoiceId, createdAt: at, ...money(currency) }));

const historyRows = ({ before: { userId }, facts, actor, requestId }: Entry): (typeof accountHistory.$inferInsert)[] =>
  only(facts, 'history').map(({ is: _is, currency, ...told }) => ({ id: newId('his'), userId, requestId, ...actor, ...told, currencyCode: currency?.code ?? null, currencyScale: currency?.scale ?? null }));

const mailRows = ({ email, facts }: Entry): (typeof outbox.$inferInsert)[] =>
  email === null ? [] : only(facts, 'mail').map(({ at, kind, payload }) => ({ id: newId('mail'), recipient: email, kind, payload, createdAt: at }));

/** Subscriptions that were made or changed, those that left the books first: a person has one that lives. */
function subscriptionRows({ before, after, facts }: Entry): Sub[] {
  const present = after.subscription && after.subscription !== before.subscription ? [after.subscription] : [];
  return [...only(facts, 'left').map(({ subscription }) => subscription), ...present].map((row) => (row.id === before.subscription?.id ? { ...row, version: before.subscription.version + 1 } : row));
}

function addonRows({ before, after }: Entry) {
  const known = new Set<unknown>(before.addons);
  return after.addons.filter((addon) => !known.has(addon));
}

async function writeChanges(db: Db, entries: readonly Entry[]): Promise<void> {
  const facts = entries.flatMap((entry) => entry.facts);
  const fresh = new Set(only(facts, 'invoice').map(({ id }) => id));
  for (const { id, status, paidAt, attempts, methodId, total, amountDue } of only(facts, 'invoiceChanged')) {
    if (fresh.has(id)) continue;
    await db
      .update(invoices)
      .set({ ...(status && { status }), ...(paidAt !== undefined && { paidAt }), ...(attempts !== undefined && { attempts }), ...(methodId !== undefined && { paymentMethodId: methodId }), ...(total !== undefined && { total }), ...(amountDue !== undefined && { amountDue }) })
      .where(eq(invoices.id, id));
  }
  for (const { id, at } of only(facts, 'addonEnded')) await db.update(subscriptionAddons).set({ endedAt: at }).where(eq(subscriptionAddons.id, id));
  const used = only(facts, 'confirmationUsed').map(({ methodId }) => methodId);
  if (used.length > 0) {
    const cards = db.select({ id: paymentMethods.providerId }).from(paymentMethods).where(inArray(paymentMethods.id, used));
    await db.delete(providerIntents).where(inArray(providerIntents.paymentMethodId, cards));
  }
}

/** Writes down what became of some people's books: few statements, however many they are. */
export async function writeBooks(db: Db, entries: readonly Entry[]): Promise<void> {
  const left = entries.flatMap((entry) => subscriptionRows(entry).filter((row) => row.endedAt !== null));
  const present = entries.flatMap((entry) => subscriptionRows(entry).filter((row) => row.endedAt === null));
  const set = excluded(subscriptions);
  for (const rows of [left, present]) await insertAll(rows, (chunk) => db.insert(subscriptions).values(chunk).onConflictDoUpdate({ target: subscriptions.id, set }));
  // what is booked and ended in one breath is in neither list and was never there
  await insertAll(entries.flatMap(addonRows), (chunk) => db.insert(subscriptionAddons).values(chunk).onConflictDoUpdate({ target: subscriptionAddons.id, set: excluded(subscriptionAddons) }));
  await insertAll(entries.flatMap(invoiceRows), (chunk) => db.insert(invoices).values(chunk));
  await insertAll(entries.flatMap(lineRows), (chunk) => db.insert(invoiceLines).values(chunk));
  await insertAll(entries.flatMap(paymentRows), (chunk) => db.insert(payments).values(chunk));
  await insertAll(entries.flatMap(creditRows), (chunk) => db.insert(creditLedger).values(chunk));
  await insertAll(entries.flatMap(historyRows), (chunk) => db.insert(accountHistory).values(chunk));
  await insertAll(entries.flatMap(mailRows), (chunk) => db.insert(outbox).values(chunk));
  await writeChanges(db, entries);
}
