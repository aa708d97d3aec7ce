import { expect, type Locator, type Page } from 'playwright/test';

/** Presses of Tab after which something counts as out of reach. */
const FAR = 120;

/** Where the focus is, and whether a ring shows it. Sent into the page as its own text. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const isThere = activeElement !== null && activeElement !== document.body;
    return { isThere, isSeen: isThere && activeElement.matches(':focus-visible') };
  });

const isFocused = (target: Locator) => target.evaluate(element => element === document.activeElement);

/** Somebody with nothing but a keyboard: the focus is seen wherever it stops, and is never lost by what they press. */
export function keyboardOf(page: Page) {
  const stays = async () => expect(await focus(page), 'The focus is somewhere.').toMatchObject({ isThere: true });
  const reach = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < FAR && !(await isFocused(target)); presses++) {
      await page.keyboard.press(key);
      const { isThere, isSeen } = await focus(page);
      // between the page's end and its beginning there is the browser
      expect(!isThere || isSeen, 'A ring shows where the focus is.').toBe(true);
    }
    await expect(target).toBeFocused();
  };
  return {
    reach,
    stays,
    async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
      await reach(target);
      await page.keyboard.press(key);
    },
    async write(target: Locator, text: string): Promise<void> {
      await reach(target);
      await page.keyboard.type(text);
    },
  };
}
