import { expect, type Locator, type Page } from 'playwright/test';

/** How a user operates a page. */
export interface Hands {
  press(target: Locator): Promise<void>;
  /** Chooses one of a group of radio buttons. */
  choose(radio: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
}

export const mouse: Hands = {
  press: target => target.click(),
  // The label is what is seen and pressed.
  choose: async radio => {
    await radio.check({ force: true });
    await expect(radio).toBeChecked();
  },
  write: (field, text) => field.fill(text),
};

/** Presses of Tab after which something counts as out of reach. */
const FAR = 120;

const isFocused = (target: Locator): Promise<boolean> => target.evaluate(element => element === document.activeElement);

/** Nothing but the keyboard: what Tab does not reach cannot be used. */
export function keyboardOf(page: Page): Hands {
  const reach = async (target: Locator, there = isFocused): Promise<void> => {
    await expect(target).toBeVisible();
    for (let tab = 0; tab < FAR; tab++) {
      if (await there(target)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${String(target)}.`);
  };
  const isInGroup = (radio: Locator): Promise<boolean> =>
    radio.evaluate(
      element =>
        element instanceof HTMLInputElement &&
        document.activeElement instanceof HTMLInputElement &&
        document.activeElement.name === element.name,
    );
  return {
    press: async target => {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    choose: async radio => {
      await reach(radio, isInGroup);
      await page.keyboard.press('Space');
      for (let step = 0; step < 12 && !(await radio.isChecked()); step++) await page.keyboard.press('ArrowDown');
      await expect(radio).toBeChecked();
    },
    write: async (field, text) => {
      await reach(field);
      await page.keyboard.type(text);
    },
  };
}
