import { setTimeout as sleep } from 'node:timers/promises';
import { openPage, tags } from '../support/page.js';
import { playwrightTab } from '../support/tab/playwright-tab.js';
import type { Tab } from '../support/tab/tab.js';
import { expect, test as inTab } from '../support/tab/test.js';

/**
 * A browser that learns nothing of the code it runs: with what it compiles for the next time, and what it notes for that,
 * its heap grows by up to a KB with each of the first seven hundred elements, and at another pace on a busy machine.
 */
const unlearning = ['--jitless', '--no-lazy-feedback-allocation', '--no-flush-bytecode'];

const test = inTab.extend<{ own: Tab }>({
  own: async ({ engine, world }, use) => {
    inTab.skip(engine !== 'chromium', 'only Chromium collects its garbage and says what is left when it is asked');
    const own = await playwrightTab('chromium', world.origins.sandbox, unlearning);
    await openPage(own, world, { body: '<div id="box"></div>' });
    // Its cache of small numbers as text grows once, by 64 KB.
    await own.evaluate(() => {
      for (let number = 0; number < 100_000; number++) String(number);
    });
    await use(own);
    expect(await own.complaints()).toEqual([]);
    await own.close();
  },
});

/** Lets one element of each tag come, show and go, so many times. */
const comeAndGo = (tab: Tab, names: readonly string[], count: number): Promise<void> =>
  tab.evaluate(
    async ([all, times]) => {
      const box = document.querySelector('#box');
      const one = async (name: string): Promise<void> => {
        const element = document.createElement(name);
        // The browser remembers how elements moved one another.
        element.style.setProperty('position', 'absolute');
        box?.append(element);
        await customElements.whenDefined(name);
        if ('whenReady' in element && typeof element.whenReady === 'function') await element.whenReady();
        element.remove();
        await new Promise(resolve => setTimeout(resolve, 0));
      };
      await Promise.all(
        all.map(async name => {
          for (let time = 0; time < times; time++) await one(name);
        }),
      );
    },
    [names, count] as const,
  );

interface Rest {
  bytes: number;
  things: Readonly<Record<string, number>>;
}

/** Stores keep for a second what nobody listens to any more, and answers may be on their way: the final count is what matters. */
async function atRest(tab: Tab, before = Infinity): Promise<Rest> {
  await sleep(1500);
  const bytes = await tab.heap();
  return bytes > before - 1000 ? { bytes, things: await tab.things() } : atRest(tab, bytes);
}

/** The browser writes down every long task, whoever has it: on a busy machine there is one each time. */
const notes = ['TaskAttributionTiming'];

/**
 * Kinds of which there is one more for every other time, or more often, that something came and went, in every stretch
 * of so many times. In one stretch alone it says nothing: a shape that the engine remembers holds the getters of one
 * object that had it, and with them all that one table knew, until the next table comes.
 */
const oneEachTime = (rests: readonly Rest[], times: number): string[] => {
  const more = (kind: string): number[] =>
    rests.slice(1).map((rest, stretch) => (rest.things[kind] ?? 0) - (rests[stretch]?.things[kind] ?? 0));
  return Object.keys(rests.at(-1)?.things ?? {})
    .filter(kind => !notes.includes(kind) && more(kind).every(count => count >= times / 2))
    .map(kind => `${more(kind).join(' + ')} × ${kind}`);
};

/** Bytes that each may leave: more than nothing, which the engine's own lists need, and less than any object with something in it. */
const NEXT_TO_NOTHING = 100;

test('a hundred elements that come and go leave nothing in memory', async ({ own }) => {
  await comeAndGo(own, ['echelon-sign-in'], 10);
  const after10 = await atRest(own);
  await comeAndGo(own, ['echelon-sign-in'], 90);
  const after100 = await atRest(own);
  expect.soft(oneEachTime([after10, after100], 90)).toEqual([]);
  expect.soft((after100.bytes - after10.bytes) / 90).toBeLessThan(NEXT_TO_NOTHING);
  expect(after100.bytes / after10.bytes).toBeLessThanOrEqual(1.05);
});

test('no widget leaves anything in memory when it comes and goes', async ({ own }) => {
  await comeAndGo(own, tags, 5);
  // Answers are shared for some seconds: what comes after a rest asks again, and is the first to run some of the code.
  await atRest(own);
  await comeAndGo(own, tags, 5);
  const before = await atRest(own);
  await comeAndGo(own, tags, 6);
  const between = await atRest(own);
  await comeAndGo(own, tags, 6);
  const now = await atRest(own);
  const rests = [before, between, now];
  // On a busy machine a kind may grow in two stretches by chance; what leaks does in each that there is.
  while (oneEachTime(rests, 6).length > 0 && rests.length < 5) {
    await comeAndGo(own, tags, 6);
    rests.push(await atRest(own));
  }
  expect.soft(oneEachTime(rests, 6)).toEqual([]);
  // A table of the engine's own grows by 40 KB at some time, in one stretch; what each of them leaves is in both.
  const left = [between.bytes - before.bytes, now.bytes - between.bytes].map(bytes => bytes / (6 * tags.length));
  expect(Math.min(...left)).toBeLessThan(NEXT_TO_NOTHING);
});
