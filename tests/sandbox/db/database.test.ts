import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { migrate, migrationTexts } from '../../../src/sandbox/db/migrate.js';
import { rowsOf } from '../../../src/sandbox/db/rows.js';
import { lockFolder } from '../../../src/sandbox/node/folder-lock.js';
import { scryptInJavaScript, hashPassword, passwordMatches } from '../../../src/sandbox/access/passwords.js';
import { scryptNative } from '../../../src/sandbox/node/scrypt.js';
import { newId } from '../../../src/sandbox/db/ids.js';
import { databaseUrl, openTestDatabase, type TestDatabase } from '../../support/database.js';

describe('the schema', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const applied = () =>
    rowsOf(
      database.db,
      sql`select name from schema_migrations order by applied_at, name`,
      v.object({ name: v.string() }),
    );

  it('is built up once, and starting again changes nothing', async () => {
    const before = await applied();
    expect(before).toHaveLength(migrationTexts.length);
    await Promise.all([migrate(database.db), migrate(database.db)]);
    expect(await applied()).toEqual(before);
  });

  it('is not built up again where migrations have the names of their former folders', async () => {
    const former = await openTestDatabase();
    try {
      await former.db.execute(
        sql`update schema_migrations set name = case when name >= '0004' then 'billing/' || case when name like '%catalogue_stamps%' then '0003_stamps.sql' else lpad((substr(name, 1, 4)::int - 4)::text, 4, '0') || substr(name, 5) end else 'identity/' || name end where name < '0009'`,
      );
      const before = await rowsOf(former.db, sql`select name from schema_migrations`, v.object({ name: v.string() }));
      expect(before).toContainEqual({ name: 'billing/0003_stamps.sql' });
      await migrate(former.db);
      expect(await rowsOf(former.db, sql`select name from schema_migrations`, v.object({ name: v.string() }))).toEqual(
        before,
      );
    } finally {
      await former.close();
    }
  });
});

describe('a data folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'echelon-lock-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('belongs to one process: a second is refused, with the id of the holder and what to do', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(
      new RegExp(`in use by process ${process.pid}.*ECHELON_DATA.*DATABASE_URL`, 's'),
    );
    await unlock();
    await (
      await lockFolder(folder)
    )();
  });

  it('is taken over from a process that is gone, or that left half a lock', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await new Promise(resolve => child.once('exit', resolve));
    for (const left of [String(child.pid), '']) {
      await writeFile(join(folder, 'echelon.lock'), left);
      const unlock = await lockFolder(folder);
      expect(await readFile(join(folder, 'echelon.lock'), 'utf8')).toBe(String(process.pid));
      await unlock();
    }
  });
});

describe('passwords and ids', () => {
  it('a hash made in a browser is understood in Node, and the other way round', async () => {
    const made = await hashPassword(scryptInJavaScript, 'Grüße-1-Grüße');
    expect(await passwordMatches(scryptNative, 'Gru\u0308ße-1-Grüße', made)).toBe(true);
    expect(
      await passwordMatches(scryptInJavaScript, 'Grüße-1-Grüße', await hashPassword(scryptNative, 'Grüße-1-Grüße')),
    ).toBe(true);
    expect(await passwordMatches(scryptNative, 'Grüße-1-Grüsse', made)).toBe(false);
    expect(await passwordMatches(scryptNative, '', undefined)).toBe(false);
  });

  it('ids say what they are of and do not repeat', () => {
    const ids = new Set(Array.from({ length: 2000 }, () => newId('usr')));
    expect(ids.size).toBe(2000);
    for (const id of ids) expect(id).toMatch(/^usr_[2-9a-hjkmnp-z]{20}$/);
  });
});

it.runIf(databaseUrl)('tests that touch SQL run on the server of DATABASE_URL', async () => {
  const database = await openTestDatabase();
  const [row] = await rowsOf(database.db, sql`select version()`, v.object({ version: v.string() }));
  expect(row?.version).toMatch(/^PostgreSQL 1[5-9]/);
  await database.close();
});
