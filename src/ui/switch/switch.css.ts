import { style } from '@vanilla-extract/css';
import { feedback, focusRing, type } from '../style/mixins.js';
import { vars } from '../tokens/contract.js';

export const row = style([type.body, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space3,
  minHeight: 44,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.colorTextMuted } },
}]);

export const input = style([
  {
    position: 'relative',
    flex: 'none',
    width: 44,
    height: 26,
    margin: 0,
    border: `1px solid ${vars.colorLineStrong}`,
    borderRadius: vars.radiusPill,
    background: vars.colorSunken,
    appearance: 'none',
    cursor: 'inherit',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 3,
        insetInlineStart: 3,
        width: 18,
        height: 18,
        borderRadius: '50%',
        background: vars.colorTextMuted,
      },
      '&:checked': { background: vars.colorInverse, borderColor: vars.colorInverse },
      '&:checked::after': { insetInlineStart: 21, background: vars.colorOnInverse },
      '&:focus-visible': focusRing,
      '&:disabled': { opacity: 0.45 },
    },
    '@media': { '(forced-colors: active)': { appearance: 'auto', width: 20, height: 20, selectors: { '&::after': { display: 'none' } } } },
  },
  feedback('background-color'),
]);
