import { asc } from 'drizzle-orm';
import { countries } from '../db/schema/catalogue.js';
import type { Handlers } from '../handler.js';
import { onePage } from './page.js';

export const countryHandlers: Handlers<'listCountries'> = {
  async listCountries({ db }) {
    const rows = await db.select().from(countries).orderBy(asc(countries.position));
    return onePage(rows.map(({ code, name, currencyCode, currencyScale, regions }) => ({ code, name, currency: { code: currencyCode, scale: currencyScale }, regions })));
  },
};
