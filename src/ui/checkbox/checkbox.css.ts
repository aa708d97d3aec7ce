import { style } from '@vanilla-extract/css';
import { asterisk } from '../field/field.css.js';
import { feedback, focusRing, type } from '../style/mixins.js';
import { vars } from '../tokens/contract.js';

export const row = style([type.body, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space3,
  minHeight: 44,
  paddingBlock: 10,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.colorTextMuted } },
}]);

export const box = style({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 20,
  height: 20,
  marginBlockStart: 2,
  color: vars.colorOnInverse,
});

export const input = style([
  {
    position: 'absolute',
    inset: 0,
    margin: 0,
    border: `1.5px solid ${vars.colorLineStrong}`,
    borderRadius: 5,
    background: vars.colorSurface,
    appearance: 'none',
    cursor: 'inherit',
    selectors: {
      '&:checked': { background: vars.colorInverse, borderColor: vars.colorInverse },
      '&:focus-visible': focusRing,
      '&[aria-invalid=true]': { borderColor: vars.colorCritical },
      '&:disabled': { opacity: 0.45 },
    },
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  },
  feedback('background-color'),
]);

export const mark = style({
  position: 'relative',
  display: 'none',
  pointerEvents: 'none',
  selectors: { [`${input}:checked + &`]: { display: 'grid' } },
  '@media': { '(forced-colors: active)': { visibility: 'hidden' } },
});

// Beside the words and not after them: what a link ends in would leave it alone on a line.
export const star = style([asterisk, { marginInlineStart: `calc(2px - ${vars.space3})` }]);

export const problem = style([type.small, { color: vars.colorCritical, paddingInlineStart: 32 }]);
