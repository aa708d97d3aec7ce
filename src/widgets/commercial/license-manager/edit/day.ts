import { instantOf, localTime } from '../../../../core/instants.js';

/** The day of an instant as a field of a date holds it, in the reader's own time zone. */
export const dayOf = (seconds: number): string => localTime(seconds).slice(0, 10);

/** The last minute of such a day: a license is good for all of the day that it ends on. */
export const endOfDay = (day: string): number | undefined => instantOf(`${day}T23:59`) ?? undefined;

export const startOfDay = (day: string): number | undefined => instantOf(`${day}T00:00`) ?? undefined;
