import { writeFileSync } from 'node:fs';
import { freshInCache } from './lib/own-folder.mjs';
import { optionsOf } from './lib/options.mjs';
import { ensureInstalled, requireNode } from './lib/setup.mjs';

requireNode();
ensureInstalled();

const { ensureChromium } = await import('./lib/chromium.mjs');
const { ensureFirefox } = await import('./lib/firefox.mjs');
const { ensurePostgres, startPostgres } = await import('./lib/postgres.mjs');
const { cpuMeter } = await import('./lib/cpu.mjs');
const { inOrder } = await import('./lib/run.mjs');
const { dateText, drawn, seedOfRun, testDates } = await import('./lib/test-dates.mjs');
const { environmentAt } = await import('./lib/date-setting.mjs');
const { inMinutes, timesTable } = await import('./lib/times.mjs');
const { folder, gate, playwrightKinds, vitestKinds } = await import('./lib/kinds.mjs');

const reports = freshInCache('reports');

/** A runner of one worker each; what it found is in a report of its own name. */
const suite = (name, kinds, runKinds) => ({
  name,
  kinds,
  after: ['build'],
  isSuite: true,
  run: runKinds(`${reports}/${name}.json`),
});
const browser = (name, kinds) => ({ ...suite(name, kinds, playwrightKinds), isOnServer: true });

/**
 * What `npm test` runs; each task answers for one or more kinds. The longest begin first, and in an order in which all that
 * run at once end together: a suite alone at the end leaves a core idle.
 */
const tasks = [
  // What tests on PostgreSQL need of dist: they begin with it, beside the rest of the build, which is no work for two cores.
  {
    name: 'server',
    kinds: ['server'],
    isBuild: true,
    run: gate('server', process.execPath, ['scripts/build.mjs', '--only=node']),
  },
  {
    name: 'build',
    kinds: ['build'],
    isBuild: true,
    after: ['server'],
    run: gate('build', process.execPath, ['scripts/build.mjs']),
  },
  suite('storybook', ['storybook'], vitestKinds),
  { ...suite('postgres', ['postgres'], vitestKinds), after: ['server'], isOnServer: true },
  suite('vitest', ['unit', 'dom'], vitestKinds),
  browser('firefox', ['firefox']),
  browser('journeys', ['journeys']),
  browser('hosts', ['hosts']),
  browser('conformance', ['conformance']),
  browser('widgets', ['sandbox', 'widgets']),
  { name: 'format', kinds: ['format'], run: gate('format', 'oxfmt', ['--check']) },
  { name: 'unused', kinds: ['unused'], run: gate('unused', 'knip', []) },
  // Types too: the linter asks the same checker for them, and all sources are read once for both.
  {
    name: 'lint',
    kinds: ['lint'],
    after: ['build'],
    run: gate('lint', 'oxlint', ['--type-check', '--deny-warnings', '--format=unix']),
  },
  {
    name: 'package',
    kinds: ['package'],
    after: ['build'],
    run: gate('package', process.execPath, ['scripts/package-check.mjs']),
  },
  // The package as an app with server components has it: installed, built, served and used.
  {
    name: 'next',
    kinds: ['next'],
    after: ['build'],
    run: gate('next', process.execPath, ['scripts/frameworks.mjs', '--only', 'next']),
  },
  // Last: it holds what is in the others, for code that is not written yet.
  { name: 'recipes', kinds: ['recipes'], run: gate('recipes', process.execPath, ['scripts/recipes.mjs']) },
  { name: 'size', kinds: ['size'], after: ['build'], run: gate('size', process.execPath, ['scripts/size.mjs']) },
];

