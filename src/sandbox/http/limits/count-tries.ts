import { type SQL, sql } from 'drizzle-orm';
import { prepared } from '../../db/handles.js';
import type { Db } from '../../db/db.js';
import { listed, together } from '../../db/together.js';
import { rateLimits } from '../tables.js';
import { bucketEnd, bucketStart, slid, sumOf, type Window } from './window.js';

/** A window that a request counts in. */
export interface Counter extends Window {
  /** Counted with it, for requests that come later. */
  ahead: number;
  /** Forgotten when the request succeeds. */
  forgiven: boolean;
  /** How often the request tries at once: it gets through where there is room for all of them. One without it. */
  times?: number;
}

/** How a try stands in one of its windows: whether there was room for it, and what the window holds by bucket. */
interface Standing {
  through: boolean;
  /** Whether the window held nothing before it. */
  first: boolean;
  newest: number;
  hits: readonly number[];
}
export type Counted = Standing & { counter: Counter };

interface Tries {
  counters: readonly Counter[];
  now: number;
}

/** In one order, so that of two that count the same none waits for the other in a ring. */
const counting = (name: string, beside: SQL) =>
  prepared(db =>
    db
      .insert(rateLimits)
      .select(
        sql`select subject, since, array[least(tries, most)], most, least(tries, most), until from unnest(${listed('subjects', 'text')}, ${listed('since', 'bigint')}, ${listed('tries', 'int')}, ${listed('most', 'int')}, ${listed('until', 'bigint')}) as counted (subject, since, tries, most, until)${beside} order by subject`,
      )
      .onConflictDoUpdate({ target: rateLimits.subject, set: slid })
      .returning({
        subject: rateLimits.subject,
        newest: rateLimits.windowStart,
        hits: rateLimits.hits,
        granted: rateLimits.granted,
      })
      .prepare(name),
  );

/** In the transaction of what it allows. */
const countingWithin = counting('hit within', sql``);

/** A transaction of its own, which does not wait for the disk: a machine that fails may forget the tries of its last half second. */
const countingAlone = counting(
  'hit',
  sql` cross join (select set_config('synchronous_commit', 'off', true)) as unhurried`,
);

/** Tries that were counted ahead of the requests that get them, by their bucket. */
type Ahead = Map<string, Standing[]>;

/** Of so many buckets; those that are forgotten count as used. */
const MOST_AHEAD = 1000;

const nameOf = (counter: Counter, now: number): string => `${bucketStart(counter, now)} ${counter.subject}`;

function keepAhead(ahead: Ahead, name: string, tries: readonly Standing[]): void {
  const [first] = ahead.keys();
  if (ahead.size >= MOST_AHEAD && first !== undefined) ahead.delete(first);
  ahead.set(name, [...(ahead.get(name) ?? []), ...tries]);
}

/** What was counted ahead for a request; undefined where one of its windows has to be counted in. */
function countedAhead(ahead: Ahead, { counters, now }: Tries): Counted[] | undefined {
  const [counter, ...others] = counters;
  if (!counter || others.length > 0) return undefined;
  const name = nameOf(counter, now);
  const tries = ahead.get(name);
  const next = tries?.shift();
  if (tries?.length === 0) ahead.delete(name);
  return next && [{ ...next, counter }];
}

interface Row {
  counter: Counter;
  now: number;
  tries: number;
}

/** Of requests that come at once, one row for each subject, in the newest of their buckets. */
function rowsOf(requests: readonly Tries[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { counters, now } of requests)
    for (const counter of counters) {
      const before = rows.get(counter.subject);
      rows.set(counter.subject, {
        counter,
        now: Math.max(now, before?.now ?? now),
        tries: (before?.tries ?? counter.ahead) + (counter.times ?? 1),
      });
    }
  return [...rows.values()];
}

/**
 * Counts a try of each request in each of its windows, in one statement. Of two that come at once, one is the first: where
 * there is room for some of them, these get it.
 */
async function countTries(
  query: ReturnType<typeof countingAlone>,
  requests: readonly Tries[],
  ahead: Ahead,
): Promise<Counted[][]> {
  const rows = rowsOf(requests);
  const starts = rows.map(({ counter, now }) => bucketStart(counter, now));
  const counted = await query.execute({
    subjects: rows.map(({ counter }) => counter.subject),
    since: starts,
    tries: rows.map(({ tries }) => tries),
    most: rows.map(({ counter }) => counter.most),
    until: rows.map(({ counter }, at) => bucketEnd(counter, starts[at] ?? 0)),
  });
  const tries = new Map(rows.map(row => [row.counter.subject, row.tries]));
  const standings = new Map(
    counted.map(({ subject, granted, ...rest }) => [
      subject,
      Array.from({ length: tries.get(subject) ?? 0 }, (_, at): Standing => ({
        ...rest,
        through: at < granted,
        first: at === 0 && sumOf(rest.hits) === granted,
      })),
    ]),
  );
  const answers = requests.map(({ counters }) =>
    counters.map(counter => {
      const next = standings
        .get(counter.subject)
        ?.splice(0, counter.times ?? 1)
        .at(-1);
      if (!next) throw new Error(`${counter.subject} was not counted.`);
      return { ...next, counter };
    }),
  );
  for (const { counter, now } of rows) {
    const left = standings.get(counter.subject) ?? [];
    if (left.length > 0) keepAhead(ahead, nameOf(counter, now), left);
  }
  return answers;
}

/** Counts a request in a transaction of its own; those that come at once are counted at once. */
export const countAlone = prepared(db => {
  const ahead: Ahead = new Map();
  const count = together((requests: readonly Tries[]) => countTries(countingAlone(db), requests, ahead));
  return async (request: Tries): Promise<Counted[]> => countedAhead(ahead, request) ?? count(request);
});

/** Counts a request in the transaction of what it allows. */
export async function countInside(db: Db, request: Tries): Promise<readonly Counted[]> {
  return (await countTries(countingWithin(db), [request], new Map())).flat();
}
