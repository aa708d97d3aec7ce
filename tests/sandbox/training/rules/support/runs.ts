/** `RUNS=100000 npx vitest run --project unit tests/sandbox/training/rules/streaks.test.ts` for more random histories. */
export const runs = Number(process.env['RUNS'] ?? 100);

/** Milliseconds that so many may take. */
export const patience = 20_000 + runs * 20;
