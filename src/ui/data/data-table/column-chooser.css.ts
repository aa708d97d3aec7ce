import { style } from '@vanilla-extract/css';
import { feedback, focusRing, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const chooserButton = style([
  type.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space2,
    minHeight: 44,
    paddingInline: vars.space3,
    border: `1px solid ${vars.colorLineStrong}`,
    borderRadius: vars.radiusControl,
    background: vars.colorSurface,
    color: vars.colorText,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.colorSunken },
      '&:focus-visible': focusRing,
      '[data-density=compact] &': { minHeight: 36 },
    },
  },
  feedback('background-color'),
]);

export const chooser = style([
  type.small,
  {
    position: 'fixed',
    inset: 'auto',
    minWidth: 220,
    maxWidth: `calc(100vw - 2 * ${vars.space2})`,
    maxHeight: 'min(420px, 80vh)',
    margin: 0,
    paddingBlock: vars.space2,
    paddingInline: vars.space4,
    border: `1px solid ${vars.colorLine}`,
    borderRadius: vars.radiusControl,
    background: vars.colorSurface,
    color: vars.colorText,
    boxShadow: vars.shadowFloating,
    overflowY: 'auto',
    selectors: { '&:focus-visible': focusRing },
  },
]);

export const chooserNote = style([
  type.caption,
  { color: vars.colorTextMuted, selectors: { '&:not(:empty)': { paddingBlock: vars.space1 } } },
]);
