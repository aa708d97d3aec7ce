import { desc, eq } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { outbox } from '../db/tables.js';
import { allPreferences } from '../people/preferences.js';
import { users } from '../people/tables.js';
import { composeMail } from './compose.js';
import type { Mail } from './mail.js';

/** A mail that was sent, as its reader gets it. */
export interface ReadableMail {
  id: string;
  recipient: string;
  kind: string;
  sentAt: number;
  locale: string;
  mail: Mail;
}

/** The language that the person behind an address has chosen or is given; English for an address that nobody has. */
async function localeOf(db: Db, recipient: string): Promise<string> {
  const [user] = await db
    .select({ id: users.id, parentId: users.parentId, countryCode: users.countryCode })
    .from(users)
    .where(eq(users.email, recipient));
  return (user && (await allPreferences(db, user)).language.value) ?? 'en-US';
}

/** The newest mails, newest first. */
export async function readOutbox(db: Db, portalUrl: string, limit = 100): Promise<ReadableMail[]> {
  const rows = await db.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(limit);
  const locales = new Map<string, string>();
  for (const { recipient } of rows) if (!locales.has(recipient)) locales.set(recipient, await localeOf(db, recipient));
  return rows.map(row => {
    const { id, recipient, kind, createdAt } = row;
    const written = composeMail(row, { locale: locales.get(recipient) ?? 'en-US', portalUrl });
    return { id, recipient, kind, sentAt: createdAt, ...written };
  });
}
