import { createServer } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { rideUntil } from './bench/detail/ride.mjs';
import { moveOver } from './bench/graph/move-over.mjs';
import { probe } from './bench/graph/probe.mjs';
import { median, worst } from './bench/numbers.mjs';
import { inColdPage, inTurn, profiles } from './bench/visit.mjs';
import { chromium as chromiumOptions } from './lib/chromium.mjs';
import { root } from './lib/paths.mjs';
import { ensureBuilt } from './lib/setup.mjs';

// `npm run bench:detail [-- runs]`: the page of a four-hour workout beside the same page with uPlot for its graph, in turn.

process.env.NODE_ENV = 'production';
const runs = Number(process.argv[2] ?? 24);
const print = (line = '') => process.stdout.write(`${line}\n`);
await ensureBuilt({ only: ['node'] });

const KEY = 'pk_echelon_portal';
const { startSandbox } = await import(pathToFileURL(join(root, 'dist/sandbox/node.js')).href);
const sandbox = await startSandbox({ port: 0, world: 'training', assets: join(root, 'dist') });

/** One call as a page makes it. */
async function ask(path, body, jwt) {
  const answer = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: {
      'X-Api-Key': KEY,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      ...(jwt && { Authorization: `Bearer ${jwt}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} is answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data;
}

const { jwt, userId } = await ask('/auth', sandbox.logins.member);
const { workout } = await ask('/workouts/items', rideUntil(Math.floor(Date.now() / 1000)), jwt);

const config = fileURLToPath(new URL('bench/detail/vite.config.ts', import.meta.url));
const packed = text => brotliCompressSync(Buffer.from(text));
const files = new Map();
for (const mode of ['ours', 'floor'])
  for (const { output } of [await build({ configFile: config, mode })].flat())
    for (const file of output)
      files.set(`/${mode}/${file.fileName}`, packed(file.type === 'chunk' ? file.code : file.source));

const pageOf = name =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ride</title><script type="module" src="/${name}/page.js"></script></head><body></body></html>`;
const types = { js: 'text/javascript', css: 'text/css' };
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const page = /^\/(ours|floor)$/.exec(pathname)?.[1];
  const body = page ? packed(pageOf(page)) : files.get(pathname);
  if (body === undefined) return void response.writeHead(404).end();
  const type = page ? 'text/html' : (types[pathname.split('.').at(-1)] ?? 'application/octet-stream');
  response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(body);
});
await new Promise(resolve => {
  server.listen(0, '127.0.0.1', resolve);
});
const query = new URLSearchParams({ api: sandbox.url, key: KEY, workout: workout.id });
const addressOf = name => `http://localhost:${server.address().port}/${name}?${query}`;
const browser = await chromium.launch(chromiumOptions());

const visit = (name, profile) => () =>
  inColdPage(browser, profile, async (page, cdp) => {
    await page.addInitScript(probe, { title: workout.title, element: 'echelon-workout-detail' });
    await page.addInitScript(
      stored => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      },
      { 'echelon-jwt': jwt, 'echelon-uid': userId },
    );
    await page.goto(addressOf(name), { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.seen?.drawn > 0, undefined, { polling: 50, timeout: 60_000 });
    const taskTime = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find(({ name: metric }) => metric === 'TaskDuration').value * 1000;
    };
    const task = await taskTime();
    const { text, drawn } = await page.evaluate(() => globalThis.seen);
    return { text, drawn, task, ...(await moveOver(page, taskTime)) };
  });

/** What two halves of one page's visits differ by: a ratio within that says nothing. */
const noise = (seen, measure) =>
  Object.values(seen)
    .map(visits =>
      [0, 1].map(half => median(visits.filter((_, index) => (index >> 1) % 2 === half).map(one => one[measure]))),
    )
    .map(([one, other]) => (one / other).toFixed(3))
    .join(' and ');

try {
  print(`${runs} cold visits of each page, in turn; medians in ms, the worst of what a moving pointer caused.\n`);
  print('page           text   drawn   main thread   per move   longest task   slowest event');
  for (const [called, profile] of Object.entries(profiles)) {
    const seen = await inTurn(runs, { ours: visit('ours', profile), floor: visit('floor', profile) });
    const middle = (name, measure) => median(seen[name].map(one => one[measure]));
    for (const name of ['ours', 'floor']) {
      const cell = (value, width) => value.toFixed(0).padStart(width);
      const most = measure => worst(seen[name].map(one => one[measure]));
      print(
        `${`${name}, ${called}`.padEnd(12)}${cell(middle(name, 'text'), 7)}${cell(middle(name, 'drawn'), 8)}${cell(middle(name, 'task'), 14)}${cell(middle(name, 'perMove'), 11)}${cell(most('longest'), 15)}${cell(most('slowest'), 16)}`,
      );
    }
    for (const measure of ['text', 'drawn', 'task']) {
      const ratio = middle('ours', measure) / middle('floor', measure);
      print(`  ${measure} ratio ${ratio.toFixed(3)}, each page against itself ${noise(seen, measure)}`);
    }
  }
} finally {
  await browser.close();
  server.close();
  await sandbox.close();
}
