import { afterEach as findProblems } from '@storybook/addon-a11y/preview';
import type { AfterEach } from 'storybook/internal/types';
import { applyPageTheme } from '../page.js';
import { fitsInto320, hasLayout } from './fits-into-320.js';
import { inTests } from './in-tests.js';
import { narrow } from './narrow.js';
import { settled } from './settled.js';
import { somethingScrolls } from './what-scrolls.js';
import { whatIsThere } from './what-is-there.js';

type Story = Parameters<AfterEach>[0];

/** The same look with other rules than all of them. */
const lookedAt = (context: Story, options: object): Story => {
  const { a11y }: { a11y?: { options?: object } } = context.parameters;
  return {
    ...context,
    parameters: { ...context.parameters, a11y: { ...a11y, options: { ...a11y?.options, ...options } } },
  };
};

// Colours are all that the dark changes, and neither a box nor a direction changes them: most of axe's time goes there.
const coloursOnly = { runOnly: ['color-contrast'] };
const allButColours = { rules: { 'color-contrast': { enabled: false } } };
// The same things are there as in the wide, with the same names: only what depends on their places may be wrong, and that
// is asked of boxes that scroll. Axe reads the whole page before it looks for one.
const placesOnly = { runOnly: ['scrollable-region-focusable'] };

/**
 * Runs before the addon's own look at the story, and leaves it unchanged.
 *
 * In a test run, a story is checked again in the dark for its colours, and right to left in a box of 320 px, where it must
 * also fit: for everything else where it shows something else there, and for its places alone where it does not. In the
 * browser the toolbar says what is shown and checked.
 */
export const passesEveryWay: AfterEach = async context => {
  if (!inTests || context.globals['theme'] === 'dark' || context.globals['direction'] === 'rtl') return;
  applyPageTheme('dark');
  try {
    await settled();
    await findProblems(lookedAt(context, coloursOnly));
  } finally {
    applyPageTheme('light');
  }
  // Where no layout is looked at, nobody needs the narrow box left to right.
  const isLaidOut = hasLayout(context);
  if (!isLaidOut) document.documentElement.dir = 'rtl';
  const wide = whatIsThere();
  const widen = await narrow();
  try {
    if (isLaidOut) {
      await fitsInto320(context);
      document.documentElement.dir = 'rtl';
      await settled();
      await fitsInto320(context);
    }
    if (whatIsThere() !== wide) await findProblems(lookedAt(context, allButColours));
    else if (somethingScrolls()) await findProblems(lookedAt(context, placesOnly));
  } finally {
    document.documentElement.dir = 'ltr';
    await widen();
  }
};
