import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import { webkit } from '../../../scripts/lib/webkit.mjs';
import type { Tab, Where } from './tab.js';
import { axeSource, findViolations, violationsOf } from './violations.js';
import { writeDown } from './write-down.js';

const freePort = () =>
  new Promise<number>(resolve => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** How WebDriver calls a key that has a name in the DOM. */
const keyOf = (name: string): string =>
  Key[name.replace('Arrow', 'ARROW_').replace('Page', 'PAGE_').toUpperCase()] ?? name;

/** A page is asked by a text, so every input and answer travels as JSON. */
const asking = (work: string): string =>
  `const done = arguments[arguments.length - 1]; const given = arguments[0] === null ? undefined : JSON.parse(arguments[0]);
   (async () => (${work})(given))().then(value => done(JSON.stringify({ value })), error => done(JSON.stringify({ error: String(error && error.stack || error) })));`;

/** What `openPage` makes a page write down, as this driver cannot listen to a console. */
const takeWritten = 'const said = window.complaints || []; return JSON.stringify(said.splice(0));';

/** A tab of WebKit, driven by its own WebDriver; it needs a display and a session bus (`npm run engines` gives both). */
export async function webkitTab(): Promise<Tab> {
  const { driver: program, browser } = webkit();
  if (!program || !browser) throw new Error('There is no WebKit here. `npm run engines` installs it.');
  const port = await freePort();
  const server = spawn(program, [`--port=${port}`], { stdio: 'ignore' });
  const kill = () => void server.kill();
  process.once('exit', kill);
  const connect = async (tries = 40): Promise<WebDriver> => {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        })
        .build();
    } catch (error) {
      if (tries === 0) throw error;
      await sleep(100);
      return connect(tries - 1);
    }
  };
  const driver = await connect();
  await driver.manage().setTimeouts({ script: 50_000, pageLoad: 50_000 });

  const ask = async (work: string, given: unknown): Promise<unknown> => {
    const said = JSON.parse(
      String(await driver.executeAsyncScript(asking(work), given === undefined ? null : JSON.stringify(given))),
    );
    if ('error' in said) throw new Error(said.error);
    return said.value;
  };
  const consoleLines: string[] = [];
  const take = async (): Promise<void> => {
    const said: string[] = JSON.parse(String(await driver.executeScript(takeWritten)));
    consoleLines.push(...said);
  };
  // This driver turns its wheel to a place, where WebDriver says by how much: the same turn again would move nothing.
  let turned = 0;
  /** The page follows its window a moment later, or never. */
  const becomes = async (width: number, height: number, until: number): Promise<boolean> => {
    if (await driver.executeScript('return innerWidth === arguments[0] && innerHeight === arguments[1]', width, height))
      return true;
    return performance.now() < until && becomes(width, height, until);
  };
  // The bar with the address takes its part of the window.
  let bar = 0;
  const size = async (width: number, height: number, tries = 3): Promise<void> => {
    if (await becomes(width, height, 0)) return;
    await driver
      .manage()
      .window()
      .setRect({ width, height: height + bar });
    if (await becomes(width, height, performance.now() + 1000)) return;
    if (tries === 0) throw new Error(`This window cannot be ${width} × ${height} px.`);
    bar += height - Number(await driver.executeScript('return innerHeight'));
    await size(width, height, tries - 1);
  };
  await size(1280, 720);

  return {
    engine: 'webkit',
    goto: async url => {
      // What a page said goes with the page.
      await take();
      await driver.get(url);
      // The console of a page that is not ours is read from here on.
      await driver.executeScript(`(${String(writeDown)})()`);
    },
    evaluate: async (work: (given: never) => unknown, given?: unknown, { frame }: Where = {}): Promise<never> => {
      if (!frame) return (await ask(String(work), given)) as never;
      await driver.switchTo().frame(await driver.executeScript('return document.querySelector(arguments[0])', frame));
      try {
        return (await ask(String(work), given)) as never;
      } finally {
        await driver.switchTo().defaultContent();
      }
    },
    resize: size,
    press: async (...keys) => {
      const actions = driver.actions();
      for (const key of keys) actions.keyDown(keyOf(key));
      for (const key of keys.toReversed()) actions.keyUp(keyOf(key));
      await actions.perform();
    },
    type: text => driver.actions().sendKeys(text).perform(),
    click: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .press()
        .release()
        .perform(),
    wheel: (x, y, by) => {
      turned += by;
      return driver.actions().scroll(Math.round(x), Math.round(y), 0, turned).perform();
    },
    idle: async () => {
      await ask(
        `async () => {
        let seen = -1, since = performance.now();
        while (performance.now() - since < 500) {
          const now = performance.getEntriesByType('resource').length;
          if (now !== seen) { seen = now; since = performance.now(); }
          await new Promise(resolve => setTimeout(resolve, 50));
        }
      }`,
        undefined,
      );
    },
    axe: async () => {
      // It asks the copies of itself in the frames.
      const frames = await driver.executeScript('return [...document.querySelectorAll("iframe")]');
      for (const frame of Array.isArray(frames) ? frames : []) {
        await driver.switchTo().frame(frame);
        await driver.executeScript(axeSource);
        await driver.switchTo().defaultContent();
      }
      await driver.executeScript(axeSource);
      const found = await ask(String(findViolations), undefined);
      return violationsOf(found as Parameters<typeof violationsOf>[0]);
    },
    complaints: async () => {
      await take();
      return consoleLines.splice(0);
    },
    heap: () => Promise.reject(new Error('WebKit does not say what is in its memory.')),
    things: () => Promise.reject(new Error('WebKit does not say what is in its memory.')),
    picture: async file => {
      await ask(
        '() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve(0))))',
        undefined,
      );
      await writeFile(file, Buffer.from(await driver.takeScreenshot(), 'base64'));
    },
    close: async () => {
      await driver.quit().catch(() => undefined);
      process.off('exit', kill);
      kill();
    },
  };
}
