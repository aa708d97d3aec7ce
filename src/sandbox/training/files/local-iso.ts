const formatters = new Map<string, Intl.DateTimeFormat>();

/** Days and times of a zone, in parts; each zone's formatter is made once, a file has thousands of times. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const found =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'longOffset',
    });
  formatters.set(timeZone, found);
  return found;
}

/** An instant as ISO 8601 in a time zone, with its offset there and then: `2026-08-19T18:30:00+02:00`. */
export function localIso(unixSeconds: number, timeZone: string): string {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(unixSeconds * 1000)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const date = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  // "GMT+02:00"; where it is 0, some engines say "GMT" alone
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00';
  return `${date}T${part('hour')}:${part('minute')}:${part('second')}${offset}`;
}
