import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from './db.js';
import { lockUntilCommit } from './lock.js';
import { rowsOf } from './rows.js';

const texts = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true });

const migrations = Object.entries(texts)
  .map(([path, text]) => ({ name: path.replace('./migrations/', ''), text }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** What databases call migrations that they were given while two folders held them. */
const formerNames: Readonly<Record<string, string>> = {
  '0000_identity.sql': 'identity/0000_identity.sql',
  '0001_people.sql': 'identity/0001_people.sql',
  '0002_kept_answers.sql': 'identity/0002_kept_answers.sql',
  '0003_stamps.sql': 'identity/0003_stamps.sql',
  '0004_billing.sql': 'billing/0000_billing.sql',
  '0005_lifecycle.sql': 'billing/0001_lifecycle.sql',
  '0006_provisional.sql': 'billing/0002_provisional.sql',
  '0007_catalogue_stamps.sql': 'billing/0003_stamps.sql',
  '0008_partners_own.sql': 'billing/0004_partners_own.sql',
};

/** The schema as the migrations build it; a caller that stores a migrated database compares this. */
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
      if (names.has(name) || names.has(formerNames[name] ?? name)) continue;
      for (const statement of text.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migrations (name) values (${name})`);
    }
  });
}
