/** What can be wrong with a date that was typed. */
export type DateProblem = 'incomplete' | 'pattern' | 'early' | 'late';

export interface DateRules {
  /** ISO dates, both allowed themselves. */
  min?: string | undefined;
  max?: string | undefined;
  /** A regular expression that the whole text must match. */
  pattern?: string | undefined;
}

/** Seconds since 1970 of an ISO date's beginning in UTC; nothing when there is no such day. */
export function secondsOf(date: string): number | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  const time = Date.parse(`${year.length > 4 ? `+${year.padStart(6, '0')}` : year}-${month}-${day}T00:00:00Z`);
  // 30 February is no date, though a date can be computed from it
  return Number.isNaN(time) || new Date(time).getUTCDate() !== Number(day) ? undefined : time / 1000;
}

/** What is wrong with a date as the field holds it. An empty one is fine: whether it is needed is the form's business. */
export function dateProblem(date: string, { min, max, pattern }: DateRules): DateProblem | undefined {
  if (date === '') return undefined;
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(date)) return 'pattern';
  const at = secondsOf(date);
  if (at === undefined) return 'incomplete';
  if (min !== undefined && at < (secondsOf(min) ?? Number.NEGATIVE_INFINITY)) return 'early';
  return max !== undefined && at > (secondsOf(max) ?? Number.POSITIVE_INFINITY) ? 'late' : undefined;
}
