/** Seconds in a day; plan periods are days, instants are unix seconds (domain 0.2). */
export const DAY = 86_400;

/** The instant `days` after `from`, both unix seconds. */
export function addDays(from: number, days: number): number {
  return from + days * DAY;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A calendar date. English (US) is MM/DD/YYYY (spec s.9); other locales keep their own order.
 * `timeZone` defaults to the reader's.
 */
export function formatDate(seconds: number, locale = 'en-US', timeZone?: string): string {
  const key = `${locale} ${timeZone ?? ''}`;
  let made = formatters.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit', ...(timeZone && { timeZone }) });
    formatters.set(key, made);
  }
  return made.format(seconds * 1000);
}

/** The number of a day of the reader's calendar. */
function dayOf(seconds: number): number {
  const at = new Date(seconds * 1000);
  return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / (DAY * 1000);
}

/** Days from one date to another as a reader counts them: 0 is the same date, whatever the hour; negative lies before. */
export const calendarDays = (from: number, to: number): number => dayOf(to) - dayOf(from);

/** The current instant in unix seconds, by this machine's clock. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}
