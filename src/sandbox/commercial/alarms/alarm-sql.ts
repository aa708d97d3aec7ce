import { and, isNull, lte, or, type SQL } from 'drizzle-orm';
import { alarms } from '../tables/sessions.js';

/** Alarms that are up: neither cleared nor snoozed; `now` in unix seconds. */
export const isUp = (now: number): SQL | undefined =>
  and(isNull(alarms.clearedAt), or(isNull(alarms.snoozedUntil), lte(alarms.snoozedUntil, now)));
