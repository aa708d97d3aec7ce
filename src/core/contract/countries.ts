import { call } from './call.js';
import type { CountryList } from './schemas/countries.js';

/** The countries that memberships are sold in, with currency and regions. */
export const listCountries = call<object, CountryList>()('GET', '/countries', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  repeatable: 'reads',
});
