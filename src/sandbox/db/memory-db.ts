import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Db } from './db.js';
import { migrate } from './migrate.js';

export interface MemoryDb {
  db: Db;
  close(): Promise<void>;
}

async function migrated(): Promise<Blob> {
  const client = await PGlite.create();
  await migrate(drizzle(client, { casing: 'snake_case' }));
  const snapshot = await client.dumpDataDir('none');
  await client.close();
  return snapshot;
}

let snapshot: Promise<Blob> | undefined;

/** A migrated, empty database as one file; made once per page or process. */
export function memorySnapshot(): Promise<Blob> {
  snapshot ??= migrated();
  return snapshot;
}

/**
 * A database that lives as long as this page or process. Making one takes seconds, so every one is
 * loaded from a snapshot; a snapshot that was stored somewhere can be handed in.
 */
export async function openMemoryDb(from?: Blob): Promise<MemoryDb> {
  const client = await PGlite.create({ loadDataDir: from ?? (await memorySnapshot()) });
  return { db: drizzle(client, { casing: 'snake_case' }), close: () => client.close() };
}
