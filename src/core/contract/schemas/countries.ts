import * as v from 'valibot';
import { currency, pageOf } from './common.js';

export const country = v.object({
  code: v.string(),
  name: v.string(),
  currency,
  regions: v.array(v.object({ code: v.string(), name: v.string() })),
});

export type Country = v.InferOutput<typeof country>;

export const countryList = pageOf(country);

export type CountryList = v.InferOutput<typeof countryList>;
