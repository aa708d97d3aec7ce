import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { trialRedemptions } from '../db/schema/billing.js';

/** Providers that deliver to one box whatever dots the name has. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** The address without what people add to have several: `Jo.Doe+trial@googlemail.com` is `jodoe@gmail.com`. */
export function emailKey(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const name = address.slice(0, at).replace(/\+.*$/, '') || address.slice(0, at);
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Whether a trial was granted before to this person, under whatever alias, or with this card, to whomever. */
export async function trialUsed(db: Db, { email, fingerprint }: { email: string; fingerprint: string | null }): Promise<boolean> {
  const same = or(
    eq(trialRedemptions.emailKey, emailKey(email)),
    fingerprint === null ? undefined : eq(trialRedemptions.fingerprint, fingerprint),
  );
  const [found] = await db.select({ id: trialRedemptions.id }).from(trialRedemptions).where(and(eq(trialRedemptions.kind, 'trial'), same)).limit(1);
  return found !== undefined;
}
