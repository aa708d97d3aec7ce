import { readFileSync } from 'node:fs';
import { freshInCache } from './lib/own-folder.mjs';
import { optionsOf } from './lib/options.mjs';
import { ensureBuilt, ensureInstalled, requireNode } from './lib/setup.mjs';

const usage = `npm run engines [-- --only firefox,conformance]

  Runs what holds for every widget (conformance) and a signup (signup) in Chromium, Firefox and WebKit,
  and prints promise × widget × engine. --only takes names of engines and of the two suites.`;

const { only = [] } = optionsOf({ only: 'list' }, usage);
requireNode();
ensureInstalled();

const { ensureChromium } = await import('./lib/chromium.mjs');
const { ensureFirefox } = await import('./lib/firefox.mjs');
const { ensureWebkit, onDisplay } = await import('./lib/webkit.mjs');
const { run } = await import('./lib/run.mjs');
const { testsOf } = await import('./lib/kinds.mjs');
const { tableOf } = await import('./lib/engines-table.mjs');

const ensure = { chromium: ensureChromium, firefox: ensureFirefox, webkit: ensureWebkit };
const suites = ['conformance', 'signup'];

const strange = only.filter(name => !(name in ensure) && !suites.includes(name));
if (strange.length > 0) {
  console.error(`There is no engine or suite called ${strange.join(', ')}.\n\n${usage}`);
  process.exit(1);
}
const among = names => (names.some(name => only.includes(name)) ? names.filter(name => only.includes(name)) : names);
const engines = among(Object.keys(ensure));
const chosen = among(suites);

const missing = engines.map(engine => ensure[engine]()).filter(Boolean);
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}
await ensureBuilt();

const reports = freshInCache('engines');

/** @type {import('./lib/engines-table.mjs').Result[]} */
const results = [];
let broken = 0;
for (const engine of engines) {
  const report = `${reports}/${engine}.json`;
  const projects = chosen.flatMap(suite => ['--project', `${engine} ${suite}`]);
  // A display has one focus, so WebKit's tabs come one after the other.
  const [command, ...args] = [
    ...(engine === 'webkit' ? onDisplay : []),
    'playwright',
    'test',
    ...projects,
    ...(engine === 'webkit' ? ['--workers=1'] : []),
    '--reporter=json',
  ];
  console.log(`${engine}: ${chosen.join(' and ')} …`);
  const { code, output, seconds } = await run(command, args, { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
  let found = [];
  try {
    found = JSON.parse(readFileSync(report, 'utf8')).suites.flatMap(suite => testsOf(suite));
  } catch {
    // the output is printed below
  }
  results.push(
    ...found.map(({ titles, test }) => ({
      engine,
      titles,
      status: test.status,
      reason: test.annotations.find(({ type }) => type === 'skip')?.description,
      errors: test.results.flatMap(({ errors }) => errors.map(({ message }) => message)),
    })),
  );
  if (code !== 0 && !found.some(({ test }) => test.status === 'unexpected')) {
    broken += 1;
    console.log(output);
  }
  console.log(`${engine}: ${seconds.toFixed(0)} s`);
}

console.log(tableOf(results, engines));
const count = status => results.filter(result => result.status === status).length;
const failed = results.length - count('expected') - count('skipped') + broken;
console.log(`${count('expected')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
