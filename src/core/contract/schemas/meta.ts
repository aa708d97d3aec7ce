import * as v from 'valibot';
import { currency, pageOf, seconds } from './common.js';

export const country = v.object({
  code: v.string(),
  name: v.string(),
  currency,
  regions: v.array(v.object({ code: v.string(), name: v.string() })),
});
export type Country = v.InferOutput<typeof country>;

export const countryList = pageOf(country);
export type CountryList = v.InferOutput<typeof countryList>;

export const serverTime = v.object({ timestamp: seconds });
export type ServerTime = v.InferOutput<typeof serverTime>;

/** What runs: the source's revision (`dev` from a checkout) and the package's version. */
export const revision = v.object({ revision: v.string(), version: v.string() });
export type Revision = v.InferOutput<typeof revision>;
