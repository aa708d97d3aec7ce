import { style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const list = style([type.small, { display: 'flex', flexDirection: 'column', gap: vars.space3 }]);

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space4,
  selectors: {
    '&[data-total]': {
      paddingBlockStart: vars.space4,
      marginBlockStart: vars.space1,
      borderBlockStart: `1px solid ${vars.colorLine}`,
      fontSize: vars.fontLead,
      fontWeight: vars.weightBold,
    },
  },
});

export const term = style({
  minWidth: 0,
  color: vars.colorTextMuted,
  // A sum stays beside what it is of: where it is narrow, the words break and not the row.
  selectors: { [`${row}[data-total] > &`]: { flex: '1 1 50%', color: vars.colorText } },
});

export const value = style({
  minWidth: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
});

// By its own first letter, and left to right where it has none: right to left, -$10.00 would read $10.00-.
export const figure = style({ unicodeBidi: 'plaintext' });

export const note = style([type.caption, { flexBasis: '100%', color: vars.colorTextMuted }]);
