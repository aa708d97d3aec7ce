import { style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

/** Ink on every page. */
export const arena = style({
  colorScheme: 'dark',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space3,
  padding: vars.space4,
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusCard,
  background: vars.colorSurface,
  color: vars.colorText,
  '@container': { 'session (min-width: 560px)': { padding: vars.space5 } },
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space5,
  rowGap: vars.space3,
  margin: 0,
});

export const figure = style([
  type.display,
  {
    display: 'flex',
    flexDirection: 'column',
    '@container': { 'session (min-width: 560px)': { fontSize: vars.fontFigure } },
  },
]);

export const figureName = style([type.small, { fontFamily: vars.fontFamily, color: vars.colorTextMuted }]);

export const note = style([type.small, { color: vars.colorTextMuted }]);

/** The one red of the page: a record. */
export const recordHead = style([
  type.lead,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space2,
    paddingBlockStart: vars.space2,
    marginBlockEnd: vars.space2,
    borderBlockStart: `4px solid ${vars.colorAccent}`,
  },
]);

export const records = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const recordBlock = style({ paddingBlock: vars.space3, borderBlockStart: `1px solid ${vars.colorLine}` });

export const recordName = style([type.label, { fontSize: vars.fontBody, overflowWrap: 'anywhere' }]);

export const recordRows = style({ display: 'grid', margin: 0 });

export const recordRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 72px',
  columnGap: vars.space3,
  alignItems: 'baseline',
});

export const recordValue = style([type.lead, { margin: 0, textAlign: 'end', whiteSpace: 'nowrap' }]);

export const recordOver = style([type.small, { margin: 0, textAlign: 'end', color: vars.colorTextMuted }]);

/** How each is computed, once. */
export const hows = style([
  note,
  {
    display: 'grid',
    gap: vars.space1,
    margin: 0,
    padding: 0,
    paddingBlockStart: vars.space3,
    borderBlockStart: `1px solid ${vars.colorLine}`,
    listStyle: 'none',
  },
]);

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space3 });
