import { pathToFileURL } from 'node:url';
import { chromium as chromiumOptions, ensureChromium } from '../../lib/chromium.mjs';
import { root } from '../../lib/paths.mjs';
import { at } from '../report.mjs';

const PAGES = 6;
/** Milliseconds from which on the browser calls a task long. */
const LONG = 50;

/** Customer service sees every machine. */
const support = { email: 'cs-manager@echelon.test', password: 'Help-4-members' };

/**
 * The tasks of the page's own thread while something was done, milliseconds: as a clock has them, and what the thread itself
 * worked. What other processes take of the machine meanwhile is only in the first.
 */
async function tasksWhile(browser, page, work) {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  const result = await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents
    .filter(({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && main.has(`${pid} ${tid}`))
    .map(({ dur, tdur }) => ({ clock: dur / 1000, own: (tdur ?? dur) / 1000 }));
  return { result, tasks };
}

/** Scrolls to the other end in steps of a wheel, one in each frame; answers how long each frame took. */
async function scrollOver() {
  const box = document.scrollingElement;
  const down = box.scrollTop + innerHeight < box.scrollHeight - 10;
  const frames = [];
  let before = performance.now();
  for (;;) {
    const from = box.scrollTop;
    box.scrollBy({ top: down ? 60 : -60, behavior: 'instant' });
    await new Promise(next => requestAnimationFrame(next));
    frames.push(performance.now() - before);
    before = performance.now();
    if (box.scrollTop === from) return frames;
  }
}

async function visit(browser, url, cpu) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 700 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(`${url}/login`);
    await page.getByLabel(/^Email/).fill(support.email);
    await page.getByLabel(/^Password/).fill(support.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(address => !address.pathname.startsWith('/login'));
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(`${url}/commercial/machines`);
    await page.locator('tbody tr').nth(20).waitFor({ timeout: 60_000 });
    // what comes after the list has shown is fetched in quiet moments
    await page.waitForTimeout(3000);
    const frames = [];
    const scrolling = [];
    const turning = [];
    const turn = async () => {
      const first = await page.locator('tbody tr').first().innerText();
      await page.getByRole('button', { name: 'Next' }).first().click();
      await page.waitForFunction(was => document.querySelector('tbody tr')?.innerText !== was, first);
      await page.waitForTimeout(500);
    };
    for (let turned = 0; turned < PAGES; turned += 1) {
      if (turned > 0) turning.push(...(await tasksWhile(browser, page, turn)).tasks);
      for (let way = 0; way < 2; way += 1) {
        const { result, tasks } = await tasksWhile(browser, page, () => page.evaluate(scrollOver));
        frames.push(...result);
        scrolling.push(...tasks);
      }
    }
    return { scrolling, turning, frames: frames.toSorted((a, b) => a - b) };
  } finally {
    await context.close();
  }
}

const said = tasks => {
  const long = tasks.filter(({ clock }) => clock > LONG).length;
  const own = Math.max(0, ...tasks.map(task => task.own)).toFixed(0);
  const clock = Math.max(0, ...tasks.map(task => task.clock)).toFixed(0);
  return `longest task ${own} ms of the thread's own time (${clock} by the clock, ${long} of ${tasks.length} over ${LONG})`;
};

/**
 * The portal's page of all machines, scrolled and turned page by page at the processor's whole speed and a quarter
 * of it: how long the page's tasks took.
 * @param {number} port the sandbox's
 * @returns {Promise<boolean>} whether none took over 50 ms of the thread's own time while scrolling at full speed
 */
export async function scrollMachines(port) {
  ensureChromium();
  const { chromium } = await import('playwright');
  const { serveHosts } = await import(pathToFileURL(`${root}/dist/hosts/serve.js`).href);
  const hosts = await serveHosts({ sandbox: `http://localhost:${port}`, root });
  const browser = await chromium.launch(chromiumOptions());
  let good = true;
  try {
    console.log(`\nThe portal's page of machines: ${PAGES} pages, each scrolled down and up\n`);
    for (const cpu of [1, 4]) {
      const { scrolling, turning, frames } = await visit(browser, hosts.origins.portal, cpu);
      if (cpu === 1 && scrolling.some(({ own }) => own > LONG)) good = false;
      const frame = part => at(frames, part).toFixed(1);
      console.log(
        `  processor ÷ ${cpu}, scrolling: ${said(scrolling)}; ${frames.length} frames, p50 ${frame(0.5)} ms, p95 ${frame(0.95)} ms`,
      );
      console.log(`  processor ÷ ${cpu}, turning a page: ${said(turning)}`);
    }
  } finally {
    await browser.close();
    await hosts.close();
  }
  return good;
}
