import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { chromium as chromiumType } from 'playwright';
import { chromium } from './scripts/lib/chromium.mjs';
import { shiftBrowsers, takeDate } from './scripts/lib/date-setting.mjs';
import { patience } from './scripts/lib/patience.mjs';
import { publicNames } from './vite/public-names.js';
import { sourcePlugins } from './vite/plugins.js';

// Playwright's own runner takes these.
const driven = ['tests/{conformance,journeys,hosts}/**/*.{spec,e2e}.ts'];
/** The styles of an area of the portal, which only a build puts together: a test looks at what its pages ask for. */
const unstyledAreas = (): Plugin => ({
  name: 'unstyled-areas',
  resolveId: id => (id.startsWith('virtual:area-styles.css') ? `\0${id.replace('.css', '')}` : undefined),
  load: id => (id.startsWith('\0virtual:area-styles') ? '' : undefined),
});
/*
 * On which database a test runs. Project `postgres` has the server (DATABASE_URL says which), project `unit` PGlite.
 * What may differ between the two, types, locks, JSON and pages of rows, and what every call builds on, runs on both.
 */
const onBoth = ['tests/sandbox/{db,world}/*.test.ts', 'tests/sandbox/http/idempotency.test.ts'];
/*
 * What each call does, over HTTP, and what widgets make of it: on a server, which answers in half the time, or on PGlite
 * where there is none. On PGlite `unit` makes every call of the contract all the same (tests/sandbox/calls), as stories do. A
 * folder's `rules` ask no database.
 */
const onServer = [
  'tests/sandbox/{access,billing,catalogue,codes,commercial,content,drafts,equipment,family,orders,partners,people,receipts,releases,training,webhooks}/*.test.ts',
  'tests/sandbox/billing/account/**/*.test.ts',
  'tests/sandbox/contract.test.ts',
  'tests/console/device.test.ts',
  // Nine processes, one after the other.
  'tests/sandbox/node/production.test.ts',
  'tests/faults/lost-answers.test.ts',
  'tests/widgets/{account,commercial,journeys,signup,staff,training}/**/*.test.ts',
];
// These need the locks and the parallel connections of a real server.
const serverOnly = 'tests/**/*.sql.test.ts';
const hasServer = process.env['DATABASE_URL'] !== undefined;
// Loading the sandbox for each of a hundred files took as long as its tests: files of one process share its modules.
// What a file opens it closes, so nothing but what is meant to be shared is left to the next.
const sharesModules = { isolate: false };
/*
 * A page has one session, and a session outlives the widgets of one test. Files that look at what a page is before it has one,
 * or that leave theirs with somebody signed in, each get a page of their own (tests/support/one-session.ts finds them).
 */
const ownPage = [
  'tests/hosts/portal-pages.test.tsx',
  'tests/elements/ask-ahead.test.tsx',
  'tests/core/session/session.test.tsx',
  'tests/money-words/money-words.test.tsx',
  'tests/widgets/journeys/{signup/code-box,subscription-manager/plan}.test.tsx',
  'tests/widgets/{element/appearance,element/language,form/fields,screen/person-screen}.test.tsx',
  'tests/widgets/signup/{create-account,offer-picker-view,sign-in}.test.tsx',
];
const shared = { setupFiles: ['tests/support/setup.ts'], restoreMocks: true, unstubGlobals: true };
const dom = {
  ...shared,
  setupFiles: [...shared.setupFiles, 'tests/support/dom-setup.ts'],
  environment: 'happy-dom',
};

// Reading all stories takes longer than most runs: only where they are asked for, or nothing is. A name may be a pattern.
const asked = process.argv.flatMap((arg, at, all) =>
  arg === '--project' ? [all[at + 1] ?? ''] : arg.startsWith('--project=') ? [arg.slice('--project='.length)] : [],
);
const wantsStories = asked.length === 0 || asked.some(name => name === 'storybook' || /[*!]/.test(name));
const pluginOfStories = async () =>
  (await import('@storybook/addon-vitest/vitest-plugin')).storybookTest({ configDir: '.storybook' });

const stories = (): TestProjectConfiguration => ({
  extends: true,
  plugins: [pluginOfStories()],
  test: {
    name: 'storybook',
    // Every story runs a back end; one page keeps one database for all of them, and each story seeds it again.
    isolate: false,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      connectTimeout: patience.test,
      // What is still fading in has neither its colours nor its place yet.
      provider: playwright({
        launchOptions: chromium({ optimizes: false }),
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

takeDate();
// Files of one process share it, too: one that moves to another zone must have a zone to come back to.
process.env['TZ'] ??= 'UTC';
if (wantsStories) shiftBrowsers(chromiumType);

export default defineConfig({
  plugins: [sourcePlugins(), unstyledAreas()],
  resolve: { alias: publicNames },
  test: {
    // A seed that failed is worth more than a run that is always the same.
    passWithNoTests: true,
    // Left alone, Vitest keeps a core free, which on two cores is half of them. Projects do not receive --maxWorkers.
    maxWorkers: process.env['SUITE_WORKERS'] ? Number(process.env['SUITE_WORKERS']) : '100%',
    testTimeout: patience.test,
    expect: { poll: { timeout: patience.state } },
    hookTimeout: patience.begin,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          ...sharesModules,
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...driven, serverOnly, ...onServer],
        },
      },
      {
        extends: true,
        test: {
          ...dom,
          ...sharesModules,
          name: 'dom',
          setupFiles: [...dom.setupFiles, 'tests/support/one-session.ts'],
          include: ['tests/**/*.test.tsx'],
          exclude: [...driven, ...ownPage],
        },
      },
      { extends: true, test: { ...dom, name: 'dom-own-page', include: ownPage } },
      // Where there is no server, PGlite takes its place; what it cannot show is left out, and what `unit` shows on it is not shown twice.
      {
        extends: true,
        test: {
          ...shared,
          ...sharesModules,
          name: 'postgres',
          globalSetup: ['tests/support/drop-databases.ts'],
          environment: 'node',
          include: hasServer ? [...onServer, ...onBoth, serverOnly] : onServer,
          exclude: hasServer ? driven : [...driven, serverOnly],
        },
      },
      ...(wantsStories ? [stories()] : []),
    ],
  },
});
