import { afterEach as findProblems } from '@storybook/addon-a11y/preview';
import { waitForAnimations } from 'storybook/preview-api';
import type { AfterEach } from 'storybook/internal/types';
import { dressPage } from './page.js';

/**
 * In a test run, each story is looked at a second time in the dark by the same rules: one run, one story reached once.
 * In the browser the toolbar says which theme is shown and checked.
 */
export const passesInTheDark: AfterEach = async context => {
  if (import.meta.env['VITEST_STORYBOOK'] === undefined || context.globals['theme'] === 'dark') return;
  dressPage('dark');
  try {
    await waitForAnimations();
    await findProblems(context);
  } finally {
    dressPage('light');
  }
};
