import { cpSync, readdirSync } from 'node:fs';
import { chromium as browsers } from 'playwright';
import { apps } from './frameworks/apps.mjs';
import { serveNext, serveVite, startSandbox } from './frameworks/serve.mjs';
import { visit } from './frameworks/visit.mjs';
import { chromium, ensureChromium } from './lib/chromium.mjs';
import { optionsOf } from './lib/options.mjs';
import { ownTemporary, removeOwn } from './lib/own-folder.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

/** `--only vue,next` makes some of them, `--keep` leaves them there to look at. */
const { only = Object.keys(apps), keep } = optionsOf({ only: 'list', keep: 'flag' });
const strange = only.filter(name => !(name in apps));
if (strange.length > 0) {
  console.error(`There is no app called ${strange.join(', ')}. There are: ${Object.keys(apps).join(', ')}.`);
  process.exit(1);
}

const columns = ['installs', 'right uses', 'wrong uses', 'server rendering', 'console'];
const problems = [];

/** Makes an app of the packed package in a folder of its own, and answers what holds of it by column. */
async function make(name, folder, tarball, { browser, query }) {
  const { check, source, build, server, html: expected = [] } = apps[name];
  const held = {};
  const say = (column, ok, why = '', text = ok ? 'yes' : 'NO') => {
    held[column] = text;
    if (!ok) problems.push(`${name}, ${column}:\n${why.trim().replaceAll(/^/gm, '    ')}`);
    return ok;
  };
  // Vite says that this is a production as soon as it has served something.
  const options = { cwd: folder, env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined } };
  const tool = ([command, ...args]) => run(`${folder}/node_modules/.bin/${command}`, args, options);
  const wrongFolder = `${folder}/${source}/wrong`;

  cpSync(`${root}/scripts/frameworks/${name}`, folder, { recursive: true });
  const installed = await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', tarball], options);
  if (!say('installs', installed.code === 0, installed.output)) return held;

  // Built first: a framework may write types of its own while it builds.
  const built = [];
  for (const step of build) built.push(await tool(step));
  const right = await tool(check);
  const compiled = [...built, right];
  const compiles = compiled.every(({ code }) => code === 0);
  const whyNot = compiled.map(({ code, output }) => (code === 0 ? '' : output)).join('\n');

  cpSync(`${folder}/wrong`, wrongFolder, { recursive: true });
  const wrong = readdirSync(wrongFolder);
  const { output } = await tool(check);
  removeOwn(wrongFolder);
  const passed = wrong.filter(file => !output.includes(`wrong/${file}`));
  say(
    'wrong uses',
    passed.length === 0,
    `These compile: ${passed.join(', ')}`,
    `${wrong.length - passed.length} of ${wrong.length} refused`,
  );
  if (!compiles) {
    say('right uses', false, whyNot);
    return held;
  }

  const serving = await (server === 'next' ? serveNext(folder) : serveVite(folder, server));
  const { failed, complaints, html } = await visit(browser, `${serving.url}/?${query}`);
  await serving.end();
  say('right uses', failed.length === 0, failed.join('\n'), `${5 - failed.length} of 5`);
  if (server)
    say(
      'server rendering',
      [/^200\n/, ...expected].every(part => part.test(html)),
      html.slice(0, 3000),
    );
  say('console', complaints.length === 0, complaints.join('\n'), complaints.length === 0 ? 'clean' : 'NOT CLEAN');
  return held;
}

ensureChromium();
const folder = ownTemporary('frameworks-');
process.once('exit', () => {
  if (keep) console.log(folder);
  else removeOwn(folder);
});
const packed = await run('npm', ['pack', '--json', '--loglevel=error', '--pack-destination', folder]);
if (packed.code !== 0) throw new Error(packed.output);
const [{ filename }] = JSON.parse(packed.output.slice(packed.output.indexOf('[')));
const sandbox = await startSandbox();
const browser = await browsers.launch(chromium());
const query = new URLSearchParams({ api: sandbox.url, key: 'pk_echelon_portal' }).toString();

const widths = [8, ...columns.map(column => Math.max(column.length, 14))];
const row = cells => console.log(cells.map((cell, at) => cell.padEnd(widths[at])).join('  '));
row(['app', ...columns]);
try {
  for (const name of only) {
    // One that does not even start says so, and the others follow.
    const held = await make(name, `${folder}/${name}`, `${folder}/${filename}`, { browser, query }).catch(error => {
      problems.push(`${name}:\n${error.stack}`);
      return {};
    });
    row([name, ...columns.map(column => held[column] ?? '–')]);
  }
} finally {
  await browser.close();
  await sandbox.end();
}
for (const problem of problems) console.error(`\n${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
