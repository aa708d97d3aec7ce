import { listCountries } from '../../../../core/contract/countries.js';
import type { Session } from '../../../../core/session/session.js';
import { createLoaded } from '../loaded.js';

/** The countries that we sell in. */
export const createCountries = (session: Session) =>
  createLoaded(session, signal => session.request(listCountries, {}, { signal }));
