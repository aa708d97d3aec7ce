import { style } from '@vanilla-extract/css';
import { feedback, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space2, minWidth: 0 });

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space2,
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
});

const press = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: 36,
  // half its height: round on one line, and no circle on five
  borderRadius: 18,
  color: vars.colorText,
  cursor: 'pointer',
  selectors: {
    // 44 px to a finger, in the room between two lines
    '&::after': { content: '""', position: 'absolute', insetBlock: -4, insetInline: 0 },
  },
} as const;

export const item = style({ minWidth: 0, maxWidth: '100%' });

export const chip = style([
  type.small,
  press,
  {
    gap: vars.space1,
    paddingBlock: vars.space1,
    paddingInline: `${vars.space3} 10px`,
    border: `1px solid ${vars.colorLineStrong}`,
    background: vars.colorSurface,
    textAlign: 'start',
    selectors: { ...press.selectors, '&:hover': { background: vars.colorSunken } },
  },
  feedback('background-color'),
]);

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const field = style({ color: vars.colorTextMuted });

export const value = style({ fontWeight: vars.weightMedium });

export const clear = style([
  type.label,
  press,
  {
    paddingInline: vars.space2,
    border: 0,
    background: 'none',
    textDecoration: 'underline',
    textDecorationColor: vars.colorLineStrong,
    textUnderlineOffset: '0.2em',
    selectors: { ...press.selectors, '&:hover': { textDecorationColor: 'currentcolor' } },
  },
]);
