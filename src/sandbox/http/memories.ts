import { count, min, sql } from 'drizzle-orm';
import type { Memory, MemoryEvicted, MemoryList } from '../../core/contract/schemas/memories.js';
import { now as machineNow } from '../../core/dates.js';
import type { Db } from '../db/db.js';
import { type NamedMemory, namedMemories } from '../db/memories.js';
import { onePage } from '../db/page.js';
import { stamps } from '../db/tables.js';
import type { Context } from './handler.js';
import { Refusal } from './refusal.js';
import { idempotencyRecords, rateLimits } from './tables.js';

/** What the database remembers for all processes, and for a while. */
const stored = {
  'rate-limits': { table: rateLimits, since: rateLimits.windowStart, evictable: true },
  // a write whose answer was lost would be done twice
  'idempotency-keys': { table: idempotencyRecords, since: idempotencyRecords.createdAt, evictable: false },
} as const;
type StoredKey = keyof typeof stored;

const storedKeys: readonly StoredKey[] = ['idempotency-keys', 'rate-limits'];

async function storedMemory({ db, now }: Pick<Context, 'db' | 'now'>, key: StoredKey): Promise<Memory> {
  const { table, since, evictable } = stored[key];
  const [found] = await db.select({ entries: count(), oldest: min(since) }).from(table);
  const oldest = found?.oldest ?? null;
  const age = oldest === null ? null : Math.max(0, now - oldest);
  return { key, where: 'database', entries: found?.entries ?? 0, age, evictable };
}

async function processMemory(db: Db, { key, look }: NamedMemory): Promise<Memory> {
  const { entries, since } = await look(db);
  return { key, where: 'process', entries, age: since === null ? null : machineNow() - since, evictable: true };
}

/** All that is remembered, by the process that answers and in the database. */
export async function memoriesOf(context: Pick<Context, 'db' | 'now'>): Promise<MemoryList> {
  const ofProcess = await Promise.all(namedMemories().map(memory => processMemory(context.db, memory)));
  const ofDatabase = await Promise.all(storedKeys.map(key => storedMemory(context, key)));
  return onePage([...ofProcess, ...ofDatabase]);
}

/** Another stamp makes every process forget all that it has read (decision 17): more than was asked for, and nothing stale. */
const stampAnew = (db: Db) => db.update(stamps).set({ value: sql`gen_random_uuid()` });

async function evictStored(context: Context, key: StoredKey): Promise<MemoryEvicted> {
  const { entries, evictable } = await storedMemory(context, key);
  if (!evictable)
    throw new Refusal(
      'notEvictable',
      'These keys keep a payment from being made twice. They are forgotten after a day.',
    );
  await context.db.delete(stored[key].table);
  return { key, entries, everywhere: true };
}

/** Forgets what is remembered under a key. */
export async function evict(context: Context, key: string): Promise<MemoryEvicted> {
  const { db } = context;
  const ofDatabase = storedKeys.find(one => one === key);
  if (ofDatabase) return evictStored(context, ofDatabase);
  const memory = namedMemories().find(one => one.key === key);
  if (!memory) throw new Refusal('notFound', 'Nothing is remembered under this key.');
  const { entries } = await memory.look(db);
  if (memory.isStamped) await stampAnew(db);
  memory.forget(db);
  return { key, entries, everywhere: memory.isStamped };
}
