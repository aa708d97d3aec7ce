import { type SQL, sql } from 'drizzle-orm';
import { rateLimits } from '../tables.js';

/** A limit for one subject: in no span of so many seconds do more come through. */
export interface Window {
  subject: string;
  seconds: number;
  most: number;
}

/** A window slides by a tenth of itself. */
const PARTS = 10;

/** This bucket and the ten before it: together never shorter than the window, wherever in its bucket a try comes. */
const BUCKETS = PARTS + 1;

const bucketOf = ({ seconds }: Pick<Window, 'seconds'>): number => seconds / PARTS;

/** When the bucket of a moment began. */
export const bucketStart = (window: Pick<Window, 'seconds'>, now: number): number => now - (now % bucketOf(window));

/** When nothing of a bucket counts any more. */
export const bucketEnd = (window: Pick<Window, 'seconds'>, start: number): number => start + BUCKETS * bucketOf(window);

export const sumOf = (hits: readonly number[]): number => hits.reduce((sum, one) => sum + one, 0);

/** Seconds until enough of the oldest have left that one more gets through. */
export function retryAfter(
  window: Pick<Window, 'seconds' | 'most'>,
  { newest, hits }: { newest: number; hits: readonly number[] },
  now: number,
): number {
  let left = sumOf(hits);
  let steps = BUCKETS - hits.length;
  for (const leaving of hits.toReversed()) {
    steps += 1;
    left -= leaving;
    if (left < window.most) break;
  }
  return newest + steps * bucketOf(window) - now;
}

const { windowStart, windowEnd, hits } = rateLimits;
const buckets = sql.raw(String(BUCKETS));
const named = (name: string): SQL => sql.raw(`excluded.${name}`);

const newStart = named('window_start');
const newEnd = named('window_end');

/** A clock that was set back further than a window, as a new world's is, begins anew. */
const isAhead = sql`${windowStart} > ${newEnd}`;

/** What is left of the buckets when the newest of them is the one that is counted in; one that is a little behind counts in the newest. */
const kept = sql`(case when ${isAhead} then array[0] else (array_fill(0, array[least(${buckets}, greatest(0, (${newStart} - ${windowStart}) * ${buckets} / (${newEnd} - ${newStart})))::int]) || ${hits})[1:${buckets}] end)`;

/** So many of the new ones as there is room for. */
const room = sql`least(${named('granted')}, greatest(0, ${named('most')} - (select sum(one) from unnest(kept) one)))::int`;

/** Slides a row to a new try's bucket and counts there as many as there is room for: under the row's lock, so no two processes count the same one. */
export const slid = {
  windowStart: sql`case when ${isAhead} then ${newStart} else greatest(${windowStart}, ${newStart}) end`,
  windowEnd: sql`case when ${isAhead} then ${newEnd} else greatest(${windowEnd}, ${newEnd}) end`,
  most: named('most'),
  granted: sql`(select ${room} from (select ${kept} as kept) slid)`,
  hits: sql`(select array[kept[1] + ${room}] || kept[2:] from (select ${kept} as kept) slid)`,
};
