import { expect, test } from 'vitest';
import { openTestDatabase } from '../support/database.js';
import { killSubscribe } from './kill-subscribe.js';

const kills = Number(process.env['KILLS'] ?? 3);

test('a sandbox on a PostgreSQL server that is killed while somebody subscribes leaves all or nothing', { timeout: 60_000 + kills * 20_000 }, async () => {
  const database = await openTestDatabase();
  try {
    const outcome = await killSubscribe(kills, { DATABASE_URL: database.url ?? '' });
    expect(outcome.undone + outcome.unanswered + outcome.answered).toBe(kills);
    if (process.env['KILLS']) process.stdout.write(`${JSON.stringify(outcome)}\n`);
  } finally {
    await database.close();
  }
});
