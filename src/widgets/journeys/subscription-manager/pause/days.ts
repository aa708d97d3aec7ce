import type { Pause } from '../../../../core/contract/schemas/account-actions.js';
import { addDays } from '../../../../core/dates.js';
import type { Currency } from '../../../../core/money.js';
import { MONTH_DAYS } from '../../../../core/plan-terms.js';

/** How long: so many months, or until a day. */
export interface Choice {
  length: '1' | '2' | '3' | 'day';
  /** `YYYY-MM-DD`, or empty. */
  day: string;
}

export const lengths = ['1', '2', '3', 'day'] as const satisfies readonly Choice['length'][];

/** The beginning of a day where the reader is, unix seconds; nothing when there is no such day. */
export function startOfDay(day: string): number | undefined {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const at = new Date(Number(year), Number(month) - 1, Number(date));
  // 30 February is no day, though a date can be computed from it
  return year !== '' && at.getMonth() === Number(month) - 1 && at.getDate() === Number(date)
    ? at.getTime() / 1000
    : undefined;
}

/** The day that an instant is in where the reader is, as a date field holds it. */
export function dayOf(seconds: number): string {
  const at = new Date(seconds * 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The day after the one that an instant is in. */
export function dayAfter(seconds: number): string {
  const at = new Date(seconds * 1000);
  return dayOf(new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1).getTime() / 1000);
}

/** When a pause that begins at `begins` ends; nothing while no day is chosen. */
export function resumesAt({ length, day }: Choice, begins: number): number | undefined {
  return length === 'day' ? startOfDay(day) : addDays(begins, Number(length) * MONTH_DAYS);
}

/** The choice as it is sent; nothing while no day is chosen. */
export function sentOf({ length, day }: Choice): Pause | undefined {
  if (length !== 'day') return { months: Number(length) };
  const at = startOfDay(day);
  return at === undefined ? undefined : { resumesAt: at };
}

/** When a pause would begin, and in which money it is paid for. */
export interface Terms {
  /** Unix seconds; now where no period runs. */
  begins: number;
  /** Unix seconds, by the server's clock. */
  now: number;
  currency: Currency | undefined;
}
