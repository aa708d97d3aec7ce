import { asc } from 'drizzle-orm';
import { remembered } from '../db/handles.js';
import { countries } from './tables.js';

/** Every country that memberships are sold in, in the order of lists. */
export const allCountries = remembered('countries', db => db.select().from(countries).orderBy(asc(countries.position)));
