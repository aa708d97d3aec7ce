import { keyframes, style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { below } from '../../style/below.js';
import { vars } from '../../tokens/contract.js';

const enter = keyframes({ from: { opacity: 0, translate: '0 8px' } });

export const toasts = style({
  position: 'fixed',
  inset: 'auto',
  insetBlockEnd: `calc(${vars.space5} + ${below})`,
  insetInlineEnd: vars.space5,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space3,
  margin: 0,
  padding: 0,
  border: 0,
  // spec s.9
  width: 364,
  maxWidth: `calc(100% - 2 * ${vars.space4})`,
  maxHeight: `calc(100% - 2 * ${vars.space5})`,
  background: 'none',
  color: vars.colorText,
  overflowX: 'visible',
  pointerEvents: 'none',
  scrollbarWidth: 'thin',
  selectors: {
    // Only as high as the page: a long list scrolls, and its shadows are cut then.
    '&:has(> :nth-child(6))': { overflowY: 'auto', overscrollBehavior: 'contain', pointerEvents: 'auto' },
  },
  // in the top layer the viewport is the box around it
  '@media': { '(max-width: 412px)': { insetInline: vars.space4, insetBlockEnd: `calc(${vars.space4} + ${below})` } },
});

export const more = style({ display: 'flex', flex: 'none', justifyContent: 'center', pointerEvents: 'auto' });

export const toast = style([
  type.small,
  {
    display: 'flex',
    flex: 'none',
    alignItems: 'flex-start',
    gap: vars.space3,
    minHeight: 56,
    paddingBlock: 9,
    paddingInline: `${vars.space4} ${vars.space2}`,
    // on a dark page a shadow is not seen
    border: `1px solid light-dark(transparent, ${vars.colorLine})`,
    borderRadius: vars.radiusControl,
    background: vars.colorSurface,
    boxShadow: vars.shadowRaised,
    pointerEvents: 'auto',
    '@media': {
      '(forced-colors: active)': { borderColor: 'CanvasText' },
      '(prefers-reduced-motion: no-preference)': { animation: `${enter} ${vars.durationEnter} ease-out` },
    },
  },
]);

export const sign = style({
  display: 'inline-flex',
  flex: 'none',
  // on the first line of the words
  paddingBlock: 8,
  selectors: {
    '&[data-tone=success]': { color: vars.colorSuccess },
    '&[data-tone=error]': { color: vars.colorCritical },
  },
});

export const text = style({ flex: 1, minWidth: 0, paddingBlock: 7.5, overflowWrap: 'anywhere' });

export const act = style({ display: 'inline-flex', flex: 'none' });
