import { style } from '@vanilla-extract/css';
import { card, type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

export const wizard = style({
  display: 'grid',
  gap: vars.space5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 1088,
  containerType: 'inline-size',
  containerName: 'wizard',
});

/** Its words begin where the column begins. */
export const back = style({ marginInlineStart: `calc(-1px - ${vars.space3})` });

/** A title at one end, whether it is saved at the other. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space4,
  rowGap: vars.space1,
});

/** The step, and beside it what the order comes to. */
export const columns = style({
  display: 'grid',
  gap: vars.space5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': { 'wizard (min-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});

export const step = style({
  display: 'grid',
  gap: vars.space4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: vars.space5,
  ...card,
});

export const summary = style({
  display: 'grid',
  gap: vars.space3,
  padding: vars.space5,
  ...card,
  '@container': { 'wizard (min-width: 760px)': { position: 'sticky', insetBlockStart: vars.space4 } },
});

export const sum = style(type.display);

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** What can be ordered, and at the end edge how many; below it where it is narrow. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space3,
  paddingBlock: vars.space3,
  borderBlockStart: `1px solid ${vars.colorLine}`,
});

export const name = style([type.label, { flex: '1 1 160px', minWidth: 0 }]);

/** Its label is read out alone. */
export const quantity = style({ flex: '0 0 168px', marginBlockStart: `calc(-1 * ${vars.space2})` });

export const price = style([type.small, { color: vars.colorTextMuted, fontWeight: vars.weightRegular }]);

export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space3, justifyContent: 'space-between' });
