import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { Db } from '../db/db.js';
import { migrate } from '../db/migrate.js';
import { lockFolder } from './folder-lock.js';

export interface OpenDb {
  db: Db;
  close(): Promise<void>;
}

async function openServer(url: string): Promise<OpenDb> {
  // connections are kept: a timer for each time that one is idle costs more than they do
  const pool = new pg.Pool({ connectionString: url, max: 10, idleTimeoutMillis: 0 });
  // an idle connection that breaks is replaced; without a listener, the event would end the process
  pool.on('error', () => {});
  const db = drizzlePg(pool, { casing: 'snake_case' });
  await migrate(db);
  return { db, close: () => pool.end() };
}

async function openFolder(folder: string): Promise<OpenDb> {
  const unlock = await lockFolder(folder);
  try {
    const client = await PGlite.create(join(folder, 'pglite'));
    const db = drizzlePglite(client, { casing: 'snake_case' });
    await migrate(db);
    return {
      db,
      async close() {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openMemory(): Promise<OpenDb> {
  const client = await PGlite.create();
  const db = drizzlePglite(client, { casing: 'snake_case' });
  await migrate(db);
  return { db, close: () => client.close() };
}

/** Opens and migrates the database: a PostgreSQL server, a PGlite folder, or memory when neither is named. */
export function openDb({
  databaseUrl,
  dataDir,
}: {
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
}): Promise<OpenDb> {
  if (databaseUrl) return openServer(databaseUrl);
  return dataDir ? openFolder(dataDir) : openMemory();
}
