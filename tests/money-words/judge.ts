import { asc } from 'drizzle-orm';
import type { Figure } from '../../src/core/figures.js';
import { offers, plans } from '../../src/sandbox/catalogue/tables.js';
import { redemptionCodes } from '../../src/sandbox/codes/tables.js';
import {
  accountHistory,
  creditLedger,
  invoiceLines,
  invoices,
  payments,
} from '../../src/sandbox/billing/tables/invoices.js';
import { subscriptionAddons, subscriptions } from '../../src/sandbox/billing/tables/memberships.js';
import type { Db } from '../../src/sandbox/index.js';

/** What really happened to one person. */
interface Truth {
  payments: (typeof payments.$inferSelect)[];
  invoices: (typeof invoices.$inferSelect & { lines: (typeof invoiceLines.$inferSelect)[] })[];
  history: (typeof accountHistory.$inferSelect)[];
  credit: (typeof creditLedger.$inferSelect)[];
  subscriptions: (typeof subscriptions.$inferSelect)[];
  addons: (typeof subscriptionAddons.$inferSelect)[];
}

/** Where a figure stood: whose it is, when it was read, and the press that makes it true, if one does. */
export interface Stand {
  userId: string;
  readAt: number;
  /** What was pressed on that very screen, and when. */
  pressed?: { at: number; choice?: string | undefined } | undefined;
  /** The same life without the press. */
  twin?: string | undefined;
}

export type Verdict = { is: 'same' | 'untold' } | { is: 'other'; but: string };

const same: Verdict = { is: 'same' };
/** The clock did not get there, or nobody pressed. */
const untold: Verdict = { is: 'untold' };
const other = (but: string): Verdict => ({ is: 'other', but });
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

function groups<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const found = new Map<Key, Row[]>();
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row]);
  return found;
}

