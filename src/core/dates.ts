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
    made = new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      ...(timeZone && { timeZone }),
    });
    formatters.set(key, made);
  }
  return made.format(seconds * 1000);
}

/** The current instant in unix seconds, by this machine's clock. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}
