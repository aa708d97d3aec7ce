import { test as base, expect, type Page } from 'playwright/test';
import { hear, noiseOf, type Noise } from './noise.js';
import type { Engine } from './tab/tab.js';
import { violationsIn } from './tab/violations.js';
import { startWorld, type World } from './world.js';
import { patience } from '../../scripts/lib/patience.mjs';

export { expect };

export const complained = 'A page complained. A test that means that says so with noise.allow().';

interface PerTest {
  /** Fails the test for what its pages complained of; `noise.allow(…)` names the exceptions. */
  noise: Noise;
  /** Fails for anything that axe finds on the page, its shadow trees and frames. */
  axe: (page: Page) => Promise<void>;
}

interface PerWorker {
  csp: 'usual' | 'strict';
  engine: Engine;
  world: World;
}

/** A test in a world: real sandbox, real host sites. */
export const inWorld = base.extend<object, PerWorker>({
  csp: ['usual', { option: true, scope: 'worker' }],
  engine: ['chromium', { option: true, scope: 'worker' }],
  world: [
    async ({ csp }, use) => {
      const world = await startWorld({ csp });
      await use(world);
      await world.close();
    },
    { scope: 'worker', timeout: patience.begin },
  ],
});

/** A test in a world, in Chromium, and no complaint from any page. */
export const test = inWorld.extend<PerTest>({
  noise: [
    async ({ context, world, engine }, use, info) => {
      info.skip(engine !== 'chromium', "uses what only Playwright's own page can do, and runs in Chromium");
      const noise = noiseOf(await hear(context, world.origins.sandbox));
      await use(noise);
      expect(noise.unexpected(), complained).toEqual([]);
    },
    { auto: true },
  ],
  // Pages complain while axe looks at them, too.
  axe: async ({ noise: _noise }, use) => {
    await use(async page => {
      expect(await violationsIn(page)).toEqual([]);
    });
  },
});
