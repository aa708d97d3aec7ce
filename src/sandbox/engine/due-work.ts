import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { inTransaction } from '../db/in-transaction.js';
import { subscriptions } from '../db/schema/billing.js';
import { users } from '../db/schema/identity.js';
import type { Work } from './books.js';
import { catchUp } from './due.js';
import { planIn, readPlans } from './plan-book.js';
import { readBooks } from './read-books.js';
import { type Entry, system, writeBooks } from './write-books.js';

/** People whose books are brought up to date in one transaction. */
const BATCH = 200;

interface Person {
  id: string;
  email: string | null;
}

const isDue = (now: number) => and(isNotNull(subscriptions.dueAt), lte(subscriptions.dueAt, now));

/** Brings the books of people whose rows are held up to `now`. */
async function settle(db: Db, people: readonly Person[], now: number, plan: Work['plan']): Promise<void> {
  const books = await readBooks(db, people.map(({ id }) => id));
  const entries = people.flatMap(({ id, email }): Entry[] => {
    const before = books.get(id);
    if (!before) return [];
    const { books: after, facts } = catchUp(before, now, plan);
    return after === before ? [] : [{ before, after, facts, actor: system, requestId: null, email }];
  });
  await writeBooks(db, entries);
}

/** One person, before a call reads or changes their account: a clock that was moved is never seen half done. */
export async function settlePerson(tx: Db, userId: string, now: number): Promise<void> {
  const [due] = await tx.select({ id: subscriptions.id }).from(subscriptions).where(and(eq(subscriptions.userId, userId), isDue(now))).limit(1);
  if (!due) return;
  const people = await tx.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, userId)).for('update');
  await settle(tx, people, now, planIn(await readPlans(tx)));
}

/**
 * All that is due by `now`, in batches, each in a transaction of its own: whoever stops in the middle has
 * done whole people or nothing. Others may run it at the same time, in whatever process: rows that one
 * holds the others skip. Answers how many people were looked at.
 */
export async function runDueWork(db: Db, now: number): Promise<number> {
  let done = 0;
  for (;;) {
    const count = await inTransaction(db, async (tx) => {
      const people = await tx
        .select({ id: users.id, email: users.email })
        .from(subscriptions)
        .innerJoin(users, eq(users.id, subscriptions.userId))
        .where(isDue(now))
        .orderBy(asc(subscriptions.dueAt))
        .limit(BATCH)
        .for('update', { of: users, skipLocked: true });
      if (people.length > 0) await settle(tx, people, now, planIn(await readPlans(tx)));
      return people.length;
    });
    if (count === 0) return done;
    done += count;
  }
}
