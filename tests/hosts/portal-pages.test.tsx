import { act, cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { App } from '../../hosts/portal/app.js';
import { memberPages } from '../../hosts/portal/area/member-pages.js';
import { commercialPages } from '../../hosts/portal/commercial/commercial-pages.js';
import { routes } from '../../hosts/portal/routes.js';
import { staffPages } from '../../hosts/portal/staff/staff-pages.js';
import { trainingPages } from '../../hosts/portal/training/training-pages.js';
import { configure, session } from '../../src/core/index.js';
import type { SignedIn } from '../../src/core/contract/schemas/auth.js';
import { tryDecodeToken } from '../../src/core/session/claims.js';
import { sharedSession } from '../../src/core/session/protocol.js';
import { inProcessFetch } from '../../src/sandbox/index.js';
import { portalKey } from '../support/portal-key.js';
import { openTestSandbox, type TestSandbox } from '../support/sandbox.js';
import { patience } from '../../scripts/lib/patience.mjs';
import { everybody, people } from './portal-people.js';

/** What stands for the names in a pattern. */
const names: Readonly<Record<string, string>> = {
  locationId: 'loc_pulse',
  offerId: 'us-premier-monthly',
  contentId: 'cls_bike_climb-ride_30',
  workoutId: 'wko_none',
};
const areaPages = [...memberPages, ...trainingPages, ...staffPages, ...commercialPages];
/** Both of these end a session because they are there for it. */
const ending = ['/logout'];
const paths = [
  ...areaPages.map(({ path }) => path),
  ...routes.flatMap(({ path, within }) => (within || ending.includes(path) ? [] : [path])),
  '/training',
  '/staff',
  '/commercial',
  '/nowhere',
];
const addressOf = (path: string) => path.replaceAll(/:(\w+)/g, (_, name: string) => names[name] ?? 'none');

const areas = [
  () => import('../../hosts/portal/area/area.js'),
  () => import('../../hosts/portal/training/training-area.js'),
  () => import('../../hosts/portal/staff/staff-area.js'),
  () => import('../../hosts/portal/commercial/commercial-area.js'),
  () => import('../../hosts/portal/area/switched-account.js'),
];

/** Each page for each person by `PORTAL_PAGES=all`; else those that are not theirs, and some of the others by this seed. */
const isWhole = process.env['PORTAL_PAGES'] === 'all';
const seed = Number(process.env['PORTAL_SEED'] ?? Math.floor(Math.random() * 1_000_000));
const OTHERS = 3;

/** A row of numbers from 0 to 1 by a seed (mulberry32). */
function random(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('for everybody, no page asks for what they may not have', () => {
  let sandbox: TestSandbox;
  let comesIn: (person: string) => Promise<SignedIn | undefined>;
  let pending = 0;
  const rows = new Map<string, string[]>(paths.map(path => [path, []]));
  const draw = random(seed);

  beforeAll(async () => {
    sandbox = await openTestSandbox();
    comesIn = await everybody(sandbox);
    // all code is there before the first page: what is awaited below is the back end
    await Promise.all([...areaPages.map(({ load }) => load()), ...areas.map(load => load())]);
    const inProcess = inProcessFetch(sandbox);
    configure({
      apiUrl: 'http://sandbox.test',
      apiKey: portalKey,
      async fetch(input, init) {
        pending += 1;
        try {
          return await inProcess(input, init);
        } finally {
          pending -= 1;
        }
      },
    });
  }, patience.begin);
  afterEach(async () => {
    cleanup();
    // what a page has opened closes a second later
    await new Promise(resolve => setTimeout(resolve, 1100));
  });
  afterAll(async () => {
    // what was asked of each page: the number of calls, – for a page that is another's, . for one that was not drawn
    const table = [...rows].map(([path, cells]) => `${path.padEnd(34)}${cells.join(' ')}`);
    process.stdout.write(`Pages for ${people.join(', ')} (PORTAL_SEED=${seed}):\n${table.join('\n')}\n`);
    sharedSession().act('signOut', { by: 'person' });
    await sandbox.close();
  });

  /** Nothing is under way, and nothing has begun for a while. What says that it waits for ever is not waited for. */
  async function rest(): Promise<void> {
    let quiet = 0;
    let before = -1;
    for (let turn = 0; quiet < 6 && turn < 600; turn += 1) {
      await act(async () => {
        await new Promise(resolve => setTimeout(resolve, 15));
      });
      const isStill = pending === 0 && sandbox.logged.length === before && !document.querySelector('[aria-busy=true]');
      before = sandbox.logged.length;
      quiet = isStill ? quiet + 1 : 0;
    }
  }

  it.each(people)('%s', { timeout: patience.test * 6 }, async person => {
    const signedIn = await comesIn(person);
    const enter = () =>
      signedIn ? sharedSession().act('signIn', signedIn) : sharedSession().act('signOut', { by: 'person' });
    // at a page of everybody: where the person before was is no place for this one
    history.replaceState(null, '', '/faq');
    enter();
    const claims = tryDecodeToken(signedIn?.jwt);
    render(<App />);
    const isOthers = (path: string) => areaPages.some(page => page.path === path && !page.maySee(claims));
    for (const path of paths) {
      const cells = rows.get(path);
      if (!isWhole && !isOthers(path) && draw() > OTHERS / paths.length) {
        cells?.push(' .');
        continue;
      }
      sandbox.logged.length = 0;
      await act(async () => history.pushState(null, '', addressOf(path)));
      await rest();
      // a machine that stands still for a moment has drawn nothing yet
      if (signedIn && isOthers(path))
        await act(() =>
          vi.waitFor(() => expect(document.querySelector('.not-yours'), `${path} for ${person}`).not.toBeNull()),
        );
      const answers = sandbox.logged.map(({ method, path: asked, status }) => `${method} ${asked} ${status}`);
      const at = `${path} for ${person}`;
      expect(
        answers.filter(line => / (401|403)$/.test(line)),
        at,
      ).toEqual([]);
      expect(session().get().jwt, at).toBe(signedIn?.jwt);
      if (signedIn && isOthers(path)) {
        // around the page: who is in whose family, for whom staff act, and the way to other locations of one's own
        expect(
          answers.filter(line => !/\/(family|auth\/acting|commercial\/v1\/locations) 200$/.test(line)),
          at,
        ).toEqual([]);
      }
      cells?.push(isOthers(path) ? ' –' : String(answers.length).padStart(2));
    }
  });
});
