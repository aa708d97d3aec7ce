import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { median, worst } from './bench/numbers.mjs';
import { inColdPage, inTurn } from './bench/visit.mjs';
import { chromium as chromiumOptions } from './lib/chromium.mjs';
import { moveOver } from './bench/graph/move-over.mjs';
import { probe } from './bench/graph/probe.mjs';

// `npm run bench:graph [-- runs]`: our workout graph beside uPlot's, on pages that say the same, in turn.

process.env.NODE_ENV = 'production';
const runs = Number(process.argv[2] ?? 15);
const config = name => fileURLToPath(new URL(`bench/graph/${name}`, import.meta.url));
const built = async name => [await build({ configFile: config(name) })].flat().flatMap(({ output }) => output);
const textOf = file => (file.type === 'chunk' ? file.code : file.source);
const print = (line = '') => process.stdout.write(`${line}\n`);

const own = await built('own.config.ts');
const sizes = own.map(file => ({ name: file.fileName, bytes: brotliCompressSync(Buffer.from(textOf(file))).length }));

const packed = text => brotliCompressSync(Buffer.from(text));
const files = new Map((await built('vite.config.ts')).map(file => [`/${file.fileName}`, packed(textOf(file))]));
/** A page with one of the entries, and its styles. */
const pageOf = name => {
  const styles = [...files.keys()].filter(
    file => file.endsWith('.css') && (name === 'floor') === file.includes('floor'),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ride</title>${styles
    .map(file => `<link rel="stylesheet" href="${file}">`)
    .join('')}<script type="module" src="/${name}.js"></script></head><body><div id="place"></div></body></html>`;
};
const types = { js: 'text/javascript', css: 'text/css' };
const server = createServer((request, response) => {
  const page = /^\/page\/(\w+)$/.exec(request.url)?.[1];
  const body = page ? packed(pageOf(page)) : files.get(request.url);
  if (body === undefined) return void response.writeHead(404).end();
  const type = page ? 'text/html' : (types[request.url.split('.').at(-1)] ?? 'application/octet-stream');
  response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(body);
});
await new Promise(resolve => {
  server.listen(0, '127.0.0.1', resolve);
});
const address = `http://127.0.0.1:${server.address().port}`;
const browser = await chromium.launch(chromiumOptions());

const visit = (name, cpu) => () =>
  inColdPage(browser, { cpu }, async (page, cdp) => {
    await page.addInitScript(probe, { title: 'Long ride' });
    await page.goto(`${address}/page/${name}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.seen?.drawn > 0, undefined, { polling: 50, timeout: 60_000 });
    const taskTime = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find(({ name: metric }) => metric === 'TaskDuration').value * 1000;
    };
    const task = await taskTime();
    const first = await page.evaluate(() => {
      const { text, drawn } = globalThis.seen;
      return { text, drawn, mount: performance.getEntriesByName('mount')[0].startTime };
    });
    const moved = await moveOver(page, taskTime);
    return {
      ...first,
      fromMount: first.drawn - first.mount,
      task,
      ...moved,
    };
  });

try {
  print(
    `The graph's own code and styles, minified, brotli: ${sizes.map(({ name, bytes }) => `${name} ${bytes}`).join(', ')}`,
  );
  print(`In all ${sizes.reduce((sum, { bytes }) => sum + bytes, 0)} bytes (aim 8,000).\n`);
  print(`${runs} cold visits of each page, in turn; medians in ms, the worst of what a moving pointer caused.\n`);
  print('page        text   drawn   mount to drawn   main thread   per move   longest task   slowest event');
  for (const cpu of [1, 4]) {
    const seen = await inTurn(runs, { ours: visit('ours', cpu), floor: visit('floor', cpu) });
    const middle = (name, measure) => median(seen[name].map(one => one[measure]));
    for (const name of ['ours', 'floor']) {
      const cell = (value, width) => value.toFixed(0).padStart(width);
      const most = measure => worst(seen[name].map(one => one[measure]));
      print(
        `${`${name}, ×${cpu}`.padEnd(10)}${cell(middle(name, 'text'), 6)}${cell(middle(name, 'drawn'), 8)}${cell(middle(name, 'fromMount'), 17)}${cell(middle(name, 'task'), 14)}${cell(middle(name, 'perMove'), 11)}${cell(most('longest'), 15)}${cell(most('slowest'), 16)}`,
      );
    }
    for (const measure of ['text', 'drawn', 'fromMount', 'task'])
      print(`  ${measure} ratio ${(middle('ours', measure) / middle('floor', measure)).toFixed(3)}`);
  }
} finally {
  await browser.close();
  server.close();
}
