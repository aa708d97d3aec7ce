import { style } from '@vanilla-extract/css';
import { focusRing, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

const narrow = '(max-width: 519px)';

export const box = style({ containerType: 'inline-size', minWidth: 0 });

export const list = style([
  type.small,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', lineHeight: '24px', color: vars.colorTextMuted },
]);

export const item = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  minWidth: 0,
  maxWidth: '100%',
  minHeight: 24,
  overflowWrap: 'anywhere',
  selectors: {
    // In a wide place all, or else the first, the menu and the last two; in a narrow one the menu and the last two.
    '&[data-shown=menu]': { display: 'none' },
  },
  '@container': {
    [narrow]: {
      selectors: { '&[data-shown=wide]': { display: 'none' }, '&[data-shown=menu]': { display: 'inline-flex' } },
    },
  },
});

export const separator = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  height: 24,
  marginInline: vars.space1,
  // there the menu comes first
  '@container': { [narrow]: { selectors: { '[data-menu] > &': { display: 'none' } } } },
});

export const current = style({ minWidth: 0, color: vars.colorText, fontWeight: vars.weightMedium });

export const more = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 28,
  height: 24,
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.colorSunken, color: vars.colorText }, '&:focus-visible': focusRing },
});
