import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { receipts } from '../../receipts/tables.js';
import { trialRedemptions } from '../tables/trials.js';
import type { Member } from '../account/member.js';

/** Providers that ignore the dots in a name. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** The address without what people add to have several: `Jo.Doe+trial@googlemail.com` is `jodoe@gmail.com`. */
export function emailKey(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const name = address.slice(0, at).replace(/\+.*$/, '') || address.slice(0, at);
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

interface Applicant {
  userId: string;
  email: string;
  /** Of the card; null without one. */
  fingerprint: string | null;
}

/** Any number will do, as long as every process uses the same. */
const LOCK = 4_100_003;

/** Makes others who want a trial with this address or this card wait until the transaction ends: of two at once, one gets it. */
export async function lockTrial(db: Db, { email, fingerprint }: Applicant): Promise<void> {
  // addresses before cards, always: two waiting for each other's lock would be a deadlock
  for (const key of [`mail ${emailKey(email)}`, `card ${fingerprint}`])
    await db.execute(sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${key}))`);
}

/** Grants to this account, with any address and card it had then, to this person under any alias, or with this card to anyone. */
const same = ({ userId, email, fingerprint }: Applicant) =>
  or(
    eq(trialRedemptions.userId, userId),
    eq(trialRedemptions.emailKey, emailKey(email)),
    fingerprint === null ? undefined : eq(trialRedemptions.fingerprint, fingerprint),
  );

/** Who applies, and with which card. */
export const applicantOf = ({ user, paymentMethod }: Pick<Member, 'user' | 'paymentMethod'>): Applicant => ({
  userId: user.id,
  email: user.email ?? user.id,
  fingerprint: paymentMethod?.fingerprint ?? null,
});

/** Whether months were begun before on a receipt that was never approved: the next one has to be looked at first. */
export async function proofFailed(db: Db, applicant: Applicant): Promise<boolean> {
  const [found] = await db
    .select({ id: trialRedemptions.id })
    .from(trialRedemptions)
    .innerJoin(receipts, eq(receipts.guid, trialRedemptions.receiptGuid))
    .where(and(eq(trialRedemptions.kind, 'bundle'), ne(receipts.status, 'approved'), same(applicant)))
    .limit(1);
  return found !== undefined;
}

/** Whether a trial was granted before. */
export async function trialUsed(db: Db, applicant: Applicant): Promise<boolean> {
  const [found] = await db
    .select({ id: trialRedemptions.id })
    .from(trialRedemptions)
    .where(and(eq(trialRedemptions.kind, 'trial'), same(applicant)))
    .limit(1);
  return found !== undefined;
}
