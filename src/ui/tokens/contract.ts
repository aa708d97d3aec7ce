import { createGlobalThemeContract } from '@vanilla-extract/css';
import { defaultBrand } from './default-brand.js';
import { kebabToken } from './property.js';
import { makeTheme } from './theme.js';

// Read by `.css.ts` files only, at build time: nothing of this travels to a browser.

/** The default brand's value of every token. */
export const defaultTheme = makeTheme(defaultBrand);

const names =
  (prefix: string) =>
  (_: string | null, path: string[]): string =>
    `${prefix}-${kebabToken(path.join('-'))}`;

/**
 * What a page may set, anywhere above a widget or on it: `--echelon-color-accent`, `--echelon-radius-control` …
 * Components read `vars` instead, which takes these and falls back to the default brand. Were the defaults set on
 * `:host`, they would hide what a page has set on its own root.
 */
export const publicVars = createGlobalThemeContract(defaultTheme, names('echelon'));

/** What components read. Set once, by the root style. */
export const vars = createGlobalThemeContract(defaultTheme, names('e'));
