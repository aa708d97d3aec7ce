import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { defaultTheme, publicVars, vars } from '../tokens/contract.js';
import type { TokenName } from '../tokens/theme.js';
import { focus } from './focus.js';

const isToken = (name: string): name is TokenName => name in defaultTheme;
const tokens = Object.keys(defaultTheme).filter(isToken);
/** Where a page sets the second alone, it is meant for the first as well. */
const alike: readonly (readonly [name: TokenName, other: TokenName])[] = [
  ['fontFamilyDisplay', 'fontFamily'],
  ['colorAction', 'colorAccent'],
  ['colorActionHover', 'colorAccentHover'],
  ['colorOnAction', 'colorOnAccent'],
];
const given = (name: TokenName) => fallbackVar(publicVars[name], defaultTheme[name]);

/**
 * What every widget is rendered into, in a shadow root or in a document. Nothing is inherited from the page but what
 * a page means for everyone: direction (which `all` leaves alone), colour scheme, visibility, and the `--echelon-*`
 * tokens.
 */
export const root = style({
  vars: {
    ...Object.fromEntries(tokens.map(name => [vars[name], given(name)])),
    // A page that names one font means it for figures, too, and one accent for every step forward.
    ...Object.fromEntries(
      alike.map(([name, other]) => [
        vars[name],
        fallbackVar(publicVars[name], fallbackVar(publicVars[other], defaultTheme[name])),
      ]),
    ),
  },
  all: 'initial',
  colorScheme: 'inherit',
  visibility: 'inherit',
  display: 'block',
  boxSizing: 'border-box',
  fontFamily: vars.fontFamily,
  fontSize: vars.fontBody,
  lineHeight: vars.lineText,
  fontVariantNumeric: 'tabular-nums',
  color: vars.colorText,
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
  overflowWrap: 'break-word',
  selectors: {
    '&[data-echelon-theme=light]': { colorScheme: 'light' },
    '&[data-echelon-theme=dark]': { colorScheme: 'dark' },
  },
});

// One class of specificity: above a page's own `p {}` and `button {}`, below any component's later class.
globalStyle(`${root} :where(*)`, { boxSizing: 'border-box' });
globalStyle(`${root} :where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend)`, {
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  font: 'inherit',
  color: 'inherit',
  listStyle: 'none',
});
globalStyle(`${root} :where(button, input, select, textarea)`, {
  margin: 0,
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
// What takes the focus without being a control of ours: a title after a step, a box that scrolls.
globalStyle(`${root} :where(:focus-visible)`, {
  outline: `${focus.width}px solid ${vars.colorFocus}`,
  outlineOffset: focus.offset,
});
globalStyle(`${root} [hidden]`, { display: 'none !important' });
