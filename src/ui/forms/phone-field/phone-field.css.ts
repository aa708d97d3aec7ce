import { style } from '@vanilla-extract/css';
import { bare } from '../field/affixed.css.js';
import { focusRing } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const country = style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space1,
  paddingInline: `${vars.space3} ${vars.space2}`,
  borderInlineEnd: `1px solid ${vars.colorLine}`,
  borderStartStartRadius: `calc(${vars.radiusControl} - 1px)`,
  borderEndStartRadius: `calc(${vars.radiusControl} - 1px)`,
  color: vars.colorText,
  selectors: {
    '&:hover:not(:has(:disabled))': { background: vars.colorSunken },
    '&:has(:focus-visible)': { ...focusRing, outlineOffset: -1 },
    '&:has(:disabled)': { color: vars.colorTextMuted },
  },
});

export const dialled = style({ marginInlineStart: vars.space1, direction: 'ltr' });

export const code = style({ minWidth: 24, textAlign: 'center', fontWeight: vars.weightMedium });

export const arrow = style({ display: 'inline-flex', color: vars.colorTextMuted });

// The browser's own list, under a face of ours.
export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

// A number reads from left to right in every language.
export const number = style([bare, { direction: 'ltr', selectors: { '&:dir(rtl)': { textAlign: 'end' } } }]);
