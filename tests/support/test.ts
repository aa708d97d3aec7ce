import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from 'playwright/test';
import { listen, type Noise } from './noise.js';
import { startWorld, type World } from './world.js';

export { expect };

interface PerTest {
  /** Fails the test for what its pages complained of; `noise.allow(…)` names the exceptions. */
  noise: Noise;
  /** Fails for anything that axe finds on the page, its shadow trees and frames. */
  axe: (page: Page) => Promise<void>;
}

interface PerWorker {
  csp: 'usual' | 'strict';
  world: World;
}

/** A test in a world: real sandbox, real host sites, and no complaint from any page. */
export const test = base.extend<PerTest, PerWorker>({
  csp: ['usual', { option: true, scope: 'worker' }],
  world: [
    async ({ csp }, use) => {
      const world = await startWorld({ csp });
      await use(world);
      await world.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  noise: [
    async ({ context, world }, use) => {
      const noise = await listen(context, world.origins.sandbox);
      await use(noise);
      expect(noise.unexpected(), 'A page complained. A test that means that says so with noise.allow().').toEqual([]);
    },
    { auto: true },
  ],
  // Pages complain while axe looks at them, too.
  axe: async ({ noise: _noise }, use) => {
    await use(async page => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary ?? ''}`));
      expect(found).toEqual([]);
    });
  },
});
