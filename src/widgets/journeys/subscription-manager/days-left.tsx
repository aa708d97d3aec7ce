import type { Subscription } from '../../../core/contract/schemas/account.js';
import { DAY } from '../../../core/dates.js';
import { sayDate } from '../../../core/figures.js';
import { numberFormat } from '../../../core/numbers.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { label, muted } from '../../account/account-overview/view.css.js';
import { words } from './copy.js';
import { daysFigure } from './view.css.js';

/** What comes when the days are over. */
export interface Turn {
  is: 'paused' | 'canceling';
  days: number;
  /** Unix seconds. */
  at: number;
}

/** Where days are the number that matters: until a pause ends by itself, or the membership does. */
export function turnOf(
  { displayStatus, resumesAt, endsAt, currentPeriodEnd, pastDue }: Subscription,
  now: number,
): Turn | undefined {
  // what is owed matters more
  if (pastDue || (displayStatus !== 'paused' && displayStatus !== 'canceling')) return undefined;
  const at = displayStatus === 'paused' ? resumesAt : (endsAt ?? currentPeriodEnd);
  const days = at === null ? 0 : Math.round((at - now) / DAY);
  return at !== null && days > 0 ? { is: displayStatus, days, at } : undefined;
}

/** `50 days`, the number large, and the day that they lead to. */
export function DaysLeft({ is, days, at }: Turn) {
  const copy = useWords(words).daysLeft[is];
  const locale = useLocale();
  const parts = numberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).formatToParts(days);
  return (
    <div>
      <p className={label}>{copy.in}</p>
      <p>
        {parts.map(({ type, value }, index) => (
          <span key={index} className={type === 'integer' ? daysFigure : muted}>
            {value}
          </span>
        ))}
      </p>
      <p className={muted}>{copy.on(sayDate(at, locale, { is: is === 'paused' ? 'resumes' : 'ends' }))}</p>
    </div>
  );
}
