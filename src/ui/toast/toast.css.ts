import { keyframes, style } from '@vanilla-extract/css';
import { type } from '../style/mixins.js';
import { vars } from '../tokens/contract.js';

const enter = keyframes({ from: { opacity: 0, translate: '0 8px' } });

export const toasts = style({
  position: 'fixed',
  inset: 'auto',
  insetBlockEnd: vars.space5,
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
  background: 'none',
  color: vars.colorText,
  overflow: 'visible',
  pointerEvents: 'none',
  '@media': { '(max-width: 412px)': { insetInline: vars.space4, insetBlockEnd: vars.space4 } },
});

export const toast = style([type.small, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space3,
  minHeight: 56,
  paddingBlock: vars.space2,
  paddingInline: `${vars.space4} ${vars.space2}`,
  // on a dark page a shadow is not seen
  border: `1px solid light-dark(transparent, ${vars.colorLine})`,
  borderRadius: vars.radiusControl,
  background: vars.colorSurface,
  boxShadow: vars.shadowRaised,
  pointerEvents: 'auto',
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${enter} ${vars.durationEnter} ease-out` } },
}]);

export const sign = style({
  display: 'inline-flex',
  selectors: {
    '&[data-tone=success]': { color: vars.colorSuccess },
    '&[data-tone=error]': { color: vars.colorCritical },
  },
});

export const text = style({ flex: 1, minWidth: 0 });
