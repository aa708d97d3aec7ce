const DAY = 86_400;

/** An offer as in a price list: days of a period, minor units, free days first, what a discount takes off and how long: of the first invoice, for so many days, or always. */
interface Terms {
  offerId: string;
  days: number;
  price: number;
  free?: number;
  off?: number;
  offFor?: 'first' | 'ever' | number;
}

const offers: readonly Terms[] = [
  { offerId: 'us-premier-monthly', days: 30, price: 3999 },
  { offerId: 'us-connect-monthly', days: 30, price: 1499 },
  { offerId: 'us-premier-monthly-trial', days: 30, price: 3999, free: 30 },
  { offerId: 'us-northside-monthly', days: 30, price: 3999, off: 1000, offFor: 'ever' },
  { offerId: 'us-northside-connect', days: 30, price: 1499, off: 500, offFor: 90 },
  { offerId: 'us-connect-annual', days: 365, price: 14_999 },
  { offerId: 'us-premier-annual-trial', days: 365, price: 39_999, free: 30 },
  { offerId: 'us-fitshop-annual', days: 365, price: 39_999, off: 5000, offFor: 'first' },
  { offerId: 'us-premier-bundle', days: 365, price: 39_999, free: 365 },
  { offerId: 'us-premier-two-year', days: 730, price: 69_999 },
];

/** What happens to a membership beside its renewals, each by a day on which the clock stops. */
export type Event =
  | { is: 'cancel'; at: number }
  /** `until` is days after the pause begins. */
  | { is: 'pause'; at: number; until: number }
  /** The bank refuses every charge from `at` on, up to `recovers` if it ever agrees again. */
  | { is: 'cardFails'; at: number; recovers: number | undefined };

/** One membership as it was wished: all that the invoices of its life follow from. */
export interface Life {
  userId: string;
  /** Unix seconds, in the first half of a day (UTC). */
  begins: number;
  terms: Terms;
  event: Event | undefined;
}

/** Where the clock stops, in days after the first beginning; what people do, they do there. */
const STOPS = [45, 55, 120, 133, 260, 275, 400, 414, 560, 571, 760];

/** In the evening, when nothing is due: every membership begins before noon, and periods are whole days. */
const EVENING = 18 * 3600;

export const stopsFrom = (start: number): readonly number[] => STOPS.map(day => start + day * DAY + EVENING);

/** The midnight (UTC) after the next: no membership of the run has begun when it is written down. */
export const nextStart = (): number => (Math.floor(Date.now() / 1000 / DAY) + 2) * DAY;

/** Small, and the same in every run: a failure can be looked at again. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Of a hundred: so many cancel, pause, or have a card that fails. */
function eventOf(start: number, free: number, pick: (below: number) => number): Event | undefined {
  const stops = stopsFrom(start).slice(0, -1);
  // a trial can be canceled; only what has been paid for can be paused, and only what is charged can fail
  const paid = stops.filter(at => at > start + (31 + free) * DAY);
  const kind = pick(100);
  const among = kind < 12 ? stops : paid;
  const which = pick(among.length);
  const [at, next] = [among[which], among[which + 1]];
  if (at === undefined) return undefined;
  if (kind < 12) return { is: 'cancel', at };
  if (kind < 24) return { is: 'pause', at, until: 5 + pick(120) };
  if (kind < 40) return { is: 'cardFails', at, recovers: kind < 33 ? next : undefined };
  return undefined;
}

/** So many lives, begun within a month after `start` (unix seconds, a midnight). */
export function makeLives(count: number, start: number): Life[] {
  const pick = random(count);
  return Array.from({ length: count }, (_, index) => {
    // three of four pay by the month
    const terms = offers[pick(4) < 3 ? pick(5) : 5 + pick(5)];
    if (!terms) throw new Error('The list of offers is too short.');
    return {
      userId: `usr_life${String(index).padStart(6, '0')}`,
      begins: start + pick(30) * DAY + pick(43_200),
      terms,
      event: eventOf(start, terms.free ?? 0, pick),
    };
  });
}
