import { style } from '@vanilla-extract/css';
import { card, type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

/** The list takes all the room there is, so that many stand side by side; one location is read. */
export const box = style([
  type.small,
  {
    containerType: 'inline-size',
    containerName: 'locations',
    selectors: { '&[data-one]': { maxWidth: measure.page } },
  },
]);

export const view = style({ display: 'grid', gap: vars.space4, gridTemplateColumns: 'minmax(0, 1fr)' });

export const title = style([type.display, { overflowWrap: 'anywhere' }]);

/** Paper without a line, and what stands on it. */
export const sheet = style([
  card,
  view,
  {
    padding: vars.space5,
    alignContent: 'start',
    '@container': { 'locations (max-width: 479px)': { padding: vars.space4 } },
  },
]);

export const heading = style(type.lead);

export const muted = style({ color: vars.colorTextMuted, overflowWrap: 'anywhere' });

/** A heading and, at the end of its line, what can be done. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space2} ${vars.space4}`,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space2 });

/** Two sheets beside one another where there is room for them. */
export const columns = style([
  view,
  {
    alignItems: 'start',
    '@container': { 'locations (min-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  },
]);

/** Rows with a hairline between them. */
export const row = style({
  display: 'grid',
  gap: vars.space2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space3,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colorLine}` } },
});

export const name = style([type.label, { overflowWrap: 'anywhere' }]);

/** Below the value of a cell. */
export const second = style([type.caption, { display: 'block', color: vars.colorTextMuted }]);
