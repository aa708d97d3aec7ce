import { setTimeout as sleep } from 'node:timers/promises';
import { chromium as chromiumType, firefox as firefoxType, type CDPSession, type Frame } from 'playwright/test';
import { chromium } from '../../../scripts/lib/chromium.mjs';
import { firefox } from '../../../scripts/lib/firefox.mjs';
import { hear } from '../noise.js';
import { thingsOf } from './heap.js';
import { violationsIn } from './violations.js';
import type { Tab, Where } from './tab.js';

/**
 * Milliseconds after which the page itself is asked whether it is there. With Firefox on a busy machine Playwright now and
 * then waits for the end of a navigation until the test is over. A page that is not there fails the test as ever.
 */
const LOST = 15_000;
const PAUSE = 500;

/** A tab of Chromium or Firefox; Chromium's V8 takes flags. */
export async function playwrightTab(
  engine: 'chromium' | 'firefox',
  api: string,
  v8: readonly string[] = [],
): Promise<Tab> {
  const { args, ...found } = chromium({ optimizes: v8.length > 0 });
  const browser =
    engine === 'chromium'
      ? await chromiumType.launch({ ...found, args: [...args, ...(v8.length > 0 ? [`--js-flags=${v8.join()}`] : [])] })
      : await firefoxType.launch(firefox());
  // Nothing in these pages moves that a test would want to wait for.
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const consoleLines = await hear(context, api);
  const page = await context.newPage();

  const inFrame = async (selector: string): Promise<Frame> => {
    const frame = await (await page.waitForSelector(selector, { state: 'attached' })).contentFrame();
    if (!frame) throw new Error(`${selector} is no frame.`);
    return frame;
  };

  /** Asks the page itself, until it is there or nobody waits any more. */
  const isThere = async (url: string, over: AbortSignal): Promise<void> => {
    const address = new URL(url).href;
    const pause = (time: number) => sleep(time, undefined, { signal: over, ref: false });
    for (await pause(LOST); ; await pause(PAUSE)) {
      const state = await page
        .evaluate(() => [document.location.href, document.readyState] as const)
        // the document changes just now
        .catch(() => undefined);
      if (state?.[0] === address && state[1] !== 'loading') return;
    }
  };

  const inDevTools = async <R>(ask: (session: CDPSession) => Promise<R>): Promise<R> => {
    const session = await context.newCDPSession(page);
    const answer = await ask(session);
    await session.detach();
    return answer;
  };

  return {
    engine,
    goto: async url => {
      const waitUntil = 'domcontentloaded';
      const going = page.goto(url, { waitUntil }).catch(async (error: unknown) => {
        // Firefox now and then reports twice that it goes to one address, which is taken for another navigation.
        if (!String(error).includes(`interrupted by another navigation to "${url}"`)) throw error;
        await page.waitForURL(url, { waitUntil });
      });
      const over = new AbortController();
      // whoever is aborted has lost the race
      const asking = engine === 'firefox' ? [isThere(url, over.signal)] : [];
      await Promise.race([going, ...asking]).finally(() => over.abort());
    },
    evaluate: async (work: (given: never) => unknown, given?: unknown, { frame }: Where = {}): Promise<never> =>
      (frame ? await inFrame(frame) : page).evaluate<never, unknown>(work as never, given),
    resize: async (width, height) => {
      const now = page.viewportSize();
      if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
    },
    press: (...keys) => page.keyboard.press(keys.map(key => (key === ' ' ? 'Space' : key)).join('+')),
    type: text => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    wheel: async (x, y, by) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, by);
    },
    idle: () => page.waitForLoadState('networkidle'),
    axe: () => violationsIn(page),
    complaints: () => Promise.resolve(consoleLines.splice(0)),
    heap: () =>
      inDevTools(async session => {
        await session.send('HeapProfiler.collectGarbage');
        const { usedSize } = await session.send('Runtime.getHeapUsage');
        return usedSize;
      }),
    things: () => inDevTools(thingsOf),
    // To hide the caret it would write a style into the page, which the page's own policy forbids.
    picture: async file => void (await page.screenshot({ path: file, caret: 'initial' })),
    close: () => browser.close(),
  };
}
