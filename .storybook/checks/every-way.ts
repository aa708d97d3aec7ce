import { afterEach as findProblems } from '@storybook/addon-a11y/preview';
import { waitForAnimations } from 'storybook/preview-api';
import type { AfterEach } from 'storybook/internal/types';
import { dressPage } from '../page.js';
import { fitsInto320 } from './fits-into-320.js';
import { inTests } from './in-tests.js';
import { narrow } from './narrow.js';

/**
 * Runs before the addon's own look at the story as it stands, and leaves it so.
 *
 * In a test run, a story that was reached once is looked at by the same rules in the dark, and right to left in a box of
 * 320 px, where it must also fit. In the browser the toolbar says what is shown and checked.
 */
export const passesEveryWay: AfterEach = async context => {
  if (!inTests || context.globals['theme'] === 'dark' || context.globals['direction'] === 'rtl') return;
  dressPage('dark');
  try {
    await waitForAnimations();
    await findProblems(context);
  } finally {
    dressPage('light');
  }
  const widen = await narrow();
  try {
    await fitsInto320(context);
    document.documentElement.dir = 'rtl';
    await waitForAnimations();
    await fitsInto320(context);
    await findProblems(context);
  } finally {
    document.documentElement.dir = 'ltr';
    await widen();
  }
};
