import { mkdirSync, rmSync } from 'node:fs';
import { cache } from './lib/paths.mjs';
import { ensureInstalled, requireNode } from './lib/setup.mjs';

requireNode();
ensureInstalled();

const { ensureChromium } = await import('./lib/chromium.mjs');
const { ensureFirefox } = await import('./lib/firefox.mjs');
const { ensurePostgres } = await import('./lib/postgres.mjs');
const { inOrder } = await import('./lib/run.mjs');
const { gate, playwrightKinds, postgresKind, vitestKinds } = await import('./lib/kinds.mjs');

const reports = `${cache}/reports`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** What `npm test` runs; each task answers for one or more kinds. */
const tasks = [
  { name: 'build', kinds: ['build'], run: gate('build', process.execPath, ['scripts/build.mjs']) },
  { name: 'typecheck', kinds: ['typecheck'], after: ['build'], run: gate('typecheck', 'tsc', ['--noEmit', '-p', 'tsconfig.json']) },
  { name: 'lint', kinds: ['lint'], after: ['build'], run: gate('lint', 'oxlint', ['--deny-warnings', '--format=unix']) },
  { name: 'package', kinds: ['package'], after: ['build'], run: gate('package', process.execPath, ['scripts/package-check.mjs']) },
  { name: 'size', kinds: ['size'], after: ['build'], run: gate('size', process.execPath, ['scripts/size.mjs']) },
  { name: 'vitest', kinds: ['unit', 'dom'], after: ['typecheck', 'lint', 'package', 'size'], run: vitestKinds(`${reports}/vitest.json`) },
  { name: 'postgres', kinds: ['postgres'], after: ['vitest'], run: postgresKind(`${reports}/postgres.json`) },
  // A browser and its pages take both cores, so these come one after the other.
  { name: 'stories', kinds: ['storybook'], after: ['vitest', 'postgres'], run: vitestKinds(`${reports}/storybook.json`) },
  {
    name: 'playwright',
    kinds: ['conformance', 'firefox', 'sandbox', 'widgets', 'hosts', 'journeys'],
    after: ['vitest', 'postgres', 'stories'],
    run: playwrightKinds(`${reports}/playwright.json`),
  },
];

const onlyAt = process.argv.findIndex(arg => arg.startsWith('--only'));
const only = onlyAt < 0 ? undefined : (process.argv[onlyAt].split('=')[1] ?? process.argv[onlyAt + 1] ?? '').split(',');
const known = tasks.flatMap(task => task.kinds);
const strange = only?.filter(kind => !known.includes(kind)) ?? [];
if (strange.length > 0) {
  console.error(`There is no kind of test called ${strange.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(1);
}
const chosen = tasks
  .map(task => ({ ...task, kinds: task.kinds.filter(kind => !only || only.includes(kind)) }))
  // Whatever runs against dist wants it up to date.
  .map(task => (task.name === 'build' ? { ...task, kinds: ['build'] } : task))
  .filter(task => task.kinds.length > 0);

if (chosen.some(({ name }) => name === 'stories' || name === 'playwright')) ensureChromium();
if (chosen.some(({ kinds }) => kinds.includes('postgres'))) ensurePostgres();
const noFirefox = chosen.some(({ kinds }) => kinds.includes('firefox')) && ensureFirefox();
if (noFirefox) console.log(noFirefox);
// Whoever did not ask for it, on a machine that has none, gets the rest; CI has to have it.
const isLeftOut = kind => kind === 'firefox' && noFirefox && !only && !process.env.CI;
const runs = chosen.map(task => ({ ...task, kinds: task.kinds.filter(kind => !isLeftOut(kind)) }));

const began = performance.now();
const results = [];
await inOrder(runs, 2, async task => {
  const { counts, output, ok } = await task.run(task.kinds);
  results.push(...counts);
  for (const { kind, passed, failed, seconds } of counts) {
    console.log(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${kind.padEnd(12)} ${passed} passed, ${failed} failed  (${seconds.toFixed(1)} s)`);
  }
  if (!ok) console.log(`${output.trimEnd().replaceAll(/^/gm, '        ')}\n`);
});

const total = key => results.reduce((sum, result) => sum + result[key], 0);
const row = (kind, passed, failed, skipped, seconds) => `  ${kind.padEnd(12)} ${passed.padStart(7)} ${failed.padStart(7)} ${skipped.padStart(8)} ${seconds.padStart(9)}`;
console.log(`\n${row('kind', 'passed', 'failed', 'skipped', 'seconds')}`);
for (const kind of known) {
  const result = results.find(candidate => candidate.kind === kind);
  if (result) console.log(row(kind, String(result.passed), String(result.failed), String(result.skipped), result.seconds.toFixed(1)));
}
console.log(`${row('all', String(total('passed')), String(total('failed')), String(total('skipped')), ((performance.now() - began) / 1000).toFixed(1))}\n`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
