import type { Page } from 'playwright/test';
import { patience } from '../../scripts/lib/patience.mjs';
import { drawn, seedOfRun } from '../../scripts/lib/test-dates.mjs';
import { everyLogin } from '../../src/sandbox/world/logins.js';
import { expect, test } from '../support/test.js';
import type { World } from '../support/world.js';
import { coveredFocus } from './covered.js';
import { Member } from './member.js';
import { panels, places, rest, type Opened, type Place } from './portal-places.js';

/** `npm run deep -- --only covered` goes through all pages and all that opens over them. */
const isWhole = process.env['COVERED'] === 'all';
const seed = seedOfRun();

/** A phone, and a screen of 1280 × 1024 at 400 %. */
const windows = [
  { width: 375, height: 667 },
  { width: 320, height: 256 },
];

/** Presses of Tab on one page: a long list goes on as it began. */
const FAR = isWhole ? 200 : 60;

const settled = (page: Page) =>
  page.evaluate(async () => {
    const isBusy = () => !document.querySelector('main h1') || document.querySelector('main [aria-busy=true]');
    for (let calm = 0; calm < 10; calm = isBusy() ? 0 : calm + 1) await new Promise(requestAnimationFrame);
  });

/**
 * Sent into a page after each press, when it has scrolled there and what sticks has followed: with the next frame. Ends
 * where the focus leaves the page, or is back where it was.
 */
const look = `new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
  const before = (window.stops ??= new Set());
  const focused = document.activeElement;
  const isEnd = focused === document.body || before.has(focused);
  before.add(focused);
  done({ isEnd, found: isEnd ? undefined : (${coveredFocus.toString()})() });
})))`;

interface Looked {
  isEnd: boolean;
  found?: string;
}

class Walker {
  readonly covered: string[] = [];
  stops = 0;
  private who: Place['who'] | undefined;

  constructor(
    readonly page: Page,
    readonly world: World,
  ) {}

  /** Goes through a page, in both windows, after what is to be opened there has been. */
  async walks({ who, path, what, open }: Place & Partial<Opened>): Promise<void> {
    if (this.who !== who) await Object.assign(new Member(this.page, this.world), everyLogin[who]).isSignedIn();
    this.who = who;
    for (const size of windows) {
      await this.page.setViewportSize(size);
      await this.page.goto(this.world.origins.portal + path);
      await settled(this.page);
      if (open) await open(this.page);
      for (let presses = 0; presses < FAR; presses += 1) {
        await this.page.keyboard.press('Tab');
        const { isEnd, found } = await this.page.evaluate<Looked>(look);
        if (isEnd) break;
        this.stops += 1;
        if (found) this.covered.push(`${path}${what ? `, ${what},` : ''} at ${size.width} × ${size.height}: ${found}`);
      }
    }
  }

  sawAll(): void {
    expect(this.covered, `Seed ${seed}, ${this.stops} stops`).toEqual([]);
    expect(this.stops).toBeGreaterThan(0);
  }
}

const timeout = isWhole ? 0 : patience.begin;

/** Those of one person one after the other: each signs in once. */
const inTurn = <One extends Place>(all: readonly One[]) => all.toSorted((a, b) => a.who.localeCompare(b.who));

test('who goes through a page with Tab sees some of all that has the focus, on a phone and at 400 %', async ({
  page,
  world,
}) => {
  test.setTimeout(timeout);
  await new Member(page, world).of('default');
  const walker = new Walker(page, world);
  for (const place of inTurn(isWhole ? places : drawn(places, seed, 4))) await walker.walks(place);
  walker.sawAll();
});

test('who goes through a panel, or a page on which something sticks, sees some of all that has the focus', async ({
  page,
  world,
}) => {
  test.setTimeout(timeout);
  await new Member(page, world).of('default');
  const walker = new Walker(page, world);
  for (const panel of inTurn(isWhole ? panels : drawn(panels, seed))) await walker.walks(panel);
  walker.sawAll();
});

test('who goes on with a session while a rest runs sees some of all that has the focus', async ({ page, world }) => {
  test.setTimeout(timeout);
  await new Member(page, world).of('default');
  const walker = new Walker(page, world);
  await walker.walks(rest);
  walker.sawAll();
});
