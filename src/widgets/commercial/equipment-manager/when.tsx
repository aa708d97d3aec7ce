import { formatInstant } from '../../../core/instants.js';
import { relativeDay, relativeTime } from '../../../ui/data/timeline/days.js';
import { useLocale } from '../../../ui/language/language.js';

/** `5 minutes ago`, `3 hours ago`, `4 days ago`; instants in unix seconds. */
export const ago = (at: number, now: number, locale: string): string =>
  relativeTime(at, now, locale) ?? relativeDay(at, now, locale);

/** How long ago something was, with the day and the hour to be pointed at. */
export function When({ at, now }: { at: number; now: number }) {
  const locale = useLocale();
  return (
    <time dateTime={new Date(at * 1000).toISOString()} title={formatInstant(at, locale)}>
      {ago(at, now, locale)}
    </time>
  );
}
