import type { Verdict } from './found.js';

/** `LIVES=10000 npm run lifetimes` for the long run. */
export const count = Number(process.env['LIVES'] ?? 300);

/** A row of the long run's table. */
export function report(
  run: string,
  { expected, found, payments, wrong, seconds, longest }: Verdict & { seconds: number; longest: number },
): void {
  if (!process.env['LIVES']) return;
  const row = {
    run,
    memberships: count,
    months: 24,
    seconds: seconds.toFixed(1),
    longest: longest.toFixed(1),
    expected,
    found,
    payments,
    wrong: wrong.length,
  };
  process.stdout.write(`${JSON.stringify({ lifetimes: row })}\n`);
}
