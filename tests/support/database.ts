import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { memorySnapshot, openMemoryDb, type Db } from '../../src/sandbox/index.js';
import { migrationTexts } from '../../src/sandbox/db/migrate.js';
import { openDb } from '../../src/sandbox/node/open-db.js';

/** A migrated, empty database of a test's own. */
export interface TestDatabase {
  db: Db;
  /** Set on a PostgreSQL server: further processes can open the same database. */
  url?: string;
  close(): Promise<void>;
}

/** The server's address; without one, tests run on PGlite. */
export const databaseUrl = process.env['DATABASE_URL'];

// As a path: a URL of a test's page is none that Node would take.
const cache = join(fileURLToPath(import.meta.url), '../../../node_modules/.cache/echelon');

/** Making a migrated PGlite takes seconds and loading one half a second, so test files share a snapshot on disk. */
async function storedSnapshot(): Promise<Blob> {
  const name = createHash('sha256').update(migrationTexts.join('\n')).digest('hex').slice(0, 16);
  const file = join(cache, `pglite-${name}.tar`);
  if (existsSync(file)) return new Blob([new Uint8Array(await readFile(file))]);
  const snapshot = await memorySnapshot();
  await mkdir(cache, { recursive: true });
  // written aside and renamed: another test file must never read half of it
  const aside = join(cache, `pglite-${name}.${process.pid}.tmp`);
  await writeFile(aside, new Uint8Array(await snapshot.arrayBuffer()));
  await rename(aside, file);
  return snapshot;
}

let number = 0;

async function onServer(url: string): Promise<TestDatabase> {
  const name = `test_${process.pid}_${Date.now()}_${(number += 1)}`;
  const own = new URL(url);
  own.pathname = `/${name}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const opened = await openDb({ databaseUrl: own.href });
  return {
    db: opened.db,
    url: own.href,
    async close() {
      await opened.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

let snapshot: Promise<Blob> | undefined;

/** PGlite in memory, or, when `DATABASE_URL` is set, a new database on that server. */
export async function openTestDatabase(): Promise<TestDatabase> {
  if (databaseUrl) return onServer(databaseUrl);
  snapshot ??= storedSnapshot();
  return openMemoryDb(await snapshot);
}
