import { style } from '@vanilla-extract/css';
import { feedback, focusRing, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const group = style({ position: 'relative', maxWidth: '100%', width: 'fit-content' });

export const track = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space1,
  padding: vars.space1,
  borderRadius: vars.radiusControl,
  background: vars.colorSunken,
});

export const segment = style([
  type.label,
  {
    position: 'relative',
    display: 'flex',
    flex: '1 1 auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space2,
    minHeight: 44,
    paddingInline: vars.space3,
    border: '1px solid transparent',
    borderRadius: `calc(${vars.radiusControl} - 2px)`,
    color: vars.colorTextMuted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.colorText },
      '&:has(:checked)': { background: vars.colorSurface, borderColor: vars.colorLineStrong, color: vars.colorText },
      '&:has(:focus-visible)': focusRing,
      '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.45 },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
  },
  feedback('background-color', 'color'),
]);

export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });
