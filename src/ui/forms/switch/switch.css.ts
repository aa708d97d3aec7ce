import { style } from '@vanilla-extract/css';
import { feedback, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const row = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space3,
    minHeight: 44,
    paddingBlock: vars.space1,
    cursor: 'pointer',
    selectors: { '&:has(:disabled, [aria-disabled=true])': { cursor: 'not-allowed', color: vars.colorTextMuted } },
  },
]);

export const words = style({ minWidth: 0 });

export const under = style({
  display: 'grid',
  gap: vars.space1,
  selectors: { '&:has(p)': { marginBlockStart: -4, paddingBlockEnd: vars.space2 } },
});

const move = feedback('inset-inline-start')['@media'];

export const input = style([
  {
    position: 'relative',
    flex: 'none',
    width: 44,
    height: 24,
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
        width: 16,
        height: 16,
        borderRadius: '50%',
        background: vars.colorTextMuted,
      },
      [`${row}:hover &:not(:disabled)`]: { borderColor: vars.colorText },
      '&:checked': { background: vars.colorInverse, borderColor: vars.colorInverse },
      '&:checked::after': { insetInlineStart: 23, background: vars.colorOnInverse },
      '&[aria-invalid=true]': { borderColor: vars.colorCritical, boxShadow: `0 0 0 1px ${vars.colorCritical}` },
      '&:is(:disabled, [aria-disabled=true])': { opacity: 0.45 },
    },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        selectors: { '&::after': move['(prefers-reduced-motion: no-preference)'] },
      },
      // system colours are the only ones that are not overruled there
      '(forced-colors: active)': {
        selectors: {
          '&::after': { background: 'ButtonText' },
          '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
          '&:checked::after': { background: 'HighlightText' },
        },
      },
    },
  },
  feedback('background-color', 'border-color'),
]);
