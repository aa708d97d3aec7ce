import { dayAfter } from '../../workouts/days.js';

/** Months are `2026-11`, days `2026-11-17`; both sort as text. */

/** The day that a week begins with, Monday 1 to Sunday 7. */
export type WeekStart = 1 | 6 | 7;

const FIRST = 1000 * 12;
const LAST = 9999 * 12 + 11;

/** Whether a text names a month of four digits of years, as calls take it. */
export const isMonth = (text: string): boolean => /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text);

export const monthOf = (day: string): string => day.slice(0, 7);

/** The month so many after another; negative lies before. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, nth = 1] = month.split('-').map(Number);
  const at = Math.min(LAST, Math.max(FIRST, year * 12 + nth - 1 + months));
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

const lengthOf = (month: string): number => {
  const [year = 0, nth = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, nth, 0)).getUTCDate();
};

const dayIn = (month: string, nth: number): string =>
  `${month}-${String(Math.min(nth, lengthOf(month))).padStart(2, '0')}`;

/** The day of the same number in another month: its last one where it is shorter. */
export const sameDayIn = (month: string, day: string): string => dayIn(month, Number(day.slice(8)));

const daysOf = (month: string): string[] =>
  Array.from({ length: lengthOf(month) }, (_, index) => dayIn(month, index + 1));

/** How far a day is from the beginning of its week, 0 to 6. */
const columnOf = (day: string, weekStart: WeekStart): number =>
  (new Date(`${day}T00:00:00Z`).getUTCDay() - (weekStart % 7) + 7) % 7;

/** A month as rows of seven: a place before its first day or after its last is undefined. */
export function weeksOf(month: string, weekStart: WeekStart): (string | undefined)[][] {
  const days = daysOf(month);
  const before = columnOf(dayIn(month, 1), weekStart);
  const rows = Math.ceil((before + days.length) / 7);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (__, column) => days[row * 7 + column - before]),
  );
}

/** A week from its first day on, to name the columns by: any week will do. */
export const weekOf = (weekStart: WeekStart): string[] =>
  // 1 June 2026 was a Monday
  Array.from({ length: 7 }, (_, index) => dayAfter('2026-06-01', weekStart - 1 + index));

/**
 * Where a key leads from a day, as in the date grid of the ARIA Authoring Practices: day by day, week by week, the ends
 * of the week as far as this month has it, month by month. `undefined`: no such key.
 */
export function dayByKey(key: string, day: string, weekStart: WeekStart, isRtl: boolean): string | undefined {
  const month = monthOf(day);
  const on = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return dayAfter(day, on);
    case 'ArrowLeft':
      return dayAfter(day, -on);
    case 'ArrowDown':
      return dayAfter(day, 7);
    case 'ArrowUp':
      return dayAfter(day, -7);
    case 'PageDown':
      return sameDayIn(monthAfter(month, 1), day);
    case 'PageUp':
      return sameDayIn(monthAfter(month, -1), day);
    case 'Home':
    case 'End': {
      const week = weeksOf(month, weekStart).find(one => one.includes(day)) ?? [];
      const days = week.filter(one => one !== undefined);
      return key === 'Home' ? days[0] : days.at(-1);
    }
    default:
      return undefined;
  }
}
