import { style } from '@vanilla-extract/css';
import { asterisk } from '../field/field.css.js';
import { feedback, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

const fixed = '&:is(:disabled, [aria-disabled=true])';

export const row = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space3,
    minHeight: 44,
    paddingBlock: 10,
    cursor: 'pointer',
    selectors: { '&:has(:disabled, [aria-disabled=true])': { cursor: 'not-allowed', color: vars.colorTextMuted } },
  },
]);

export const words = style({ minWidth: 0 });

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
      // radio buttons of which none is chosen are indeterminate as well
      '&[type=radio]': { borderRadius: '50%' },
      '&:is(:checked, [type=checkbox]:indeterminate)': {
        background: vars.colorInverse,
        borderColor: vars.colorInverse,
      },
      [`label:hover > * > &:not(:checked, [type=checkbox]:indeterminate, :disabled)`]: { borderColor: vars.colorText },
      '&[aria-invalid=true]': { borderColor: vars.colorCritical, boxShadow: `inset 0 0 0 1px ${vars.colorCritical}` },
      [fixed]: { opacity: 0.45 },
    },
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  },
  feedback('background-color'),
]);

export const mark = style({
  position: 'relative',
  display: 'none',
  pointerEvents: 'none',
  selectors: { [`${input}:is(:checked, :indeterminate) + &`]: { display: 'grid' } },
  '@media': { '(forced-colors: active)': { visibility: 'hidden' } },
});

// Beside the words and not after them: what a link ends in would leave it alone on a line.
export const star = style([asterisk, { marginInlineStart: `calc(2px - ${vars.space3})` }]);

/** Under the words, not under the box. */
export const under = style({
  display: 'grid',
  gap: vars.space1,
  paddingInlineStart: 32,
  selectors: { '&:has(p)': { marginBlockStart: -8, paddingBlockEnd: 10 } },
});
