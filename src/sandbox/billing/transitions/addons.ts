import type { Offer } from '../../../core/contract/schemas/offers.js';
import type { QuoteItem } from '../../../core/contract/schemas/quote.js';
import { addDays } from '../../../core/dates.js';
import { newId } from '../../db/ids.js';
import { Refusal } from '../../http/refusal.js';
import { type AddonRow, creditIn, currencyOf, subscriptionIn, addHistory, type Work } from '../books/books.js';
import { type Charged, invoice } from '../books/invoicing.js';
import { isBilled, needsCard, quotedBill, settleDates } from '../account/next-dates.js';
import { type Quoted, quoteOf } from '../quote/quote.js';
import { totalsOf } from '../books/totals.js';
import { remaining } from './change-plan.js';

const held = ({ books }: Work, guid: string): AddonRow | undefined =>
  books.addons.find(addon => addon.guid === guid || addon.offerId === guid);

/** Whether an add-on is sold to this membership: its price joins the plan's bill, so we send one, and country, currency and period are the same. */
export function fits(work: Work, { plan: addon }: Offer): boolean {
  const sub = subscriptionIn(work);
  const plan = work.plan(sub.planId);
  return (
    isBilled(sub) &&
    addon.frequencyDays === plan.frequencyDays &&
    addon.country.code === plan.country.code &&
    addon.basePrice.currency.code === plan.basePrice.currency.code
  );
}

function linesOf(work: Work, { plan }: Offer): QuoteItem[] {
  const sub = subscriptionIn(work);
  const { name, basePrice } = plan;
  if (sub.status === 'active') return remaining(sub, work.at, { name, price: basePrice.value }, 1);
  const period = { start: work.at, end: sub.currentPeriodEnd ?? work.at };
  return [{ type: 'addon', name, description: name, amount: 0, period }];
}

/** What a period of an add-on costs, for a person who has no membership to book it on. */
export function quoteAddonAlone(
  { at }: Pick<Work, 'at'>,
  { id, plan: addon }: Offer,
  credit: number,
  blockers: readonly string[],
): Quoted {
  const { name, basePrice, frequencyDays } = addon;
  const lines: QuoteItem[] = [
    {
      type: 'addon',
      name,
      description: name,
      amount: basePrice.value,
      period: { start: at, end: addDays(at, frequencyDays) },
    },
  ];
  return quoteOf(at, totalsOf(lines, credit, basePrice.currency), {
    kind: 'addon',
    planId: addon.id,
    offerId: id,
    currency: basePrice.currency,
    nextBill: null,
    needsCard: basePrice.value > 0,
    blockers: [...blockers],
    nextGross: 0,
    becomes: {},
    lines,
  });
}

/** Whether an add-on is on the membership already. */
export const holds = (work: Work, { guid }: Offer): boolean => held(work, guid) !== undefined;

function rowOf({ at, books }: Work, { guid, id: offerId, plan }: Offer, id: string): AddonRow {
  const { id: subscriptionId = '', status } = books.subscription ?? {};
  return {
    id,
    subscriptionId,
    userId: books.userId,
    guid,
    offerId,
    name: plan.name,
    amount: plan.basePrice.value,
    periodPaid: status === 'active',
    cancelAtPeriodEnd: false,
    createdAt: at,
    endedAt: null,
  };
}

/** What an add-on costs for the rest of the period, and the next bill with it. */
export function quoteAddon(work: Work, offer: Offer, blockers: readonly string[]): Quoted {
  const sub = subscriptionIn(work);
  const { at, books } = work;
  const { currency } = offer.plan.basePrice;
  const lines = linesOf(work, offer);
  const totals = totalsOf(lines, creditIn(books, currency), currency);
  const after = { plan: work.plan, books: { subscription: sub, addons: [...books.addons, rowOf(work, offer, '')] } };
  return quoteOf(at, totals, {
    kind: 'addon',
    planId: sub.planId,
    offerId: offer.id,
    currency,
    ...quotedBill(after, totals.accountCreditAfter, currency),
    needsCard: totals.dueToday > 0 || needsCard({ ...after, books: { ...books, ...after.books } }),
    blockers: [...blockers],
    becomes: {},
    lines,
  });
}

/** Books an add-on: the rest of this period is charged now, none of it while a trial runs. */
export function addAddon(work: Work, offer: Offer, present: boolean): Charged {
  const sub = subscriptionIn(work);
  if (held(work, offer.guid)) throw new Refusal('addonAlreadyActive', 'This add-on is on the membership already.');
  const { name } = offer.plan;
  const row = rowOf(work, offer, newId('add'));
  const billed = invoice(work, 'addon', linesOf(work, offer), { present });
  work.books = { ...work.books, addons: [...work.books.addons, row] };
  addHistory(work, {
    type: 'addonAdded',
    summary: `Add-on booked: ${name}`,
    after: { guid: offer.guid },
    ...(billed && { amount: billed.totals.dueToday, currency: currencyOf(sub) }),
  });
  settleDates(work);
  return billed?.charged ?? { is: 'paid' };
}

function mark(work: Work, row: AddonRow, cancelAtPeriodEnd: boolean): void {
  work.books = {
    ...work.books,
    addons: work.books.addons.map(addon => (addon.id === row.id ? { ...addon, cancelAtPeriodEnd } : addon)),
  };
  settleDates(work);
}

/** Ends an add-on with the period. Canceling what is canceled changes nothing. */
export function cancelAddon(work: Work, guid: string): void {
  const row = held(work, guid);
  if (!row) throw new Refusal('addonNotFound', 'There is no such add-on on the membership.');
  if (row.cancelAtPeriodEnd) return;
  mark(work, row, true);
  addHistory(work, {
    type: 'addonCanceled',
    summary: `Add-on ends with the period: ${row.name}`,
    after: { guid: row.guid },
  });
}

/** Keeps an add-on that was set to end. */
export function uncancelAddon(work: Work, guid: string): void {
  const row = held(work, guid);
  if (!row) throw new Refusal('addonNotFound', 'There is no such add-on on the membership.');
  if (!row.cancelAtPeriodEnd) throw new Refusal('addonNotCanceling', 'This add-on is not set to end.');
  mark(work, row, false);
  addHistory(work, { type: 'addonUncanceled', summary: `Add-on kept: ${row.name}`, after: { guid: row.guid } });
}
