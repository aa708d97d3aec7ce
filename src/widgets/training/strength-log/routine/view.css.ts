import { style } from '@vanilla-extract/css';
import { type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

/** Its words, not its edge, are where all begins. */
export const back = style({ marginInlineStart: `calc(-1 * ${vars.space3})` });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space3,
});

export const name = style([type.title, { overflowWrap: 'anywhere' }]);

export const heading = style(type.lead);

export const section = style({
  display: 'grid',
  gap: vars.space2,
  paddingBlockStart: vars.space4,
  borderBlockStart: `1px solid ${vars.colorLine}`,
});

export const day = style([section, { gap: vars.space1 }]);

export const dayHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space3,
  minHeight: 44,
});

export const slot = style({
  display: 'grid',
  paddingBlock: vars.space2,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.colorLine}` },
    // what belongs together hangs on one bar
    '&[data-superset]': { position: 'relative', paddingInlineStart: vars.space4 },
    '&[data-superset]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: vars.space3,
      insetInlineStart: 0,
      borderInlineStart: `4px solid ${vars.colorStrength}`,
    },
  },
});

export const supersetName = style([type.caption, { color: vars.colorTextMuted }]);

export const entryRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space3,
  alignItems: 'baseline',
  paddingBlock: vars.space1,
});

export const entryName = style([type.label, { overflowWrap: 'anywhere' }]);

export const sets = style([type.label, { fontVariantNumeric: 'tabular-nums' }]);

export const code = style([type.title, { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.04em' }]);
