import { eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { CallLine, LimitName } from '../../../core/contract/call.js';
import { DAY } from '../../../core/dates.js';
import { serialKey } from '../../../core/serial-number.js';
import type { Db } from '../../db/db.js';
import { prepared } from '../../db/handles.js';
import { listed, together } from '../../db/together.js';
import { idempotencyRecords, rateLimits } from '../tables.js';
import { users } from '../../people/tables.js';
import { Refusal } from '../refusal.js';
import { limits, writing, type Limit } from './limits.js';
import { networkOf } from './network.js';

export interface Requester {
  ip: string;
  /** The user of the token, or the back end by its key. */
  person?: string | undefined;
  /** The user that the path names. */
  target?: string | undefined;
  input: object;
}

interface Counter {
  subject: string;
  windowStart: number;
  seconds: number;
  most: number;
  /** Counted with it, for requests that come later. */
  ahead: number;
  /** Forgotten when the request succeeds. */
  forgiven: boolean;
}

const carries = (input: object, fields: readonly string[]) =>
  fields.some(field =>
    Object.entries(input).some(([name, value]) => name === field && value !== undefined && value !== ''),
  );

const mailIn = (input: object) =>
  'email' in input && typeof input.email === 'string' ? input.email.toLowerCase() : undefined;

async function emailOf(db: Db, id: string): Promise<string> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, id));
  return user?.email ?? id;
}

/** The person at whom a try is aimed. */
const aimedAt = async (db: Db, { byEmail }: Limit, { target, input }: Requester) =>
  target !== undefined && byEmail ? emailOf(db, target) : (target ?? mailIn(input));

/** What a limit counts by a field of its own. */
function countedBy({ counted }: Limit, { input }: Requester): string | undefined {
  if (!counted) return undefined;
  const [, value] = Object.entries(input).find(([name]) => counted.fields.includes(name)) ?? [];
  return typeof value === 'string' ? serialKey(value).slice(0, counted.first ?? 200) : undefined;
}

async function countersOf(
  db: Db,
  name: LimitName | 'writing',
  limit: Limit,
  who: Requester,
  now: number,
): Promise<Counter[]> {
  const { seconds, address, person, account, accountHere, provenBy, ahead = 0 } = limit;
  const aim = account === undefined ? undefined : await aimedAt(db, limit, who);
  const proven = provenBy !== undefined && carries(who.input, provenBy);
  const network = networkOf(who.ip);
  const counters: [string, string | undefined, number | undefined, boolean][] = [
    ['address', network, address, false],
    ['person', who.person, person, false],
    ['account', aim, account, proven],
    ['field', countedBy(limit, who), limit.counted?.most, true],
    ['account here', aim && `${network} ${aim}`, accountHere, proven],
  ];
  return counters.flatMap(([by, subject, most, forgiven]) =>
    subject === undefined || most === undefined
      ? []
      : [{ subject: `${name} ${by} ${subject}`, windowStart: now - (now % seconds), seconds, most, ahead, forgiven }],
  );
}

/** In one order, so that of two that count the same none waits for the other in a ring. */
const counting = (name: string, beside: SQL) =>
  prepared(db =>
    db
      .insert(rateLimits)
      .select(
        sql`select subject, since, hits, until from unnest(${listed('subjects', 'text')}, ${listed('windows', 'bigint')}, ${listed('hits', 'int')}, ${listed('ends', 'bigint')}) as counted (subject, since, hits, until)${beside} order by subject, since`,
      )
      .onConflictDoUpdate({
        target: [rateLimits.subject, rateLimits.windowStart],
        set: { hits: sql`${rateLimits.hits} + excluded.hits` },
      })
      .returning({ subject: rateLimits.subject, since: rateLimits.windowStart, hits: rateLimits.hits })
      .prepare(name),
  );

/** In the transaction of what it allows. */
const countingWithin = counting('hit within', sql``);

/** A transaction of its own, which does not wait for the disk: a machine that fails may forget the tries of its last half second. */
const countingAlone = counting(
  'hit',
  sql` cross join (select set_config('synchronous_commit', 'off', true)) as unhurried`,
);

type Hits = ReadonlyMap<string, number>;

const nameOf = ({ subject, windowStart }: Pick<Counter, 'subject' | 'windowStart'>): string =>
  `${windowStart} ${subject}`;

/** Numbers that were counted ahead of the requests that get them, by their window. */
type Ahead = Map<string, number[]>;

/** Of so many windows; those that are forgotten count as used. */
const MOST_AHEAD = 1000;

function keepAhead(ahead: Ahead, name: string, numbers: readonly number[]): void {
  const [first] = ahead.keys();
  if (ahead.size >= MOST_AHEAD && first !== undefined) ahead.delete(first);
  ahead.set(name, [...(ahead.get(name) ?? []), ...numbers]);
}

