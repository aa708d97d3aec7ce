import { expect, it } from 'vitest';
import { createSandbox, inProcessFetch, loadWorld } from '../../src/sandbox/index.js';
import { startDueLoop } from '../../src/sandbox/node/due-loop.js';
import { cheapScrypt } from '../support/cheap-scrypt.js';
import { openTestDatabase } from '../support/database.js';
import { portalKey } from '../support/portal-key.js';
import { beginLives } from './lifetimes/begin.js';
import { judge } from './lifetimes/found.js';
import { makeLives, nextStart } from './lifetimes/lives.js';
import { moveClock, play, untilThere } from './lifetimes/play.js';
import { count, report } from './lifetimes/report.js';
import { patience } from '../../scripts/lib/patience.mjs';

it(
  'two years pass over many memberships: every invoice that must be, and no other',
  { timeout: patience.test + count * 600 },
  async () => {
    const database = await openTestDatabase();
    try {
      const { db } = database;
      await loadWorld(db, 'fresh', cheapScrypt);
      const start = nextStart();
      const lives = makeLives(count, start);
      await beginLives(db, lives, Math.floor(Date.now() / 1000));
      const problems: unknown[] = [];
      const loop = startDueLoop({ db, every: 50, failed: note => problems.push(note) });
      const reach = {
        baseUrl: 'http://sandbox.test',
        apiKey: portalKey,
        fetch: inProcessFetch(createSandbox({ db, host: { scrypt: cheapScrypt } })),
      };
      const { until, seconds, longest } = await play(
        db,
        () => reach,
        lives,
        start,
        async now => {
          await moveClock(reach, now);
          await untilThere(reach);
        },
      );
      await loop.stop();
      const verdict = await judge(db, lives, until);
      report('PGlite, one process', { ...verdict, seconds, longest });
      expect(verdict.wrong).toEqual([]);
      expect(verdict.found).toBe(verdict.expected);
      expect(problems).toEqual([]);
    } finally {
      await database.close();
    }
  },
);
