import type * as countries from '../../../core/contract/countries.js';
import { allCountries } from '../countries.js';
import type { Handlers } from '../../http/handler.js';
import { onePage } from '../../db/page.js';

export const countryHandlers = {
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
} satisfies Handlers<keyof typeof countries>;
