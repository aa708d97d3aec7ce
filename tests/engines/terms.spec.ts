import { openPage, shown } from '../support/page.js';
import { Person } from '../support/tab/person.js';
import type { Tab } from '../support/tab/tab.js';
import { expect, test } from '../support/tab/test.js';

/** How far the dialog itself has gone, and whether its two buttons can still be seen. */
const dialog = (tab: Tab) =>
  tab.evaluate(() => {
    const box = document.querySelector('echelon-terms-modal')?.shadowRoot?.querySelector('dialog');
    const buttons = [...(box?.querySelectorAll('button') ?? [])].filter(({ textContent }) => /^(?:Cancel|I Agree)$/.test(textContent));
    return { scrolled: box?.scrollTop, inView: buttons.filter(button => button.getBoundingClientRect().top >= 0 && button.getBoundingClientRect().bottom <= innerHeight).length };
  });

for (const [hand, turns] of [
  ['the End key', (tab: Tab) => tab.press('End')],
  ['Page Down', (tab: Tab) => tab.press('PageDown')],
  ['the space bar', (tab: Tab) => tab.press('Space')],
  ['the wheel', (tab: Tab, x: number, y: number) => tab.wheel(x, y, 600)],
] as const) {
  test(`somebody reads the terms to their end with ${hand} and agrees`, async ({ tab, world }) => {
    await openPage(tab, world, { body: '<echelon-terms-modal open></echelon-terms-modal>' });
    await shown(tab, 'echelon-terms-modal');
    const person = new Person(tab);
    await person.finds('button', 'Scroll To Bottom', ({ isDisabled }) => !isDisabled);
    const isRead = async () => !(await person.finds('button', 'I Agree')).isDisabled;
    for (let turn = 0; turn < 60 && !(await isRead()); turn++) {
      await turns(tab, 640, 320);
      expect(await dialog(tab)).toEqual({ scrolled: 0, inView: 2 });
    }
    // Who is at the end and goes on moves nothing.
    for (let more = 0; more < 3; more++) await turns(tab, 640, 320);
    expect(await dialog(tab)).toEqual({ scrolled: 0, inView: 2 });
    await person.presses('button', 'I Agree');
    await expect.poll(() => tab.evaluate(() => document.querySelector('echelon-terms-modal')?.shadowRoot?.querySelector('dialog[open]') ?? 'closed')).toBe('closed');
  });
}
