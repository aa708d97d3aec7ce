/** Numbers that look like chance and are the same every time. */
export const series = (count: number, middle: number, swing: number, seed = 1): number[] =>
  Array.from({ length: count }, (_, index) =>
    Math.round(middle + swing * (Math.sin(index * 0.9 + seed) * 0.6 + Math.sin(index * 0.23 * seed + 2) * 0.4)),
  );

const DAY = 86_400;

/** Days from 5 January 2026 on, unix seconds. */
export const days = (count: number, step = 1): number[] =>
  Array.from({ length: count }, (_, index) => Date.UTC(2026, 0, 5) / 1000 + index * step * DAY);

export const weeks = { kind: 'time', values: days(12, 7), timeZone: 'UTC' } as const;

export const months = { kind: 'names', values: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'] } as const;

/** Minutes trained on each day of 2026 until 21 November. */
export const yearOfDays = (): Record<string, number> =>
  Object.fromEntries(
    days(321).flatMap((at, index): [string, number][] => {
      const minutes = [0, 30, 0, 45, 20, 0, 60, 0, 0, 30, 75, 15][(index * 7 + (index >> 3)) % 12] ?? 0;
      return minutes > 0 ? [[new Date(at * 1000).toISOString().slice(0, 10), minutes]] : [];
    }),
  );
