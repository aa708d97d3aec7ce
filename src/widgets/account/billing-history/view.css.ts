import { style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

export const view = style({ display: 'flex', flexDirection: 'column', gap: vars.space4, maxWidth: measure.text });

export const title = style(type.display);

/** What it was for at one end, what it cost at the other. */
export const line = style({ display: 'flex', justifyContent: 'space-between', columnGap: vars.space3 });

export const amount = style({
  flex: 'none',
  fontWeight: vars.weightBold,
  fontVariantNumeric: 'tabular-nums',
  unicodeBidi: 'plaintext',
});

/** Date, number and state. */
export const remark = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space3,
  rowGap: vars.space1,
  marginBlockStart: vars.space1,
});

export const list = style({ selectors: { '&[aria-busy=true]': { opacity: 0.6 } } });
