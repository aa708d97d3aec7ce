import { allCountries } from '../engine/countries.js';
import type { Handlers } from '../handler.js';
import { onePage } from './page.js';

export const countryHandlers: Handlers<'listCountries'> = {
  async listCountries({ db }) {
    const rows = await allCountries(db);
    return onePage(
      rows.map(({ code, name, currencyCode, currencyScale, regions }) => ({
        code,
        name,
        currency: { code: currencyCode, scale: currencyScale },
        regions,
      })),
    );
  },
};
