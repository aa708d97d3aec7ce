import { style } from '@vanilla-extract/css';
import { type } from '../../ui/style/mixins.js';
import { vars } from '../../ui/tokens/contract.js';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space3, outline: 0 });

export const heading = style([type.label, { outline: 0 }]);

export const muted = style([type.small, { color: vars.colorTextMuted }]);

/** Of three columns; it fits the narrowest place. */
export const table = style([
  type.small,
  { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', fontVariantNumeric: 'tabular-nums' },
]);

export const cell = style({
  paddingBlock: vars.space1,
  paddingInline: `0 ${vars.space2}`,
  verticalAlign: 'top',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  borderBlockStart: `1px solid ${vars.colorLine}`,
});

export const columnName = style([cell, { border: 0, fontWeight: vars.weightMedium }]);

export const rowName = style([cell, { color: vars.colorTextMuted, fontWeight: vars.weightRegular }]);

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space2 });
