import { style } from '@vanilla-extract/css';
import { layers } from '../../style/layers.js';
import { feedback, focusRing, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

/** Ink along the bottom edge, clear of what a phone draws there. */
export const bar = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: layers.floating,
  colorScheme: 'dark',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${vars.colorLine}`,
  background: vars.colorCanvas,
});

export const list = style({ display: 'flex' });

export const cell = style({ flex: '1 1 0', minWidth: 0 });

export const item = style([
  type.caption,
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 2,
    width: '100%',
    minHeight: 56,
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.colorTextMuted,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.colorText },
      '&:focus-visible': { ...focusRing, outlineOffset: -4 },
      '&[data-selected]': { color: vars.colorText, fontWeight: vars.weightMedium },
      // a border, so that it stays where colours are forced
      '&[data-selected]::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: -1,
        insetInline: '25%',
        borderBlockStart: `3px solid ${vars.colorAccent}`,
      },
    },
  },
  feedback('color'),
]);

export const text = style({ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
