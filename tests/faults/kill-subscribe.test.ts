import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { dataFolder } from '../support/data-folder.js';
import { killSubscribe, type Outcome } from './kill-subscribe.js';
import { patience } from '../../scripts/lib/patience.mjs';

/** `KILLS=200 npx vitest run --project unit tests/faults/kill-subscribe.test.ts` for the long run. */
const kills = Number(process.env['KILLS'] ?? 3);

const report = (sofar: Outcome) => {
  if (process.env['KILLS']) process.stdout.write(`${JSON.stringify(sofar)}\n`);
};

it(
  'a sandbox on a data folder that is killed while a person subscribes keeps all or nothing',
  { timeout: patience.test + kills * 60000 },
  async () => {
    const folder = await dataFolder();
    try {
      const outcome = await killSubscribe(kills, { ECHELON_DATA: folder }, report);
      expect(outcome.undone + outcome.unanswered + outcome.answered).toBe(kills);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);
