import type { Locator, Page } from 'playwright/test';
import { patience } from '../../../scripts/lib/patience.mjs';
import type { Wording } from './words.js';

/** How a user makes a call, and what their screen says of it. */
export interface Hands {
  /** The page of the portal where people meet it. */
  page: string | (() => string);
  /** What the browser has stored before, as from an earlier visit. */
  stored?: () => Record<string, string>;
  /** What is there as long as the call can be made: the first thing that is operated. */
  first: (page: Page) => Locator;
  /** From there to the button that makes the call. */
  reach?: (page: Page) => Promise<void>;
  /** The button that makes the call. */
  button: (page: Page) => Locator;
  /** What is done with it, where that is no click. */
  press?: (page: Page) => Promise<unknown>;
  /** What is offered in its place when an answer was lost; without it the same button. */
  again?: (page: Page) => Locator;
  /** Texts that say that it happened. */
  done: readonly Wording[];
  /** Texts that say that it did not. */
  undone?: readonly Wording[];
  /** Texts that say that it takes long. */
  waiting?: readonly Wording[];
  /** Announced texts that say nothing of the call. */
  beside?: readonly Wording[];
  /** What the page shows without a word: whether it happened, as far as that can be seen. */
  shows?: (page: Page) => Promise<'done' | 'undone' | undefined>;
  /** A wish is shown at once, before it is done: only a page that has just loaded shows the stored state. */
  showsWishes?: true;
  /** A page that shows what the server has, and asks all the same, says that it did not happen. */
  askingMeansUndone?: true;
}

/** Something is pressed: a button, or what reads as a link. */
export const button =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('button', { name, exact: true });
/** A button of the question, or the form, above the page. */
export const inDialog =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('dialog').getByRole('button', { name, exact: true });
export const field =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('textbox', { name, exact: true });

/** Waits for it, looking more often than Playwright does: there are many rows. */
export async function appears(locator: Locator): Promise<void> {
  const end = Date.now() + patience.state;
  while (!(await locator.first().isVisible())) {
    if (Date.now() > end) return locator.first().waitFor({ timeout: 1 });
    await new Promise(resolve => {
      setTimeout(resolve, 25);
    });
  }
}

/** Read from what is not there any more, once what it stood in is: before that, nothing is there. */
export const isGone =
  (from: (page: Page) => Locator, gone: (page: Page) => Locator) =>
  async (page: Page): Promise<'done' | 'undone' | undefined> => {
    if (!(await from(page).first().isVisible())) return undefined;
    return (await gone(page).first().isVisible()) ? 'undone' : 'done';
  };
