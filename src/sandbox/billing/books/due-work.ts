import { and, asc, type Column, count, eq, isNotNull, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { inTransaction } from '../../db/in-transaction.js';
import { users } from '../../people/tables.js';
import type { Taking } from '../cards/taking.js';
import { presentIn } from '../../world/clock.js';
import { subscriptions } from '../tables/memberships.js';
import type { Work } from './books.js';
import { catchUp } from './due.js';
import { planIn, readPlans } from '../../catalogue/plan-book.js';
import { readBooks } from './read-books.js';
import { type Entry, system, writeBooks } from './write-books.js';

/**
 * People whose books are brought up to date in one transaction: few enough that a call that waits for one of them
 * hardly notices.
 */
const BATCH = 100;

interface Person {
  id: string;
  email: string | null;
}

const isDue = (now: number) => and(isNotNull(subscriptions.dueAt), lte(subscriptions.dueAt, now));

/** Brings the books of people whose rows are held up to `now`. */
async function settle(
  db: Db,
  people: readonly Person[],
  now: number,
  { plan, host }: Pick<Work, 'plan'> & { host: Taking },
): Promise<void> {
  const books = await readBooks(
    db,
    people.map(({ id }) => id),
    host,
  );
  const entries = people.flatMap(({ id, email }): Entry[] => {
    const before = books.get(id);
    if (!before) return [];
    const { books: after, facts } = catchUp(before, now, plan);
    return after === before ? [] : [{ before, after, facts, actor: system, requestId: null, email }];
  });
  await writeBooks(db, entries);
}

/** When the next thing comes due for a person, as a part of another statement; null where nothing ever does. */
export const dueOf = (userId: SQL | Column | string) =>
  sql<
    number | null
  >`(select min(${subscriptions.dueAt}) from ${subscriptions} where ${subscriptions.userId} = ${userId})`.mapWith(
    Number,
  );

/** One person, before a call reads or changes their account: a clock that was moved is never seen half done. */
export async function settlePerson(tx: Db, userId: string, now: number, host: Taking): Promise<void> {
  const [due] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isDue(now)))
    .limit(1);
  if (!due) return;
  const until = await presentIn(tx, now);
  const people = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  await settle(tx, people, until, { plan: planIn(await readPlans(tx)), host });
}

/** How many memberships have something due by `now` that no process has done yet. */
export async function countDue(db: Db, now: number): Promise<number> {
  const [row] = await db.select({ due: count() }).from(subscriptions).where(isDue(now));
  return row?.due ?? 0;
}

/** What one run has found out on its way. */
interface Run {
  /** People whose books could not be brought up to date, and why. */
  failed: Map<string, unknown>;
  done: number;
  size: number;
  host: Taking;
}

/** Holds the next people that nobody else holds and brings them up to date; answers how many there were. */
async function settleNext(db: Db, now: number, { failed, size, host }: Run, held: string[]): Promise<number> {
  const until = await presentIn(db, now);
  const people = await db
    .select({ id: users.id, email: users.email })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(isDue(until), failed.size > 0 ? notInArray(users.id, [...failed.keys()]) : undefined))
    .orderBy(asc(subscriptions.dueAt))
    .limit(size)
    .for('update', { of: users, skipLocked: true });
  held.splice(0, held.length, ...people.map(({ id }) => id));
  if (people.length > 0) await settle(db, people, until, { plan: planIn(await readPlans(db)), host });
  return people.length;
}

/** One batch after the other until nothing is left. One that fails is tried in halves, down to the person it is about. */
async function runLane(db: Db, now: number, run: Run, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    const held: string[] = [];
    try {
      const settled = await inTransaction(db, tx => settleNext(tx, now, run, held));
      if (settled === 0) return;
      run.done += settled;
      run.size = Math.min(BATCH, run.size * 2);
    } catch (error) {
      const [one, ...others] = held;
      // no person's rows are held: the database fails, and not a person's books
      if (one === undefined) throw error;
      if (others.length === 0) run.failed.set(one, error);
      run.size = Math.max(1, Math.floor(held.length / 2));
    }
  }
}

export interface Draining {
  /** Milliseconds after which it stops between two batches; what is left is for others, or for later. */
  within?: number;
  /** Stops it between two batches. */
  signal?: AbortSignal;
  /** Batches at a time: while the database writes one, another is computed. More than one needs a connection for each. */
  lanes?: number;
  /** Whether cards are taken; they are where nothing is said. */
  host?: Taking;
}

/**
 * All that is due by `now`, in batches, each in a transaction of its own: a process that stops in the middle has done
 * whole people or nothing. Several processes may run it at the same time: each skips the rows that another holds.
 * Answers how many people were looked at. Those whose books cannot be brought up to date keep nobody else from it: the
 * error that names them comes when all others are done.
 */
export async function runDueWork(
  db: Db,
  now: number,
  { within = Infinity, signal, lanes = 1, host = {} }: Draining = {},
): Promise<number> {
  const ends = performance.now() + within;
  const run: Run = { failed: new Map(), done: 0, size: BATCH, host };
  const goesOn = () => signal?.aborted !== true && performance.now() < ends;
  const ended = await Promise.allSettled(Array.from({ length: lanes }, () => runLane(db, now, run, goesOn)));
  const broken = ended.find(lane => lane.status === 'rejected');
  if (broken) throw broken.reason;
  const [first] = run.failed;
  if (first)
    throw new Error(`${run.failed.size} people could not be brought up to date, ${first[0]} among them.`, {
      cause: first[1],
    });
  return run.done;
}

/** How often it is looked whether others are done with what they hold. */
const LOOK_AGAIN = 20;

/** The same, and waits for those that others are at; answers how many memberships were not reached in time. */
export async function settleAll(
  db: Db,
  now: number,
  { within, lanes = 1 }: { within: number; lanes?: number },
): Promise<number> {
  const ends = performance.now() + within;
  for (;;) {
    await runDueWork(db, now, { within: ends - performance.now(), lanes });
    const left = await countDue(db, now);
    if (left === 0 || performance.now() >= ends) return left;
    await new Promise(resolve => setTimeout(resolve, LOOK_AGAIN));
  }
}
