import { createServer } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { rideUntil } from './bench/detail/ride.mjs';
import { moveOver } from './bench/graph/move-over.mjs';
import { probe } from './bench/graph/probe.mjs';
import { median, midmean, ratioOf, worst } from './bench/numbers.mjs';
import { inColdPage, inTurn, profiles } from './bench/visit.mjs';
import { chromium as chromiumOptions } from './lib/chromium.mjs';
import { root } from './lib/paths.mjs';
import { ensureBuilt } from './lib/setup.mjs';

// `npm run bench:detail [-- runs]`: the page of a four-hour workout beside the same page with uPlot for its graph, in turn.
// `runs` is how often at slow speed, and how often a pointer moves over the graph; at full speed it is ten times that.

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

const visit = (name, profile, pointing) => run =>
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
    const { text, drawn, code } = await page.evaluate(() => {
      const { seen } = globalThis;
      const came = performance
        .getEntriesByType('resource')
        .filter(({ name: address, responseEnd }) => /\.(?:js|css)$/.test(address) && responseEnd < seen.text);
      return { ...seen, code: came.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
    });
    return { text, drawn, task, code, moved: run < pointing ? await moveOver(page, taskTime) : undefined };
  });

// A frame is a twelfth of what is measured at full speed, so that takes many visits; a short one takes half a second.
const visitsAt = { fast: runs * 10, slow: runs };

try {
  print(
    `Cold visits of each page, in turn; midmeans in ms and bytes, the worst of what a moving pointer caused in ${runs} of them.`,
  );
  for (const [called, profile] of Object.entries(profiles)) {
    const visits = visitsAt[called];
    const seen = await inTurn(visits, { ours: visit('ours', profile, runs), floor: visit('floor', profile, runs) });
    print(
      `\n${`${called}, ${visits} visits`.padEnd(20)}   text   code before it   drawn   main thread   per move   longest task   slowest event`,
    );
    for (const [name, all] of Object.entries(seen)) {
      const cell = (value, width) => value.toFixed(0).padStart(width);
      const middle = measure => midmean(all.map(one => one[measure]));
      const moved = all.flatMap(one => one.moved ?? []);
      const most = measure => worst(moved.map(one => one[measure]));
      print(
        `${name.padEnd(20)}${cell(middle('text'), 7)}${cell(middle('code'), 17)}${cell(middle('drawn'), 8)}${cell(middle('task'), 14)}${cell(median(moved.map(one => one.perMove)), 11)}${cell(most('longest'), 15)}${cell(most('slowest'), 16)}`,
      );
    }
    for (const measure of ['text', 'drawn', 'task']) {
      const of = name => seen[name].map(one => one[measure]);
      const { ratio, low, high } = ratioOf(of('ours'), of('floor'));
      print(`  ${measure} ratio ${ratio.toFixed(2)} (95 of 100 runs: ${low.toFixed(2)} to ${high.toFixed(2)})`);
    }
  }
} finally {
  await browser.close();
  server.close();
  await sandbox.close();
}
