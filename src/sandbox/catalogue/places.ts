import { eq } from 'drizzle-orm';
import { countries, partners } from './tables.js';
import type { Context } from '../http/handler.js';
import { invalid } from '../http/refusal.js';

type Asking = Pick<Context, 'db' | 'apiKey'>;

/** The partner that a person comes by: on a partner's own page that one and no other, elsewhere one that we know. */
export async function namedPartner({ db, apiKey }: Asking, partnerId: string | undefined): Promise<string | null> {
  const own = apiKey?.partnerId ?? null;
  if (partnerId === undefined || partnerId === own) return own;
  const [known] =
    own === null ? await db.select({ id: partners.id }).from(partners).where(eq(partners.id, partnerId)) : [];
  if (!known) throw invalid([{ path: 'partnerId', message: 'There is no such partner.' }]);
  return partnerId;
}

/** Throws for a country that nothing is sold in. */
export async function demandCountry({ db }: Pick<Asking, 'db'>, countryCode: string | undefined): Promise<void> {
  if (countryCode === undefined) return;
  const [known] = await db.select({ code: countries.code }).from(countries).where(eq(countries.code, countryCode));
  if (!known) throw invalid([{ path: 'countryCode', message: 'We sell nothing in this country.' }]);
}
