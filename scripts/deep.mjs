import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brokenFiles } from './deep/broken-files.mjs';
import { dates } from './deep/dates.mjs';
import { covered, presses } from './deep/keyboard.mjs';
import { moneyWords, putBack } from './deep/money-words.mjs';
import { cache } from './lib/paths.mjs';
import { ensureInstalled, requireNode } from './lib/setup.mjs';
import { seedOfRun } from './lib/test-dates.mjs';

/*
 * Exhausting runs: all that `npm test` takes one of. Hours, so nothing waits for them.
 */

requireNode();
ensureInstalled();

/**
 * What can be run: its name, what it does, and the run itself, which answers how many things it found wrong.
 * @type {readonly { name: string, what: string, run: (given: import('./deep/dates.mjs').Given) => Promise<number> }[]}
 */
const rows = [
  {
    name: 'dates',
    what: 'the suites under each date of scripts/lib/test-dates.mjs, and a table of date × kind',
    run: dates,
  },
  {
    name: 'money-words',
    what: 'what ten thousand states of a membership say about money, held against what is charged',
    run: moneyWords,
  },
  {
    name: 'put-back',
    what: 'the same with each false word of once put back in a copy: all are found',
    run: putBack,
  },
  {
    name: 'broken-files',
    what: 'five thousand workout files of devices with bytes flipped, cut, swapped and repeated, each brought by a member',
    run: brokenFiles,
  },
  {
    name: 'presses',
    what: 'every button of every story of a widget, pressed with a keyboard: the focus is never lost',
    run: presses,
  },
  {
    name: 'covered',
    what: 'every page of an area and what opens over it, gone through with Tab on a phone and at 400 %: nothing is covered',
    run: covered,
  },
];

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    /** So many of a row's parts, by the seed, in place of all. */
    take: { type: 'string' },
    seed: { type: 'string' },
    /** Kinds of tests, for dates. */
    kinds: { type: 'string' },
    /** Dates as ECHELON_DATE has them, one after the other, in place of the list. */
    on: { type: 'string', multiple: true },
  },
});
const names = values.only?.split(',');
const strange = names?.filter(name => !rows.some(row => row.name === name)) ?? [];
if (strange.length > 0) {
  console.error(`There is no deep run called ${strange.join(', ')}. There are:`);
  for (const { name, what } of rows) console.error(`  ${name.padEnd(12)} ${what}`);
  process.exit(1);
}

const reports = `${cache}/reports/deep`;
mkdirSync(reports, { recursive: true });
const seed = seedOfRun({ ECHELON_SEED: values.seed ?? process.env.ECHELON_SEED });
let wrong = 0;
for (const { name, what, run } of rows.filter(row => !names || names.includes(row.name))) {
  console.log(`${name}: ${what}; seed ${seed}`);
  wrong += await run({
    seed,
    reports,
    take: values.take === undefined ? undefined : Number(values.take),
    kinds: values.kinds?.split(','),
    on: values.on,
  });
}
console.log(wrong === 0 ? 'All of it holds.' : `${wrong} failed.`);
process.exitCode = wrong === 0 ? 0 : 1;
