import type { Price } from '../../../core/contract/schemas/prices.js';
import { isBilled, phasesOf } from '../account/next-dates.js';
import type { Sub, Work } from './books.js';
import { ahead, type Moment, type Seen } from './forecast.js';

/** A whole period that began, as it is priced. */
type Period = Pick<Price, 'planId' | 'frequencyDays' | 'amount' | 'from'>;

/** Whether each further period costs as much as this one, as long as nobody does anything. */
function isSettled(sub: Sub): boolean {
  const { status, pendingChange, pauseAtPeriodEnd, cancelAtPeriodEnd, discount, discountSpent, periodDiscounted } = sub;
  const type = discount?.duration.type;
  const isSpent = type === 'once' && discountSpent && !periodDiscounted;
  const goesOn = status === 'active' && !pendingChange && !pauseAtPeriodEnd && !cancelAtPeriodEnd;
  return goesOn && (!discount || type === 'forever' || isSpent) && phasesOf(sub).length === 0;
}

/** The whole period that began at a moment; none where nothing began, others bill it, or its days are given. */
function periodIn({ at, before, books: { subscription: sub } }: Moment, plan: Work['plan']): Period | undefined {
  const begins = sub?.status === 'active' && isBilled(sub) && before?.currentPeriodStart !== sub.currentPeriodStart;
  if (!begins) return undefined;
  const { planId, periodPrice: amount, periodDiscounted } = sub;
  const { frequencyDays, basePrice } = plan(planId);
  const isGiven = amount === 0 && !periodDiscounted && basePrice.value > 0;
  return isGiven ? undefined : { planId, frequencyDays, amount, from: at };
}

/** When what runs is over, or paused for as long as its member likes; null while it goes on. */
const overAt = ({ status, endedAt, pausedAt }: Sub): number | null =>
  status === 'active' || status === 'trialing' ? null : (endedAt ?? pausedAt);

/** Joins periods of one price that follow one another; `over` is when the last of them is followed by nothing. */
function joined(periods: readonly Period[], over: number | null): Price[] {
  const prices: Price[] = [];
  for (const period of periods) {
    const last = prices.at(-1);
    const goesOn = last?.amount === period.amount && last.planId === period.planId;
    if (last) last.until = period.from;
    if (last && goesOn) last.bills = (last.bills ?? 0) + 1;
    else prices.push({ ...period, until: null, bills: 1 });
  }
  const last = prices.at(-1);
  if (last) Object.assign(last, { until: over, ...(over === null && { bills: null }) });
  return prices;
}

/**
 * What the plan costs, and how long each price holds: found by running the engine until nothing is left that could
 * change it. After a press that `begun` tells of, whose own bill is the first of them; else from the next bill on.
 */
export function pricesOf(seen: Seen, begun?: Moment): Price[] {
  const periods: Period[] = [];
  let sub = seen.books.subscription;
  const note = (moment: Moment): boolean => {
    const period = periodIn(moment, seen.plan);
    if (period) periods.push(period);
    sub = moment.books.subscription;
    return periods.length > 0 && sub !== undefined && isSettled(sub);
  };
  if (begun && note(begun)) return joined(periods, null);
  for (const moment of ahead(seen)) if (note(moment)) return joined(periods, null);
  return joined(periods, sub ? overAt(sub) : null);
}
