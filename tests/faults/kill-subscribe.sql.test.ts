import { expect, it } from 'vitest';
import { openTestDatabase } from '../support/database.js';
import { killSubscribe, type Outcome } from './kill-subscribe.js';
import { patience } from '../../scripts/lib/patience.mjs';

const kills = Number(process.env['KILLS'] ?? 3);

const report = (sofar: Outcome) => {
  if (process.env['KILLS']) process.stdout.write(`${JSON.stringify(sofar)}\n`);
};

it(
  'a sandbox on a PostgreSQL server that is killed while a person subscribes keeps all or nothing',
  { timeout: patience.test + kills * 60000 },
  async () => {
    const database = await openTestDatabase();
    try {
      const outcome = await killSubscribe(kills, { DATABASE_URL: database.url ?? '' }, report);
      expect(outcome.undone + outcome.unanswered + outcome.answered).toBe(kills);
    } finally {
      await database.close();
    }
  },
);
