import { globalStyle } from '@vanilla-extract/css';
import { brands } from './brands.js';
import { publicVars } from './contract.js';
import { makeTheme, type TokenName } from './theme.js';

// Every known brand as CSS, made at build time, for every element with `data-echelon-brand`: our handbook, a host's
// page. Only what a brand decides: sizes are everybody's. Widgets do not import this.
const isToken = (name: string): name is TokenName => name in publicVars;

for (const [name, brand] of Object.entries(brands)) {
  const theme = makeTheme(brand);
  const decided = Object.keys(theme)
    .filter(isToken)
    .filter(token => /^(?:color|fontFamily|radiusC)/.test(token));
  // As strong as two classes: a page's `:root` may name all tokens too.
  globalStyle(`[data-echelon-brand=${name}][data-echelon-brand]`, {
    vars: Object.fromEntries(decided.map(token => [publicVars[token], theme[token]])),
  });
}
