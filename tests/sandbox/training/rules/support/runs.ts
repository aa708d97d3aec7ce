import { patience as bounds } from '../../../../../scripts/lib/patience.mjs';

/** `RUNS=100000 npx vitest run --project unit tests/sandbox/training/rules/streaks.test.ts` for more random histories. */
export const runs = Number(process.env['RUNS'] ?? 100);

/** Milliseconds that so many may take. */
export const patience = bounds.test + runs * 60;
