const formatters = new Map<string, Intl.DateTimeFormat>();

/** A day and a time as the reader writes them, in their own time zone unless another is named. */
export function formatInstant(seconds: number, locale: string, timeZone?: string): string {
  const key = `${locale} ${timeZone ?? ''}`;
  const made =
    formatters.get(key) ??
    new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: 'numeric',
      minute: '2-digit',
      ...(timeZone && { timeZone }),
    });
  formatters.set(key, made);
  return made.format(seconds * 1000);
}

/** The time zone of a person's computer: `Europe/Brussels`. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const two = (value: number): string => String(value).padStart(2, '0');

/** An instant as a field of date and time holds it, `2026-11-23T09:30`, in the reader's own time zone; empty for none. */
export function localTime(seconds: number | null): string {
  if (seconds === null) return '';
  const at = new Date(seconds * 1000);
  const year = String(at.getFullYear()).padStart(4, '0');
  return `${year}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The instant of such a text, unix seconds; null for none. A time that a clock change skips is the one after it. */
export function instantOf(text: string): number | null {
  const at = text === '' ? Number.NaN : new Date(text).getTime();
  return Number.isNaN(at) ? null : Math.floor(at / 1000);
}
