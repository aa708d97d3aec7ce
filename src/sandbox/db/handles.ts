import { now } from '../../core/dates.js';
import type { Db } from './db.js';
import { nameMemory } from './memories.js';

/** Identifies what was read at one stamp of the database; each reader keeps its own values by it. */
export type Memory = { readonly stamp: string | null };

interface Known {
  memory: Memory;
  /** The handle that it was made from. */
  root: Db;
  /** A transaction may have changed what it reads: it takes from the memory and adds nothing. */
  mayAdd: boolean;
}

/**
 * What a handle knows that belongs to one request; others (seeds, the loop, tests) know nothing and read what is there.
 * It is a property of the handle itself: in a weak table beside it, each request would leave a row for the collector.
 */
const KNOWN = Symbol('known');
type Handle = Db & { [KNOWN]?: Known };

const knownTo = (handle: Handle): Known | undefined => handle[KNOWN];

/** The handle that a request works with: the database, and what the process remembers at the request's moment. */
export function handleWith(root: Db, memory: Memory): Db {
  const handle: Handle = Object.create(root);
  handle[KNOWN] = { memory, root, mayAdd: true };
  return handle;
}

/** Lets a request's transaction know what the request knows. */
export function inform(tx: Handle, from: Db): void {
  const known = knownTo(from);
  if (known) tx[KNOWN] = { ...known, root: tx, mayAdd: false };
}

/**
 * Reads what seldom changes: once in a process for each stamp that the database carries (see `ask.ts`). A handle
 * that belongs to no request reads what is there. A transaction that changes what is remembered has to read it by itself.
 * `key` is what an administrator calls it.
 */
export function remembered<Value>(key: string, read: (db: Db) => Promise<Value>): (db: Db) => Promise<Value> {
  const values = new WeakMap<Memory, Promise<Value>>();
  const readAt = new WeakMap<Memory, number>();
  nameMemory({
    key,
    isStamped: true,
    async look(db) {
      const memory = knownTo(db)?.memory;
      const value = memory && (await values.get(memory));
      if (!memory || value === undefined) return { entries: 0, since: null };
      return { entries: Array.isArray(value) ? value.length : 1, since: readAt.get(memory) ?? null };
    },
    forget(db) {
      const memory = knownTo(db)?.memory;
      if (memory) values.delete(memory);
    },
  });
  return db => {
    const known = knownTo(db);
    if (!known) return read(db);
    const value = values.get(known.memory);
    if (value) return value;
    if (!known.mayAdd) return read(db);
    // a query that was only built runs each time that it is awaited: this one runs once
    const reading = Promise.resolve(known.root).then(read);
    values.set(known.memory, reading);
    readAt.set(known.memory, now());
    // what went wrong is not worth remembering
    reading.catch(() => values.delete(known.memory));
    return reading;
  };
}

/** A query that is built once in a process, and that PostgreSQL parses once for each connection. */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return db => {
    const root = knownTo(db)?.root ?? db;
    const query = built.get(root) ?? build(root);
    built.set(root, query);
    return query;
  };
}
