import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProcess } from './process.js';

// As a path: Node does not accept the URL of a test's page.
const root = join(fileURLToPath(import.meta.url), '../../..');
const cache = join(root, 'node_modules/.cache/echelon');

/** What the database in a folder depends on: the migrations, and what runs them. */
async function stampOf(): Promise<string> {
  const hash = createHash('sha256');
  const migrations = join(root, 'src/sandbox/db/migrations');
  for (const name of (await readdir(migrations)).filter(file => file.endsWith('.sql')).toSorted())
    hash.update(await readFile(join(migrations, name)));
  hash.update(await readFile(join(root, 'node_modules/@electric-sql/pglite/package.json')));
  return hash.digest('hex').slice(0, 16);
}

/** A sandbox of its own makes it, once for all runs. */
async function emptyDatabase(): Promise<string> {
  const kept = join(cache, `pglite-${await stampOf()}`);
  if (existsSync(kept)) return kept;
  await mkdir(cache, { recursive: true });
  const aside = await mkdtemp(join(cache, 'pglite-'));
  const made = await startProcess({
    ECHELON_DATA: aside,
    NODE_ENV: 'production',
    PORTAL_URL: 'https://my.example.com',
  });
  await made.end('SIGTERM');
  try {
    await rename(join(aside, 'pglite'), kept);
  } catch (error) {
    // Another worker was faster: its database is as good.
    if (!existsSync(kept)) throw error;
  }
  await rm(aside, { recursive: true });
  return kept;
}

let made: Promise<string> | undefined;

/**
 * A new folder for a sandbox's data, with a migrated, empty database in it. A sandbox that finds none makes one, which takes
 * four seconds of the processor's time; a copy takes a twentieth of one.
 */
export async function dataFolder(): Promise<string> {
  const database = await (made ??= emptyDatabase());
  const folder = await mkdtemp(join(tmpdir(), 'echelon-data-'));
  await cp(database, join(folder, 'pglite'), { recursive: true });
  return folder;
}
