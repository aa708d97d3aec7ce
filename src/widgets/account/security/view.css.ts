import { style } from '@vanilla-extract/css';
import { card, type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

export const box = style({ containerType: 'inline-size', containerName: 'security' });

export const view = style({ display: 'flex', flexDirection: 'column', gap: vars.space4, maxWidth: measure.text });

export const title = style(type.display);

export const surface = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space4,
  padding: vars.space5,
  ...card,
  '@container': { 'security (max-width: 359px)': { padding: vars.space4 } },
});

// One size with the buttons: the screen has four sizes.
export const heading = style([type.body, { fontWeight: vars.weightBold }]);

export const group = style([type.label, { color: vars.colorTextMuted }]);

export const muted = style([type.small, { color: vars.colorTextMuted }]);

export const form = style({ display: 'grid', gap: vars.space4, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 420 });

export const list = style({ display: 'flex', flexDirection: 'column' });

/** A mark, what it is, and what can be done with it: below in a narrow place. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space3,
  rowGap: vars.space2,
  paddingBlock: vars.space3,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colorLine}` } },
  '@container': { 'security (min-width: 520px)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

export const mark = style([
  type.small,
  { display: 'inline-flex', alignItems: 'center', height: '1.5em', color: vars.colorTextMuted },
]);

export const name = style([
  type.label,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space2, rowGap: vars.space1 },
]);

// Read out and typed elsewhere: on one line, and broken only where it fits on none.
export const serial = style({ display: 'inline-block' });

export const act = style({
  gridColumn: '2',
  '@container': { 'security (min-width: 520px)': { gridColumn: '3', alignSelf: 'center' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space3 });
