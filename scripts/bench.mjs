import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ratios } from './budgets.mjs';
import { chromium as chromiumOptions, ensureChromium } from './lib/chromium.mjs';
import { root } from './lib/paths.mjs';
import { ensureBuilt, ensureInstalled } from './lib/setup.mjs';

ensureInstalled();
ensureChromium();
await ensureBuilt({ only: ['script tag', 'node', 'stripe', 'prerender'] });
const { chromium } = await import('playwright');
const { buildBare } = await import('./bench/build.mjs');
const { pagesOf, servePages } = await import('./bench/pages.mjs');
const { probe } = await import('./bench/probe.mjs');

const option = (name, otherwise) => Number(process.argv.find(arg => arg.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const runs = option('runs', 15);

const dist = path => pathToFileURL(join(root, 'dist', path)).href;
const { startSandbox } = await import(dist('sandbox/node.js'));
const data = mkdtempSync(join(tmpdir(), 'echelon-bench-'));
const sandbox = await startSandbox({ port: 0, dataDir: data, assets: join(root, 'dist') });
// The key of the landing page that comes with the sandbox; it stands in that page for everyone.
const key = 'pk_echelon_landing';
const answer = await fetch(`${sandbox.url}/offers?countryCode=US`, { headers: { 'X-Api-Key': key } });
if (!answer.ok) throw new Error(`The sandbox does not give its offers: ${answer.status} ${await answer.text()}`);
const { items: all } = (await answer.json()).data;
// The picker shows one billing frequency at a time.
const offers = all.filter(({ plan }) => plan.frequencyDays === all[0].plan.frequencyDays);
const texts = offers.map(({ plan }) => plan.name);

const manifest = JSON.parse(readFileSync(join(root, 'dist/cdn/manifest.json'), 'utf8'));
const hints = [...manifest.start, ...manifest.widgets['offer-picker']].filter(file => file !== 'echelon.js');
const [bare, { prerender }] = await Promise.all([buildBare(), import(dist('prerender/index.js'))]);
const pages = await servePages(pagesOf({ sandbox: sandbox.url, key, offers, hints, prerendered: await prerender('echelon-offer-picker', { offers }) }), bare);

const browser = await chromium.launch({ ...chromiumOptions(), args: [...chromiumOptions().args, '--js-flags=--expose-gc'] });
const slow = { cpu: 4, network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 } };

/** One cold visit. */
async function visit(name, profile) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    if (profile) {
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', profile.network);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
    }
    await page.addInitScript(probe, texts);
    await page.goto(`${pages.url}/${name}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.seen?.visible && globalThis.seen?.interactive, null, { timeout: 60_000, polling: 100 });
    await page.waitForTimeout(100);
    const { metrics } = await cdp.send('Performance.getMetrics');
    return { ...(await page.evaluate(() => globalThis.seen)), task: metrics.find(metric => metric.name === 'TaskDuration').value * 1000 };
  } finally {
    await context.close();
  }
}

const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Visits in turn, so that whatever else the machine does falls on all of them alike. */
async function inTurn(names, profile, times = runs) {
  const seen = Object.fromEntries(names.map(name => [name, []]));
  for (let run = 0; run < times; run += 1) for (const name of names) seen[name].push(await visit(name, profile));
  return Object.fromEntries(
    Object.entries(seen).map(([name, visits]) => [name, Object.fromEntries(Object.keys(visits[0]).map(measure => [measure, median(visits.map(one => one[measure]))]))]),
  );
}

/** Heap after many mounts and removals beside the heap after few: what grows is what leaks, and code that was compiled. */
async function heapGrowth(name, tag, inBrowser = browser) {
  const context = await inBrowser.newContext();
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.goto(`${pages.url}/${name}`);
  const heapAfter = async mounts => {
    await page.evaluate(
      async ([element, times]) => {
        for (let mount = 0; mount < times; mount += 1) {
          const widget = document.createElement(element.tag);
          for (const [attribute, value] of Object.entries(element.attributes)) widget.setAttribute(attribute, value);
          document.body.append(widget);
          const until = performance.now() + 5000;
          while (!element.texts.every(text => widget.shadowRoot?.textContent.includes(text)) && performance.now() < until) await new Promise(next => requestAnimationFrame(next));
          widget.remove();
          await new Promise(next => setTimeout(next, 10));
        }
        // Stores let go of their work a second after their last listener.
        await new Promise(next => setTimeout(next, 1500));
      },
      [{ ...tag, texts }, mounts],
    );
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(metric => metric.name === 'JSHeapUsedSize').value;
  };
  const few = await heapAfter(10);
  const many = await heapAfter(90);
  await context.close();
  return many / few;
}

try {
  console.log(`${runs} cold visits of each page, in turn; medians.\n`);
  const single = ['plain', 'bare', 'ours', 'oursWithoutHints', 'prerendered'];
  const fast = await inTurn(single);
  const slowly = await inTurn(single, slow);
  const fifty = await inTurn(['bare50', 'ours50'], undefined, Math.max(5, Math.ceil(runs / 3)));
  const picker = { tag: 'echelon-offer-picker', attributes: { 'country-code': 'US' } };
  const heap = await heapGrowth('oursEmpty', picker);
  const interpreting = await chromium.launch({ ...chromiumOptions(), args: [...chromiumOptions().args, '--js-flags=--no-opt --no-maglev --no-sparkplug'] });
  const leaked = await heapGrowth('oursEmpty', picker, interpreting);
  await interpreting.close();

  console.log('page                visible fast   slow   interactive fast   slow   main thread   longest task   shift');
  for (const name of [...single, 'bare50', 'ours50']) {
    const [a, b] = [fast[name] ?? fifty[name], slowly[name]];
    const cell = (value, width) => (value === undefined ? '' : value.toFixed(0)).padStart(width);
    console.log(`${name.padEnd(18)} ${cell(a.visible, 13)} ${cell(b?.visible, 6)} ${cell(a.interactive, 18)} ${cell(b?.interactive, 6)} ${cell(a.task, 13)} ${cell(a.longest, 14)} ${a.shift.toFixed(4).padStart(7)}`);
  }

  const rows = [
    [ratios.visible, fast.ours.visible / fast.bare.visible, 'fast'],
    [ratios.visible, slowly.ours.visible / slowly.bare.visible, 'slow'],
    [ratios.prerenderedFast, fast.prerendered.visible / fast.plain.visible],
    [ratios.prerenderedSlow, slowly.prerendered.visible / slowly.plain.visible],
    [ratios.shift, Math.max(fast.prerendered.shift, slowly.prerendered.shift)],
    [ratios.interactive, fast.ours.interactive / fast.bare.interactive, 'fast'],
    [ratios.interactive, slowly.ours.interactive / slowly.bare.interactive, 'slow'],
    [ratios.mainThread, fifty.ours50.task / fifty.bare50.task],
    [ratios.longestTask, fifty.ours50.longest / (fifty.bare50.longest || 50)],
    [ratios.heap, heap],
  ];
  console.log(`\n${''.padEnd(66)} ratio  budget   aim`);
  for (const [{ what, budget, aim }, value, profile] of rows) {
    const name = profile ? `${what}, ${profile}` : what;
    console.log(`${name.padEnd(66)} ${value.toFixed(2).padStart(5)} ${String(budget).padStart(7)} ${String(aim).padStart(5)}  ${value > budget ? 'TOO MUCH' : value > aim ? 'ok' : 'ok, aim met'}`);
  }
  console.log(`\nHeap again without the engine's compilers, whose code grows with use and leaks nothing: ${leaked.toFixed(2)}.`);
} finally {
  await browser.close();
  pages.close();
  await sandbox.close();
  rmSync(data, { recursive: true, force: true });
}
