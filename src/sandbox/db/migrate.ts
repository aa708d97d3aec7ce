import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from './db.js';
import { lockUntilCommit } from './lock.js';
import { rowsOf } from './rows.js';

const texts = import.meta.glob<string>('./migrations/*/*.sql', { query: '?raw', import: 'default', eager: true });

/** Identity comes first: billing's rows belong to its users. */
const folders = ['identity', 'billing'];

const migrations = Object.entries(texts)
  .map(([path, text]) => {
    const [folder = '', file = ''] = path.replace('./migrations/', '').split('/');
    return { name: `${folder}/${file}`, order: `${folders.indexOf(folder)}/${file}`, text };
  })
  .sort((a, b) => (a.order < b.order ? -1 : 1));

/** The schema as it is built up; whoever stores a migrated database compares this. */
export const migrationTexts: readonly string[] = migrations.map(({ text }) => text);

/**
 * Brings the database to the newest schema. Each migration runs once; processes that start together
 * wait for one another, and one that fails leaves nothing behind.
 */
export async function migrate(db: Db): Promise<void> {
  await db.transaction(async tx => {
    await lockUntilCommit(tx, 'schema');
    await tx.execute(
      sql`create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())`,
    );
    const applied = await rowsOf(tx, sql`select name from schema_migrations`, v.object({ name: v.string() }));
    const names = new Set(applied.map(({ name }) => name));
    for (const { name, text } of migrations) {
      if (names.has(name)) continue;
      for (const statement of text.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migrations (name) values (${name})`);
    }
  });
}