/** What was counted ahead for a request; undefined where one of its windows has to be counted in. */
function countedAhead(ahead: Ahead, counters: readonly Counter[]): Hits | undefined {
  const [counter, ...others] = counters;
  if (!counter || others.length > 0) return undefined;
  const name = nameOf(counter);
  const numbers = ahead.get(name);
  const number = numbers?.shift();
  if (numbers?.length === 0) ahead.delete(name);
  return number === undefined ? undefined : new Map([[counter.subject, number]]);
}

/**
 * Counts a hit of each request in each of its windows; one statement, so no two processes count the same one. Answers
 * for each how many there were by then: of two that come at once, one is the first.
 */
async function hit(
  query: ReturnType<typeof countingAlone>,
  requests: readonly (readonly Counter[])[],
  ahead: Ahead,
): Promise<Hits[]> {
  const rows = new Map<string, Pick<Counter, 'subject' | 'windowStart' | 'seconds'> & { hits: number }>();
  for (const counter of requests.flat()) {
    const { subject, windowStart, seconds } = counter;
    const name = nameOf(counter);
    rows.set(name, { subject, windowStart, seconds, hits: (rows.get(name)?.hits ?? counter.ahead) + 1 });
  }
  const each = [...rows.values()];
  const counted = await query.execute({
    subjects: each.map(({ subject }) => subject),
    windows: each.map(({ windowStart }) => windowStart),
    hits: each.map(({ hits }) => hits),
    ends: each.map(({ windowStart, seconds }) => windowStart + seconds),
  });
  const last = new Map(counted.map(({ subject, since, hits }) => [nameOf({ subject, windowStart: since }), hits]));
  const given = new Map([...rows].map(([name, { hits }]) => [name, (last.get(name) ?? 0) - hits]));
  const answers = requests.map(
    counters =>
      new Map(
        counters.map(counter => {
          const name = nameOf(counter);
          const hits = (given.get(name) ?? 0) + 1;
          given.set(name, hits);
          return [counter.subject, hits];
        }),
      ),
  );
  for (const [name, from] of given) {
    const left = (last.get(name) ?? 0) - from;
    if (left > 0)
      keepAhead(
        ahead,
        name,
        Array.from({ length: left }, (_, at) => from + 1 + at),
      );
  }
  return answers;
}

/** Requests that come at once are counted at once. */
const hitAlone = prepared(db => {
  const ahead: Ahead = new Map();
  const count = together((requests: readonly (readonly Counter[])[]) => hit(countingAlone(db), requests, ahead));
  return async (counters: readonly Counter[]): Promise<Hits> => countedAhead(ahead, counters) ?? count(counters);
});

/** Windows that ended, and answers that were kept, more than a day ago: one of 30 days counts until it ends. */
async function forgetOld(db: Db, now: number): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEnd, now - DAY));
  await db.delete(idempotencyRecords).where(lt(idempotencyRecords.createdAt, now - DAY));
}

/**
 * Refuses with 429 when there were too many tries. Not part of the request's transaction: refused attempts count.
 * Answers what a success forgives.
 */
export async function countRequest(db: Db, call: CallLine, who: Requester, now: number): Promise<() => Promise<void>> {
  const named = (call.limit ?? []).filter(
    name => carries(who.input, limits[name].fields ?? []) || limits[name].fields === undefined,
  );
  const all =
    named.length === 0 && call.method !== 'GET'
      ? [countersOf(db, 'writing', writing, who, now)]
      : named.map(name => countersOf(db, name, limits[name], who, now));
  const counters = (await Promise.all(all)).flat();
  if (counters.length === 0) return () => Promise.resolve();
  const hits = await hitAlone(db)(counters);
  if ([...hits.values()].includes(1)) await forgetOld(db, now);
  const spent = counters.filter(({ subject, most }) => (hits.get(subject) ?? 0) > most);
  if (spent.length > 0) {
    const retryAfter = Math.max(...spent.map(({ windowStart, seconds }) => windowStart + seconds - now));
    throw new Refusal('tooManyRequests', `Too many requests. Try again in ${retryAfter} seconds.`, { retryAfter });
  }
  const forgiven = counters
    .filter(({ subject, forgiven: one }) => one && (hits.get(subject) ?? 0) > 1)
    .map(({ subject }) => subject);
  return async () => {
    if (forgiven.length > 0) await db.delete(rateLimits).where(inArray(rateLimits.subject, forgiven));
  };
}

/** Refuses with 429 what was done more often than that in one window: a limit of the business, counted in the transaction of what it allows. */
export async function countWithin(
  db: Db,
  subject: string,
  { most, seconds }: { most: number; seconds: number },
  now: number,
): Promise<void> {
  const windowStart = now - (now % seconds);
  const [hits] = await hit(
    countingWithin(db),
    [[{ subject, windowStart, seconds, most, ahead: 0, forgiven: false }]],
    new Map(),
  );
  const made = hits?.get(subject) ?? 0;
  const retryAfter = windowStart + seconds - now;
  if (made > most)
    throw new Refusal('tooManyRequests', `Too many for now. Try again in ${retryAfter} seconds.`, { retryAfter });
}