/** Everything that happened by the end, and how a figure is held against it. */
export async function judgeOf(db: Db, horizon: number) {
  const everyLine = groups(
    await db.select().from(invoiceLines).orderBy(asc(invoiceLines.position)),
    ({ invoiceId }) => invoiceId,
  );
  const by = <Row extends { userId: string }>(rows: Row[]) => groups(rows, ({ userId }) => userId);
  const paid = by(await db.select().from(payments).orderBy(asc(payments.createdAt)));
  const billed = by(await db.select().from(invoices).orderBy(asc(invoices.createdAt), asc(invoices.number)));
  const happened = by(await db.select().from(accountHistory).orderBy(asc(accountHistory.at)));
  const given = by(await db.select().from(creditLedger));
  const held = by(await db.select().from(subscriptions));
  const added = by(await db.select().from(subscriptionAddons));
  const sold = await db.select().from(plans);

  const happenedDiscounts = [
    ...(await db.select({ discount: offers.discount }).from(offers)).map(({ discount }) => discount),
    ...(await db.select({ effect: redemptionCodes.effect }).from(redemptionCodes)).map(({ effect }) =>
      effect.kind === 'discount' ? effect.discount : null,
    ),
  ].filter(discount => discount !== null);

  const truthOf = (userId: string): Truth => ({
    payments: paid.get(userId) ?? [],
    invoices: (billed.get(userId) ?? []).map(one => ({ ...one, lines: everyLine.get(one.id) ?? [] })),
    history: happened.get(userId) ?? [],
    credit: given.get(userId) ?? [],
    subscriptions: held.get(userId) ?? [],
    addons: added.get(userId) ?? [],
  });

  const taken = ({ payments: list }: Truth, at: number) =>
    sum(list.filter(({ createdAt, amount }) => createdAt === at && amount > 0).map(({ amount }) => amount));

  /** The plan's price in each invoice of a whole period that begins in a span of time, its discount taken off. */
  const pricesIn = ({ invoices: list }: Truth, from: number, until: number) =>
    list.flatMap(({ lines, reason }) => {
      const plan = lines.find(({ type }) => type === 'plan');
      const start = plan?.periodStart ?? null;
      if (!plan || start === null || start < from || start >= until || reason === 'refund') return [];
      const off = sum(lines.filter(({ type }) => type === 'discount').map(({ amount }) => amount));
      return [{ start, price: plan.amount + off }];
    });

  /** Discounts of one bill alone: the day they end is that bill's day. */
  const ofOneBill = new Set(
    [...happenedDiscounts].flatMap(({ name, duration }) => (duration.type === 'once' ? [name] : [])),
  );

  const money = (value: number, claim: Extract<Figure, { money: unknown }>['claim'], stand: Stand): Verdict => {
    const truth = truthOf(stand.userId);
    const { pressed, readAt } = stand;
    if (claim.pressed && !pressed) return untold;
    if (claim.plan !== undefined && claim.pressed && pressed?.choice !== undefined && claim.plan !== pressed.choice)
      return untold;
    switch (claim.is) {
      case 'dueToday':
      case 'paid': {
        const at = pressed?.at ?? readAt;
        const is = taken(truth, at);
        return is === value ? same : other(`${is} was taken`);
      }
      case 'bill': {
        if (claim.at > horizon) return untold;
        const is = taken(truth, claim.at);
        if (is === value) return same;
        const near = truth.payments
          .filter(({ createdAt }) => createdAt >= readAt)
          .slice(0, 3)
          .map(({ amount, createdAt }) => `${amount} on day ${((createdAt - readAt) / 86_400).toFixed(1)}`);
        return other(`${is} was taken on day ${((claim.at - readAt) / 86_400).toFixed(1)} (${near.join(', ')})`);
      }
      case 'price': {
        const from = claim.from ?? pressed?.at ?? readAt;
        const found = pricesIn(truth, from, claim.until ?? Number.POSITIVE_INFINITY);
        // without an end it is what the first of them costs, and those after it until the discount is said to end
        const meant = claim.until === undefined ? found.slice(0, 1) : found;
        if (meant.length === 0) return untold;
        const wrong = meant.find(({ price }) => price !== value);
        return wrong ? other(`a period costs ${wrong.price}, on day ${(wrong.start - readAt) / 86_400}`) : same;
      }
      case 'plainPrice':
        return sold.some(
          ({ price, frequencyDays, features }) =>
            price === value && frequencyDays === claim.per && (!claim.live || features.liveClasses),
        )
          ? same
          : other(`no plan${claim.live ? ' with live classes' : ''} costs that`);
      case 'credit': {
        const is = sum(truth.credit.filter(({ createdAt }) => createdAt <= readAt).map(({ amount }) => amount));
        return is === value ? same : other(`the credit is ${is}`);
      }
      case 'gift':
        if (!pressed) return untold;
        return truth.credit.some(({ createdAt, amount }) => createdAt === pressed.at && amount === value)
          ? same
          : other('nothing like that was given');
      case 'saved': {
        if (claim.days !== undefined) {
          const until = readAt + claim.days * 86_400;
          // it is said of so many months of membership, which an end before them takes away
          if (until > horizon || truth.subscriptions.some(({ endedAt }) => endedAt !== null && endedAt < until))
            return untold;
          const off = truth.invoices
            .filter(({ createdAt, reason }) => createdAt >= readAt && createdAt <= until && reason !== 'refund')
            .flatMap(({ lines }) => lines.filter(({ type }) => type === 'discount').map(({ amount }) => -amount));
          return sum(off) === value ? same : other(`${sum(off)} was taken off`);
        }
        if (!pressed || stand.twin === undefined || claim.plan !== undefined) return untold;
        if (claim.until !== undefined && claim.until > horizon) return untold;
        const [without, withIt] = [truthOf(stand.twin), truth].map(one =>
          // credit pays for some of it, and lasts longer
          sum(
            one.invoices
              .filter(({ createdAt }) => createdAt >= readAt)
              .flatMap(({ lines }) => lines.flatMap(({ type, amount }) => (type === 'credit' ? [] : [amount]))),
          ),
        );
        const is = (without ?? 0) - (withIt ?? 0);
        return is === value ? same : other(`${is} was saved`);
      }
      case 'told': {
        const amounts = [
          ...truth.invoices.flatMap(({ total, lines }) => [total, ...lines.map(({ amount }) => amount)]),
          ...truth.payments.map(({ amount }) => amount),
          ...truth.history.map(({ amount }) => amount ?? 0),
          ...truth.credit.map(({ amount }) => amount),
        ];
        return amounts.some(amount => Math.abs(amount) === Math.abs(value)) ? same : other('there was no such sum');
      }
      case 'line':
      case 'owed':
      case 'refunded':
      case 'carriedOver':
        return untold;
      default:
        return claim satisfies never;
    }
  };

  const date = (at: number, claim: Extract<Figure, { at: number }>['claim'], stand: Stand): Verdict => {
    const truth = truthOf(stand.userId);
    const { pressed } = stand;
    if (claim.pressed && !pressed) return untold;
    if (claim.plan !== undefined && claim.pressed && pressed?.choice !== undefined && claim.plan !== pressed.choice)
      return untold;
    if (claim.is !== 'told' && at > horizon) return untold;
    const happens = (...types: string[]) =>
      truth.history.some(entry => entry.at === at && types.includes(entry.type)) ? same : undefined;
    const ended = truth.subscriptions.some(one => one.endedAt === at) ? same : undefined;
    const begins = truth.invoices.some(
      ({ createdAt, lines }) =>
        createdAt === at || lines.some(({ periodStart, periodEnd }) => periodStart === at || periodEnd === at),
    )
      ? same
      : undefined;
    switch (claim.is) {
      case 'billDay':
        return begins ?? happens('renewed', 'trialEnded', 'resumed') ?? other('nothing was billed');
      case 'trialEnds':
        return happens('trialEnded') ?? ended ?? begins ?? other('no trial ended');
      case 'ends':
        return ended ?? other('the membership did not end');
      case 'addonEnds':
        return truth.addons.some(({ endedAt }) => endedAt === at) ? same : (ended ?? other('no add-on ended'));
      case 'pauses':
        return happens('paused') ?? other('nothing was paused');
      case 'resumes':
        return happens('resumed') ?? other('nothing was resumed');
      case 'changes':
        return happens('planChanged', 'migrated') ?? other('the plan did not change');
      case 'periodBegins':
      case 'periodEnds':
        return begins ?? ended ?? happens('paused', 'renewed') ?? other('no period has this border');
      case 'discountEnds': {
        const since = Math.max(stand.readAt, pressed?.at ?? 0);
        const later = truth.invoices.find(
          ({ createdAt, lines, reason }) =>
            createdAt >= at &&
            reason !== 'refund' &&
            lines.some(
              ({ type, amount, name }) =>
                type === 'discount' && amount < 0 && !(createdAt === at && ofOneBill.has(name ?? '')),
            ),
        );
        if (later) return other(`a discount was taken off on day ${(later.createdAt - since) / 86_400}`);
        const before = truth.invoices.find(
          ({ createdAt, lines, reason }) =>
            createdAt > since &&
            createdAt < at &&
            reason === 'renewal' &&
            lines.some(({ type }) => type === 'plan') &&
            !lines.some(({ type }) => type === 'discount'),
        );
        return before ? other(`nothing was taken off on day ${(before.createdAt - since) / 86_400}`) : same;
      }
      case 'retried':
      case 'proofDue':
      case 'codeEnds':
      case 'told':
        return untold;
      default:
        return claim.is satisfies never;
    }
  };

  return {
    of(figure: Figure, { userId, ...where }: Stand): Verdict {
      // what holds without the press is held against the life without it
      const isTwins =
        where.pressed !== undefined && !figure.claim.pressed && where.twin !== undefined && figure.claim.is !== 'gift';
      const stand = { ...where, userId: isTwins ? (where.twin ?? userId) : userId };
      return 'money' in figure ? money(figure.money.value, figure.claim, stand) : date(figure.at, figure.claim, stand);
    },

    /** What a period comes to cost, one price after the other, for whoever changes nothing. */
    pricesAfter: (userId: string, from: number): number[] => [
      ...new Set(pricesIn(truthOf(userId), from, Number.POSITIVE_INFINITY).map(({ price }) => price)),
    ],

    /** All that is taken in the 24 months from then on, in which discounts are compared (domain 8.3). */
    takenAfter: (userId: string, from: number): number =>
      sum(
        truthOf(userId).payments.flatMap(({ createdAt, amount }) =>
          createdAt > from && createdAt <= from + 730 * 86_400 ? [amount] : [],
        ),
      ),
  };
}
