import { chromium as chromiumType, defineConfig } from 'playwright/test';
import { engines, type Engine } from './tests/support/tab/tab.js';
import { chromium } from './scripts/lib/chromium.mjs';
import { shiftBrowsers, takeDate } from './scripts/lib/date-setting.mjs';
import { patience } from './scripts/lib/patience.mjs';

takeDate();
// Firefox's type has the same prototype.
shiftBrowsers(chromiumType);

const kind = (name: string, testMatch: string[]) => ({ name, testMatch });

const promises = ['conformance/**/*.{spec,e2e}.ts'];
const signup = ['tests/engines/**/*.spec.ts'];
/** What is run in every engine, and takes its pictures itself: `npm run engines`; of these `npm test` runs the promises in Chromium and Firefox, what a page does to the card fields in Chromium, and one signup in Firefox. */
const inEngine = (name: string, engine: Engine, testMatch: string[]) => ({
  name,
  testMatch,
  // Nearly all of it is in two files, and a browser is shared by all that a worker runs.
  fullyParallel: true,
  // A recording costs Firefox more than the tests do.
  use: { engine, screenshot: 'off' as const, ...(engine === 'chromium' ? {} : { trace: 'off' as const }) },
});

export default defineConfig<object, { engine: Engine }>({
  testDir: 'tests',
  outputDir: 'test-results',
  timeout: patience.test,
  expect: { timeout: patience.state },
  // Each worker has a sandbox and host sites of its own.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    launchOptions: chromium({ optimizes: false }),
    screenshot: 'only-on-failure',
    // On the machine that decides nobody opens one, and recording takes a fifth of the time.
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    actionTimeout: patience.state,
    // Nothing in these pages moves that a test would want to wait for.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    inEngine('conformance', 'chromium', [...promises, 'engines/{card-fields,isolated}.spec.ts']),
    inEngine('firefox', 'firefox', [...promises, 'engines/bank-asks.spec.ts']),
    ...engines.flatMap(engine => [
      inEngine(`${engine} conformance`, engine, promises),
      inEngine(`${engine} signup`, engine, signup),
    ]),
    kind('sandbox', ['sandbox/**/*.e2e.ts']),
    kind('hosts', ['hosts/**/*.{spec,e2e}.ts']),
    kind('widgets', ['widgets/**/*.{spec,e2e}.ts']),
    kind('journeys', ['journeys/**/*.{spec,e2e}.ts']),
  ],
});
