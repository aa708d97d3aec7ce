import type { Locator, Page } from 'playwright/test';
import type { World } from '../support/world.js';
import { openPage } from '../support/page.js';
import { expect, test } from '../support/test.js';

// Plain Playwright throughout: every engine can run it.

const screens = { 'a desktop': { width: 1280, height: 800 }, 'a phone': { width: 320, height: 640 }, 'a phone on its side': { width: 640, height: 320 } } as const;

interface Terms {
  dialog: Locator;
  text: Locator;
  agree: Locator;
}

async function opensTerms(page: Page, world: World): Promise<Terms> {
  await openPage(page, world, { body: '<div style="height:3000px">A long page</div><echelon-terms-modal open></echelon-terms-modal>' });
  const dialog = page.getByRole('dialog', { name: 'Echelon Terms and Conditions' });
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const text = dialog.getByRole('region', { name: 'Echelon Terms and Conditions' });
  await expect(text).toBeFocused();
  return { dialog, text, agree: dialog.getByRole('button', { name: 'I Agree' }) };
}

/** What was there before the text moved is there still. */
async function standsStill({ dialog }: Terms): Promise<void> {
  await expect(dialog.getByRole('heading', { name: 'Echelon Terms and Conditions' })).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'I Agree' })).toBeInViewport();
}

const scrolled = (box: Locator) => box.evaluate(element => element.scrollTop);
const fromItsEnd = (box: Locator) => box.evaluate(element => element.scrollHeight - element.clientHeight - element.scrollTop);

for (const [screen, size] of Object.entries(screens)) {
  test.describe(`the terms on ${screen}`, () => {
    test.use({ viewport: size });
    const isShort = size.height < 400;

    test('are read to their end by End, and agreed to by the keyboard alone', async ({ page, world }) => {
      const terms = await opensTerms(page, world);
      await expect(terms.agree).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('End');
      await expect.poll(() => fromItsEnd(terms.text)).toBeLessThanOrEqual(5);
      await expect(terms.agree).not.toHaveAttribute('aria-disabled', 'true');
      if (!isShort) await standsStill(terms);
      const accepted = page.evaluate(() => new Promise(resolve => { addEventListener('echelon-terms-accepted', () => resolve(true)); }));
      for (let tab = 0; tab < 12 && !(await terms.agree.evaluate(button => button.matches(':focus'))); tab++) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await accepted).toBe(true);
    });

    test('are read to their end by Page Down and Space, and further presses empty nothing', async ({ page, world }) => {
      const terms = await opensTerms(page, world);
      await page.keyboard.press('PageDown');
      await expect.poll(() => scrolled(terms.text)).toBeGreaterThan(0);
      for (let press = 0; press < 200 && (await fromItsEnd(terms.text)) > 5; press++) {
        await page.keyboard.press(press % 2 ? 'PageDown' : 'Space');
        await page.waitForTimeout(30);
      }
      await expect(terms.agree).not.toHaveAttribute('aria-disabled', 'true');
      for (const key of ['PageDown', 'Space', 'End']) await page.keyboard.press(key);
      await page.waitForTimeout(200);
      if (!isShort) await standsStill(terms);
      await expect(terms.text.locator('[part=text] > *').last()).toBeInViewport();
    });

    test('are read to their end by the wheel, which then moves neither the dialog nor the page', async ({ page, world }) => {
      const terms = await opensTerms(page, world);
      await terms.text.hover();
      for (let turn = 0; turn < 200 && (await fromItsEnd(terms.text)) > 5; turn++) {
        await page.mouse.wheel(0, 600);
        await page.waitForTimeout(30);
      }
      await expect(terms.agree).not.toHaveAttribute('aria-disabled', 'true');
      await page.waitForTimeout(300);
      await page.mouse.wheel(0, 4000);
      await page.mouse.wheel(0, 4000);
      await page.waitForTimeout(300);
      if (!isShort) await standsStill(terms);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(terms.text.locator('[part=text] > *').last()).toBeInViewport();
    });

    test('hold nothing that could scroll out of view what they show', async ({ page, world }) => {
      const { dialog } = await opensTerms(page, world);
      // As a key press, a fast wheel or a search in the page would: as far as it goes.
      const content = await dialog.evaluate(element => {
        element.scrollTop = 1e6;
        const { bottom } = element.getBoundingClientRect();
        return bottom - Math.max(...[...element.children].map(child => child.getBoundingClientRect().bottom));
      });
      expect(content).toBeLessThan(4);
    });
  });
}
