import { call } from './call.js';
import type { CountryList, Revision, ServerTime } from './schemas/meta.js';

/** The countries that memberships are sold in, with currency and regions. */
export const listCountries = call<object, CountryList>()('GET', '/countries', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  repeatable: 'reads',
});

/** The server's clock, unix seconds. */
export const getTimestamp = call<object, ServerTime>()('GET', '/timestamp', {
  needs: [],
  guard: ['none'],
  repeatable: 'reads',
});

/** Which build answers. */
export const getRevision = call<object, Revision>()('GET', '/revision', {
  needs: [],
  guard: ['none'],
  repeatable: 'reads',
});
