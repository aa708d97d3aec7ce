import { style } from '@vanilla-extract/css';
import { focusRing, type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const listRow = style({
  display: 'flex',
  alignItems: 'center',
  borderBlockStart: `1px solid ${vars.colorLine}`,
  // those that take turns hang together
  selectors: { '&[data-turn]': { borderInlineStart: `4px solid ${vars.colorText}`, paddingInlineStart: vars.space3 } },
});

export const listOpen = style({
  display: 'grid',
  flex: 1,
  minWidth: 0,
  minHeight: 56,
  alignContent: 'center',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.colorText,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  },
});

export const listName = style([
  type.body,
  {
    overflowWrap: 'anywhere',
    selectors: { '[aria-current] > &': { fontWeight: vars.weightBold } },
  },
]);
