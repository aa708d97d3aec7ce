import { type SQL, sql } from 'drizzle-orm';

/** When what came in one turn of the event loop has come; a browser, which has no such thing, takes what was asked at once. */
const atEndOfTurn: (run: () => void) => unknown = typeof setImmediate === 'function' ? setImmediate : queueMicrotask;

/** More at once would let the first wait for the last, and leave the other connections idle. */
const MOST = 32;

interface Waiting<One, Answer> {
  one: One;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Asks the same of many in one go: what was asked during one turn of the event loop, each for itself, becomes one
 * statement. The busier the process, the more of them share the way to the database and back; a single call waits for
 * nobody. Nothing is asked before it was wanted, so an answer is never older than its question. `askAll` answers in the
 * order of what it was asked.
 */
export function together<One, Answer>(
  askAll: (all: readonly One[]) => Promise<readonly Answer[]>,
): (one: One) => Promise<Answer> {
  let waiting: Waiting<One, Answer>[] = [];

  async function answer(some: readonly Waiting<One, Answer>[]): Promise<void> {
    try {
      const answers = await askAll(some.map(({ one }) => one));
      if (answers.length !== some.length)
        throw new Error(`${some.length} were asked for together, and ${answers.length} came.`);
      for (const [at, found] of answers.entries()) some[at]?.resolve(found);
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }

  function send(): void {
    const all = waiting;
    waiting = [];
    for (let at = 0; at < all.length; at += MOST) void answer(all.slice(at, at + MOST));
  }

  return one =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) atEndOfTurn(send);
      waiting.push({ one, resolve, reject });
    });
}

/**
 * A list that a statement for many is given, by its placeholder. It hides in a select of its own: PostgreSQL would else
 * look into it, and plan the whole again for each length.
 */
export const listed = (name: string, type: 'text' | 'bigint' | 'int'): SQL =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)}[])`;
