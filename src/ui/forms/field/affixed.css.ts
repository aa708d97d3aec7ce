import { style } from '@vanilla-extract/css';
import { feedback, focusRing, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';
import { autofilled, invalid } from './field.css.js';

/** The box of a control that has something beside its text: a currency, a flag, buttons. */
export const affixed = style([
  type.body,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    width: '100%',
    minWidth: 0,
    minHeight: 44,
    border: `1px solid ${vars.colorLineStrong}`,
    borderRadius: vars.radiusControl,
    background: vars.colorSurface,
    color: vars.colorText,
    selectors: {
      '&:hover:not(:has(input:disabled))': { borderColor: vars.colorText },
      '&:has(input:focus-visible)': { ...focusRing, outlineOffset: -1 },
      '&:has(input[aria-invalid=true])': invalid,
      '&:has(input:disabled)': {
        background: vars.colorSunken,
        color: vars.colorTextMuted,
        borderColor: vars.colorLine,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:has(input:disabled)': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
  feedback('border-color'),
]);

/** The text in such a box, which has the edge and the ring. */
export const bare = style({
  flex: '1 1 0',
  width: 0,
  minWidth: 0,
  paddingBlock: 9,
  paddingInline: vars.space3,
  border: 0,
  borderRadius: `calc(${vars.radiusControl} - 1px)`,
  background: 'transparent',
  outline: 0,
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: vars.colorTextMuted, opacity: 1 },
    '&:autofill': autofilled,
    '&:disabled': { cursor: 'not-allowed' },
  },
});

/** The text beside it, which cannot be changed. */
export const affix = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  maxWidth: '40%',
  color: vars.colorTextMuted,
  overflowWrap: 'anywhere',
  // `CA$` begins with its letters, right to left too
  unicodeBidi: 'plaintext',
  userSelect: 'none',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space3 },
    '&:not(:first-child)': { paddingInlineEnd: vars.space3 },
  },
});
