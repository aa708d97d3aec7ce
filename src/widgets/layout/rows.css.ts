import { style } from '@vanilla-extract/css';
import { type } from '../../ui/style/mixins.js';
import { vars } from '../../ui/tokens/contract.js';

/** In a box of `sections.css.ts`: a mark, what it is, and what can be done with it, below in a narrow place. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space3,
  rowGap: vars.space2,
  paddingBlock: vars.space3,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colorLine}` } },
  '@container': { 'sections (min-width: 520px)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

export const mark = style([
  type.small,
  { display: 'inline-flex', alignItems: 'center', height: '1.5em', color: vars.colorTextMuted },
]);

export const name = style([
  type.label,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space2, rowGap: vars.space1 },
]);

export const act = style({
  gridColumn: '2',
  '@container': { 'sections (min-width: 520px)': { gridColumn: '3', alignSelf: 'center' } },
});
