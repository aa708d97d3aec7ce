import { optionsOf } from './lib/options.mjs';
import { ensureInstalled, requireNode } from './lib/setup.mjs';

requireNode();
ensureInstalled();

const { run } = await import('./lib/run.mjs');
const { ensurePostgres, startPostgres } = await import('./lib/postgres.mjs');

const usage = `npm run lifetimes [-- options]

  --lives N   memberships that live two years (10000)
  --only X    pglite or postgres

  DATABASE_URL   a PostgreSQL to use in place of one of our own`;

const { lives = 10_000, only } = optionsOf({ lives: 'number', only: 'text' }, usage);
if (!Number.isInteger(lives) || lives < 1 || !['pglite', 'postgres', undefined].includes(only)) {
  console.error(usage);
  process.exit(1);
}

const rows = [];
let failed = false;

/** The same tests that `npm test` runs with few lives; each run in them writes a line. */
async function live(project, file, databaseUrl) {
  const { code, output } = await run('vitest', ['run', '--project', project, `tests/faults/${file}`], {
    env: { LIVES: String(lives), DATABASE_URL: databaseUrl },
  });
  rows.push(
    ...output
      .split('\n')
      .filter(line => line.startsWith('{"lifetimes"'))
      .map(line => JSON.parse(line).lifetimes),
  );
  if (code === 0) return;
  failed = true;
  console.log(output);
}

if (only !== 'postgres') await live('unit', 'lifetimes.test.ts');
if (only !== 'pglite') {
  ensurePostgres();
  const own = process.env.DATABASE_URL ? undefined : await startPostgres();
  const url = process.env.DATABASE_URL ?? own?.url;
  if (url) await live('postgres', 'lifetimes.sql.test.ts', url);
  else console.log('There is no PostgreSQL here; its runs were left out.');
  await own?.stop();
}

const heads = {
  run: 'Run',
  memberships: 'Memberships',
  months: 'Months',
  seconds: 'Seconds',
  longest: 'Longest stop',
  expected: 'Invoices expected',
  found: 'Found',
  payments: 'Payments',
  wrong: 'Wrong lives',
};
const cells = [heads, ...rows].map(row => Object.keys(heads).map(key => String(row[key])));
const widths = Object.keys(heads).map((_, column) => Math.max(...cells.map(row => row[column].length)));
const lines = cells.map(row =>
  row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('   '),
);
console.log(`\n${lines[0]}\n${widths.map(width => '-'.repeat(width)).join('   ')}\n${lines.slice(1).join('\n')}\n`);
console.log('Seconds are those that the clock took to move; the longest stop is the longest single move of it.');
if (failed) process.exit(1);
