import type { Quote } from '../../../core/contract/schemas/quote.js';
import type { Currency } from '../../../core/money.js';
import { type DiscountTerms, isFreeForever } from '../../../core/plan-terms.js';
import type { Phase } from '../../../core/contract/schemas/account.js';
import { change, type Books, type Sub, type Work } from '../books/books.js';
import { discountIn, grossAt } from '../books/periods.js';
import { isLive } from './statuses.js';
import { nextCharge } from '../books/totals.js';

/** A first payment that is not confirmed within 23 hours is abandoned (domain 1.3). */
const PENDING_LIFE = 23 * 3600;

/** Whether our own engine bills it. */
export const isBilled = ({ channelKind, provisioned }: Pick<Sub, 'channelKind' | 'provisioned'>): boolean =>
  channelKind === 'card' && !provisioned;

/** The phases that are set; none once they are over or let go of. */
export const phasesOf = ({ schedule }: Pick<Sub, 'schedule'>): readonly Phase[] =>
  schedule?.status === 'notStarted' || schedule?.status === 'active' ? schedule.phases : [];

/** Up to when phases were entered: what began later is still to come. */
export const passedBorder = ({ currentPeriodStart, phaseBorderAt }: Sub): number =>
  Math.max(currentPeriodStart ?? 0, phaseBorderAt ?? 0);

/** The next border between phases that lies ahead; null without one. */
export function nextBorder(sub: Sub, after: number): number | null {
  const borders = phasesOf(sub)
    .flatMap(({ startDate, endDate }) => [startDate, endDate])
    .filter(at => at > after);
  return borders.length > 0 ? Math.min(...borders) : null;
}

const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** What waits where nobody is billed: the end that was set, or before it that of a pause or a trial, or a move to another provider. */
function dueUnbilled({ status, endsAt, resumesAt, trialEnd, pendingChange }: Sub): number | null {
  if (status === 'paused') return earlier(endsAt, resumesAt);
  return earlier(endsAt, earlier(status === 'trialing' ? trialEnd : null, pendingChange?.effectiveAt ?? null));
}

/** When something happens to a subscription by itself; null when nothing does. Behind us where an overdue payment held it up. */
export function dueAt(sub: Sub): number | null {
  return isLive(sub.status) && sub.provisional ? earlier(sub.provisional.until, dueByPeriod(sub)) : dueByPeriod(sub);
}

function dueByPeriod(sub: Sub): number | null {
  const { status, createdAt, currentPeriodEnd, retryAt, resumesAt } = sub;
  if (status === 'pending') return createdAt + PENDING_LIFE;
  if (status === 'terminated' || status === 'expired' || status === 'inactive') return null;
  if (!isBilled(sub)) return dueUnbilled(sub);
  if (status === 'past_due') return retryAt;
  if (status === 'paused') return resumesAt;
  if (currentPeriodEnd === null) return null;
  return Math.min(currentPeriodEnd, nextBorder(sub, passedBorder(sub)) ?? currentPeriodEnd);
}

interface Following {
  /** When the next period that is billed begins, unix seconds. */
  at: number;
  planId: string;
  discount: Sub['discount'];
  discountSpent: boolean;
}

/** What the next billed period is like: phases are entered on the way there, free ones passed over. Null when the membership ends first. */
function following(sub: Sub, end: number): Following | null {
  const { pendingChange, schedule, discount, discountSpent } = sub;
  const next: Following = { at: end, planId: pendingChange?.planId ?? sub.planId, discount, discountSpent };
  const phases = phasesOf(sub);
  for (const phase of phases) {
    if (phase.startDate > next.at) break;
    // one that ran when the membership began is entered with the first period that ends in it
    if (phase.startDate > passedBorder(sub) || (schedule?.status === 'notStarted' && phase.endDate > next.at)) {
      next.planId = phase.planId;
      if (phase.discount) [next.discount, next.discountSpent] = [discountIn(phase, phase.discount), false];
    }
    if (phase.trial && phase.endDate > next.at) next.at = phase.endDate;
  }
  return phases.length > 0 && schedule?.endBehavior === 'cancel' && (phases.at(-1)?.endDate ?? 0) <= next.at
    ? null
    : next;
}

/** Whether the next period is billed by us, in the currency of this one: another could not be added to its sums. */
function billsNext(sub: Sub, plan: Work['plan']): boolean {
  const { pendingChange } = sub;
  if (!pendingChange?.provider) return isBilled(sub);
  return (
    pendingChange.provider.kind === 'card' && plan(pendingChange.planId).basePrice.currency.code === sub.currencyCode
  );
}

/**
 * Whether a card is ever asked for something, as the books are: by the plan, by one that waits or is scheduled, or by an
 * add-on. A membership that is set to end asks for nothing any more, unless it owes.
 */
export function needsCard({
  books: { subscription: sub, addons, open },
  plan,
}: {
  books: Pick<Books, 'subscription' | 'addons' | 'open'>;
  plan: Work['plan'];
}): boolean {
  if (open) return true;
  if (!sub || !isLive(sub.status) || !isBilled(sub) || sub.cancelAtPeriodEnd) return false;
  const { discount, pendingChange } = sub;
  const costs = (planId: string, under: DiscountTerms | null) =>
    !isFreeForever(plan(planId).basePrice.value, under ?? undefined);
  return (
    costs(pendingChange?.planId ?? sub.planId, discount) ||
    phasesOf(sub).some(phase => costs(phase.planId, phase.discount ? null : discount)) ||
    addons.some(({ amount, cancelAtPeriodEnd }) => amount > 0 && !cancelAtPeriodEnd)
  );
}

/** What the next invoice asks for, before account credit; null when none will come by itself. */
export function nextBill({
  books,
  plan,
}: {
  books: Pick<Books, 'subscription' | 'addons'>;
  plan: Work['plan'];
}): { date: number; gross: number } | null {
  const { subscription: sub, addons } = books;
  if (!sub || !billsNext(sub, plan) || sub.cancelAtPeriodEnd || sub.pauseAtPeriodEnd || sub.currentPeriodEnd === null)
    return null;
  if (sub.status !== 'trialing' && sub.status !== 'active' && sub.status !== 'past_due') return null;
  const next = following(sub, sub.pendingChange?.effectiveAt ?? sub.currentPeriodEnd);
  if (!next) return null;
  const { at, planId, discount, discountSpent } = next;
  const to = plan(planId);
  const sameLength = to.frequencyDays === plan(sub.planId).frequencyDays;
  const staying =
    sameLength && !sub.pendingChange?.provider ? addons.filter(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd) : [];
  return { date: at, gross: grossAt({ plan: to, addons: staying, discount, discountSpent, at }) };
}

/** The same as a quote shows it: after account credit. */
export function quotedBill(
  after: Parameters<typeof nextBill>[0],
  credit: number,
  currency: Currency,
): { nextBill: Quote['nextBill']; nextGross: number } {
  const next = nextBill(after);
  return {
    nextBill: next && { date: next.date, amount: nextCharge(next.gross, credit, currency) },
    nextGross: next?.gross ?? 0,
  };
}

/** Brings the fields that follow from others up to date; the last step of every action. What was held up is due at once. */
export function settleDates(work: Work): void {
  const next = nextBill(work);
  const due = dueAt(change(work, { nextBillDate: next?.date ?? null, nextBillAmount: next?.gross ?? null }));
  change(work, { dueAt: due === null ? null : Math.max(due, work.at) });
}
