import { newId } from '../db/ids.js';
import type { Db } from '../db/db.js';
import { outbox } from '../db/tables.js';

/** Mails that people get. */
export type MailKind =
  | 'passwordReset'
  | 'passwordChanged'
  | 'emailChanged'
  | 'activation'
  | 'accountCreated'
  | 'locationInvitation'
  | 'locationConnected'
  | 'familyInvitation'
  | 'familyRemoved'
  | 'receiptApproved'
  | 'receiptRejected'
  | 'supportSignedIn';

/** Puts a mail into the outbox, in the transaction of what it reports. */
export async function sendMail(
  { db, now }: { db: Db; now: number },
  recipient: string | null,
  kind: MailKind,
  payload: Record<string, string>,
): Promise<void> {
  if (recipient === null) return;
  await db.insert(outbox).values({ id: newId('mail'), recipient, kind, payload, createdAt: now });
}
