import { gateTo, type Gate } from '../gate.js';
import { noiseOf, type Noise } from '../noise.js';
import { complained, expect, inWorld } from '../test.js';
import { playwrightTab } from './playwright-tab.js';
import type { Tab } from './tab.js';
import { webkitTab } from './webkit-tab.js';
import { patience } from '../../../scripts/lib/patience.mjs';

export { expect };

interface PerTest {
  /** Fails the test for what its pages complained of; `noise.allow(…)` names the exceptions. */
  noise: Noise & { complaints(): Promise<readonly string[]> };
  /** Closes the way to files of the sandbox, until it is opened or the test ends. */
  gate: (pattern: RegExp, meanwhile: 'wait' | 'refuse') => Promise<Gate>;
}

interface PerWorker {
  tab: Tab;
}

/**
 * A test in a world and in one tab, in the engine that the project names. A browser's start costs more than most tests,
 * so one tab serves all that a worker runs: `openPage` gives every page an origin of its own, and with it empty stores.
 */
export const test = inWorld.extend<PerTest, PerWorker>({
  tab: [
    async ({ engine, world }, use) => {
      const tab = engine === 'webkit' ? await webkitTab() : await playwrightTab(engine, world.origins.sandbox);
      await use(tab);
      await tab.close();
    },
    { scope: 'worker', timeout: patience.begin },
  ],
  noise: [
    // The page still notices when a route closes, so the page goes first.
    async ({ tab, gate: _gate }, use, info) => {
      const said: string[] = [];
      const complaints = async () => {
        said.push(...(await tab.complaints()));
        return said;
      };
      const noise = noiseOf(said);
      await tab.resize(1280, 720);
      await use({ ...noise, complaints });
      if (info.status !== info.expectedStatus) await tab.picture(info.outputPath('page.png')).catch(() => undefined);
      await complaints();
      // Work that is still under way in this page must not reach the next test.
      await tab.goto('about:blank');
      await complaints();
      expect(noise.unexpected(), complained).toEqual([]);
    },
    { auto: true },
  ],
  gate: async ({ world }, use) => {
    const gates: Gate[] = [];
    await use(async (pattern, meanwhile) => {
      const gate = await gateTo(world.origins.sandbox, pattern, meanwhile);
      gates.push(gate);
      return gate;
    });
    for (const gate of gates) gate.close();
  },
});
