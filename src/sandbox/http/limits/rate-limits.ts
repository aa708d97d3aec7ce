import { eq, inArray } from 'drizzle-orm';
import type { CallLine, LimitName } from '../../../core/contract/call.js';
import { serialKey } from '../../../core/serial-number.js';
import type { Db } from '../../db/db.js';
import { rateLimits } from '../tables.js';
import { users } from '../../people/tables.js';
import { Refusal } from '../refusal.js';
import { importing, limits, writing, type Limit } from './limits.js';
import { networkOf } from './network.js';
import { type Counted, type Counter, countAlone, countInside } from './count-tries.js';
import { retryAfter } from './window.js';

export interface Requester {
  ip: string;
  /** The user of the token, or the back end by its key. */
  person?: string | undefined;
  /** The user that the path names. */
  target?: string | undefined;
  input: object;
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
  name: LimitName | 'writing' | 'importing',
  limit: Limit,
  who: Requester,
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
      : [{ subject: `${name} ${by} ${subject}`, seconds, most, ahead, forgiven }],
  );
}

/** Refuses with 429 where one of the windows was full, and says when there is room in all of them. */
function refuseSpent(counted: readonly Counted[], now: number, why: string): void {
  const spent = counted.filter(({ through }) => !through);
  if (spent.length === 0) return;
  const wait = Math.max(...spent.map(({ counter, newest, hits }) => retryAfter(counter, { newest, hits }, now)));
  throw new Refusal('tooManyRequests', `${why} Try again in ${wait} seconds.`, { retryAfter: wait });
}

/**
 * Refuses with 429 when there were too many tries. Not part of the request's transaction: a try that fails counts. One
 * that is refused for too many takes no place in the window that was full, so whoever waits as told gets through.
 * Answers what a success forgives.
 */
export async function countRequest(db: Db, call: CallLine, who: Requester, now: number): Promise<() => Promise<void>> {
  const named = (call.limit ?? []).filter(
    name => carries(who.input, limits[name].fields ?? []) || limits[name].fields === undefined,
  );
  const all =
    named.length === 0 && call.method !== 'GET'
      ? [countersOf(db, 'writing', writing, who)]
      : named.map(name => countersOf(db, name, limits[name], who));
  const counters = (await Promise.all(all)).flat();
  if (counters.length === 0) return () => Promise.resolve();
  const counted = await countAlone(db)({ counters, now });
  refuseSpent(counted, now, 'Too many requests.');
  const forgiven = counted
    .filter(({ counter, first }) => counter.forgiven && !first)
    .map(({ counter }) => counter.subject);
  return async () => {
    if (forgiven.length > 0) await db.delete(rateLimits).where(inArray(rateLimits.subject, forgiven));
  };
}

/**
 * Counts the serial numbers of a file that are on none of the caller's machines, or refuses it with 429. Each that
 * somebody else has is a look-up, as many as by single calls; one is counted where there is none such, so that a caller
 * who has used them up is refused whatever the file holds. Not part of the request's transaction: what is only rehearsed
 * counts, and so does what was refused for too many.
 */
export async function countSerials(
  db: Db,
  who: Requester,
  { others, elsewhere }: { others: number; elsewhere: number },
  now: number,
): Promise<void> {
  if (others === 0) return;
  const [lookUps, rows] = await Promise.all([
    countersOf(db, 'serialNumber', limits.serialNumber, who),
    countersOf(db, 'importing', importing, who),
  ]);
  const counters = [
    ...lookUps.map(counter => ({ ...counter, times: 1 + elsewhere })),
    ...rows.map(counter => ({ ...counter, times: others })),
  ];
  refuseSpent(
    await countAlone(db)({ counters, now }),
    now,
    'Too many serial numbers of this file are on none of your machines. Leave out what is not yours, or have us import it.',
  );
}

/** Refuses with 429 what was done more often than that in any span of so long: a limit of the business, counted in the transaction of what it allows. */
export async function countWithin(
  db: Db,
  subject: string,
  { most, seconds }: { most: number; seconds: number },
  now: number,
): Promise<void> {
  const counter = { subject, seconds, most, ahead: 0, forgiven: false };
  refuseSpent(await countInside(db, { counters: [counter], now }), now, 'Too many for now.');
}
