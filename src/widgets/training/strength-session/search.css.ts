import { style } from '@vanilla-extract/css';
import { focusRing, type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const searchBox = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space3 });

export const found = style([type.small, { color: vars.colorTextMuted }]);

export const results = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const result = style({
  display: 'grid',
  width: '100%',
  minHeight: 56,
  alignContent: 'center',
  padding: 0,
  border: 0,
  borderBlockStart: `1px solid ${vars.colorLine}`,
  background: 'transparent',
  color: vars.colorText,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  },
});

export const resultName = style([type.body, { overflowWrap: 'anywhere' }]);

export const resultNote = style([type.small, { color: vars.colorTextMuted }]);