const { only } = optionsOf({ only: 'list' });
const known = tasks.flatMap(task => task.kinds);
const strange = only?.filter(kind => !known.includes(kind)) ?? [];
if (strange.length > 0) {
  console.error(`There is no kind of test called ${strange.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(1);
}
const chosen = tasks
  .map(task => ({ ...task, kinds: task.kinds.filter(kind => !only || only.includes(kind)) }))
  // Every task that runs against dist needs it up to date.
  .map(task => (task.isBuild ? { ...task, kinds: [task.name] } : task))
  .filter(task => task.kinds.length > 0);

const wants = (...kinds) => chosen.some(task => task.kinds.some(kind => kinds.includes(kind)));
if (wants('storybook', 'conformance', 'sandbox', 'widgets', 'hosts', 'journeys', 'next')) ensureChromium();
const needsServer = chosen.some(({ isOnServer }) => isOnServer);
if (needsServer) ensurePostgres();
const noFirefox = wants('firefox') && ensureFirefox();
if (noFirefox) console.log(noFirefox);
// A developer without Firefox who did not ask for it gets the rest; CI must have it.
const isLeftOut = kind => kind === 'firefox' && noFirefox && !only && !process.env.CI;
const runs = chosen
  .map(task => ({ ...task, kinds: task.kinds.filter(kind => !isLeftOut(kind)) }))
  .filter(({ kinds }) => kinds.length > 0);
// A suite that runs by itself may have both cores.
const workers = runs.filter(({ isSuite }) => isSuite).length > 1 ? 1 : 2;

/** One more than the two cores of the machine that decides: who drives a browser waits for it a fifth of the time. */
const atOnce = 3;

/** The server of DATABASE_URL, or one of our own for this run. Where there is none, PGlite shows what it can. */
const given = process.env.DATABASE_URL;
const own = given || !needsServer ? undefined : await startPostgres(folder);
const databaseUrl = given ?? own?.url;
if (!databaseUrl && wants('postgres'))
  console.log('There is no PostgreSQL here: PGlite takes its place, and what only a server can show is left out.');

/** ECHELON_DATE, or one date of the list: all suites of a run believe that it is then. */
const seed = seedOfRun();
const date = process.env.ECHELON_DATE ?? drawn(testDates, seed)[0];
const saidDate = `Date: ${dateText(date)}, ${process.env.ECHELON_DATE !== undefined ? 'by ECHELON_DATE' : `seed ${seed} (ECHELON_SEED=${seed} repeats it)`}`;
console.log(saidDate);
// what a suite draws for itself is drawn by the same seed
const dateEnv = { ...environmentAt(date), ECHELON_SEED: String(seed) };

const began = performance.now();
const cpu = cpuMeter();
const results = [];
const times = [];
const secondsSince = moment => Math.round((performance.now() - moment) / 100) / 10;
await inOrder(runs, atOnce, async task => {
  const taskBegan = performance.now();
  const { counts, output, ok } = await task.run(task.kinds, { workers, databaseUrl, dateEnv });
  times.push({
    task: task.name,
    began: Math.round((taskBegan - began) / 100) / 10,
    seconds: secondsSince(taskBegan),
    cpuSeconds: cpu.since(),
  });
  results.push(...counts);
  for (const { kind, passed, failed, seconds } of counts) {
    console.log(
      `${failed === 0 ? 'ok    ' : 'FAILED'}  ${kind.padEnd(12)} ${passed} passed, ${failed} failed  (${seconds.toFixed(1)} s)`,
    );
  }
  if (!ok) console.log(`${output.trimEnd().replaceAll(/^/gm, '        ')}\n`);
});
await own?.stop();

const total = key => results.reduce((sum, result) => sum + result[key], 0);
const row = (kind, passed, failed, skipped, seconds) =>
  `  ${kind.padEnd(12)} ${passed.padStart(7)} ${failed.padStart(7)} ${skipped.padStart(8)} ${seconds.padStart(9)}`;
console.log(`\n${row('kind', 'passed', 'failed', 'skipped', 'seconds')}`);
for (const kind of known) {
  const result = results.find(candidate => candidate.kind === kind);
  if (result)
    console.log(
      row(kind, String(result.passed), String(result.failed), String(result.skipped), result.seconds.toFixed(1)),
    );
}
console.log(
  `${row('all', String(total('passed')), String(total('failed')), String(total('skipped')), ((performance.now() - began) / 1000).toFixed(1))}\n`,
);
const seconds = secondsSince(began);
writeFileSync(
  `${reports}/times.json`,
  `${JSON.stringify({ seconds, date, seed, cpuSeconds: cpu.all(), tasks: times }, undefined, 2)}\n`,
);
console.log(`${timesTable(times)}\n`);
console.log(
  `This run took ${inMinutes(seconds)} min${cpu.all() === undefined ? '' : `, and ${inMinutes(cpu.all())} of the processor`}. What each task took stands in ${reports}/times.json.`,
);
console.log(`${saidDate}\n`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
