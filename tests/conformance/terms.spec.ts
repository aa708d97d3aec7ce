import { openPage } from '../support/page.js';
import type { World } from '../support/world.js';
import { Person } from '../support/tab/person.js';
import type { Tab } from '../support/tab/tab.js';
import { expect, test } from '../support/tab/test.js';

const screens = {
  'a desktop': { width: 1280, height: 800 },
  'a phone': { width: 320, height: 640 },
  'a phone on its side': { width: 640, height: 320 },
} as const;

/** More turns than any text here needs. */
const FAR = 80;

/** Where the terms are, once nothing moves: engines take some frames over a scroll. */
const atRest = (tab: Tab) =>
  tab.evaluate(async () => {
    const dialog = document.querySelector('echelon-terms-modal')?.shadowRoot?.querySelector('dialog');
    const text = dialog?.querySelector('[part=dialog-body]');
    if (!dialog || !text) throw new Error('There are no terms.');
    let [before, frames] = [-1, 0];
    while (frames < 4) {
      await new Promise(resolve => requestAnimationFrame(resolve));
      frames = text.scrollTop === before ? frames + 1 : 0;
      before = text.scrollTop;
    }
    const tree = dialog.getRootNode();
    // Not `:focus`: a driven window need not be the one in front.
    const active = tree instanceof ShadowRoot ? tree.activeElement : null;
    const box = text.getBoundingClientRect();
    const isInWindow = (element: Element): boolean =>
      element.getBoundingClientRect().top >= 0 && element.getBoundingClientRect().bottom <= innerHeight;
    const last = text.querySelector('[part=text] > :last-child')?.getBoundingClientRect();
    const buttons = [...dialog.querySelectorAll('button')];
    const agree = buttons.find(({ textContent }) => textContent === 'I Agree');
    return {
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
      isFocused: active === text,
      gone: text.scrollTop,
      isAtEnd: text.scrollHeight - text.clientHeight - text.scrollTop <= 5,
      isEndSeen: last !== undefined && last.top < box.bottom && last.bottom > box.top && last.top < innerHeight,
      canAgree: agree?.getAttribute('aria-disabled') !== 'true',
      isAgreeFocused: agree !== undefined && active === agree,
      // What is there before the text moves stays there.
      seen: [...dialog.querySelectorAll('h2'), ...buttons]
        .filter(isInWindow)
        .map(({ textContent }) => textContent)
        .filter(name => /^(?:Echelon Terms and Conditions|Cancel|I Agree)$/.test(name)),
      page: scrollY,
    };
  });

type Terms = Awaited<ReturnType<typeof atRest>>;

const standsStill = ({ seen, page }: Terms): void =>
  expect({ seen, page }).toEqual({ seen: ['Echelon Terms and Conditions', 'Cancel', 'I Agree'], page: 0 });

/** How often the terms were accepted. */
const accepted = (tab: Tab): Promise<number> => tab.evaluate(() => Reflect.get(window, 'accepted'));

async function opensTerms(tab: Tab, world: World): Promise<Terms> {
  await openPage(tab, world, {
    head: '<script>window.accepted = 0; addEventListener("echelon-terms-accepted", () => { window.accepted += 1; });</script>',
    body: '<div style="height:3000px">A long page</div><echelon-terms-modal open></echelon-terms-modal>',
  });
  await new Person(tab).finds('button', 'Scroll To Bottom', ({ isDisabled }) => !isDisabled);
  await expect.poll(async () => (await atRest(tab)).isFocused).toBe(true);
  const terms = await atRest(tab);
  expect(terms).toMatchObject({ gone: 0, canAgree: false });
  return terms;
}

/** One turn after the other until the text is at its end. */
async function readsOn(tab: Tab, turn: (at: number) => Promise<void>): Promise<Terms> {
  let terms = await atRest(tab);
  for (let at = 0; at < FAR && !terms.isAtEnd; at++) {
    await turn(at);
    terms = await atRest(tab);
  }
  await expect.poll(async () => (await atRest(tab)).canAgree).toBe(true);
  return atRest(tab);
}

/** A phone in landscape has a hundred pages of terms: the last ones prove as much as all of them. */
const skipsToItsLastPages = (tab: Tab) =>
  tab.evaluate(() => {
    const text = document.querySelector('echelon-terms-modal')?.shadowRoot?.querySelector('[part=dialog-body]');
    if (text) text.scrollTop = text.scrollHeight - 4 * text.clientHeight;
  });

for (const [screen, { width, height }] of Object.entries(screens)) {
  test.describe(`the terms on ${screen}`, () => {
    // On its side a phone shows less than the dialog's own head and foot.
    const isShort = height < 400;
    test.beforeEach(async ({ tab }) => {
      test.skip(tab.engine === 'webkit' && width < 447, 'its window is 447 px wide at least');
      await tab.resize(width, height);
    });

    test('are read to their end by End, and agreed to by the keyboard alone', async ({ tab, world }) => {
      await opensTerms(tab, world);
      const terms = await readsOn(tab, () => tab.press('End'));
      if (!isShort) standsStill(terms);
      for (let at = 0; at < 12 && !(await atRest(tab)).isAgreeFocused; at++) await tab.press('Tab');
      await tab.press('Enter');
      await expect.poll(() => accepted(tab)).toBe(1);
    });

    test('are read to their end by Page Down and Space, and further presses empty nothing', async ({ tab, world }) => {
      await opensTerms(tab, world);
      for (const key of ['PageDown', ' ']) {
        const { gone } = await atRest(tab);
        await tab.press(key);
        await expect.poll(async () => (await atRest(tab)).gone, key).toBeGreaterThan(gone);
      }
      await skipsToItsLastPages(tab);
      await readsOn(tab, at => tab.press(at % 2 ? 'PageDown' : ' '));
      for (const key of ['PageDown', ' ', 'End']) await tab.press(key);
      const terms = await atRest(tab);
      if (!isShort) standsStill(terms);
      expect(terms.isEndSeen).toBe(true);
    });

    test('are read to their end by the wheel, which then moves neither the dialog nor the page', async ({
      tab,
      world,
    }) => {
      const { x, y } = await opensTerms(tab, world);
      await readsOn(tab, () => tab.wheel(x, y, 1200));
      for (let more = 0; more < 3; more++) await tab.wheel(x, y, 4000);
      const terms = await atRest(tab);
      if (!isShort) standsStill(terms);
      expect(terms).toMatchObject({ page: 0, isEndSeen: true });
      await new Person(tab).presses('button', 'I Agree');
      await expect.poll(() => accepted(tab)).toBe(1);
    });

    test('hold nothing that could scroll out of view what they show', async ({ tab, world }) => {
      await opensTerms(tab, world);
      // As a key press, a fast wheel or a search in the page would: as far as it goes.
      const content = await tab.evaluate(() => {
        const dialog = document.querySelector('echelon-terms-modal')?.shadowRoot?.querySelector('dialog');
        if (!dialog) throw new Error('There are no terms.');
        dialog.scrollTop = 1e6;
        return (
          dialog.getBoundingClientRect().bottom -
          Math.max(...[...dialog.children].map(child => child.getBoundingClientRect().bottom))
        );
      });
      expect(content).toBeLessThan(4);
    });
  });
}
