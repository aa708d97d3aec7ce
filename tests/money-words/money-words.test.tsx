import { afterAll, beforeAll, expect, it } from 'vitest';
import { patience } from '../../scripts/lib/patience.mjs';
import { session } from '../../src/core/session/session.js';
import { liveAndCompare } from './run.js';
import { openTown, type Town } from './town.js';

/** States to read, and from which seed: the run's, so that its line repeats them; `npm run deep` reads ten thousand. */
const STATES = Number(process.env['RUNS'] ?? 300);
const SEED = Number(process.env['SEED'] ?? process.env['ECHELON_SEED'] ?? Math.floor(Math.random() * 1e9));
/** Lives in one database. */
const TOGETHER = 100;

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(async () => {
  await session().signOut();
  await town.close();
});

it(
  'every amount and date that is said about money is what is charged, credited or ended when its day comes',
  { timeout: patience.test + STATES * 5000 },
  async () => {
    const all = { states: 0, sentences: 0, untold: 0, compared: new Map<string, number>() };
    const [differences, unmarked] = [[], []] as [string[], string[]];
    for (let seed = SEED; all.states < STATES; seed++) {
      const report = await liveAndCompare(town, Math.min(TOGETHER, Math.ceil((STATES - all.states) / 3.2)), seed);
      all.states += report.states;
      all.sentences += report.sentences;
      all.untold += report.untold;
      for (const [name, count] of Object.entries(report.compared))
        all.compared.set(name, (all.compared.get(name) ?? 0) + count);
      differences.push(...report.differences);
      unmarked.push(...report.unmarked);
    }
    const figures = [...all.compared.values()].reduce((sum, one) => sum + one, 0);
    process.stdout.write(
      `money words: seed ${SEED}, ${all.states} states, ${all.sentences} sentences, ${figures} figures compared, ` +
        `${differences.length} differences (${all.untold} figures tell what was, or lie beyond the run)\n`,
    );
    if (process.env['DETAILS']) {
      process.stdout.write(
        [...all.compared]
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([name, count]) => `  ${name} ${count}\n`)
          .join(''),
      );
      process.stdout.write([...differences.slice(0, 400), ...unmarked].join('\n'));
    }
    expect([...new Set(unmarked)], 'figures without a mark').toEqual([]);
    expect(differences.slice(0, 20), `run again with SEED=${SEED}`).toEqual([]);
  },
);
