import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

const wide = 'workout (min-width: 720px)';

export const box = style({
  container: 'workout / inline-size',
  maxWidth: measure.page,
  // fields of ink and hue stay what they are on paper
  printColorAdjust: 'exact',
});

/** There is nothing to press on paper. */
globalStyle(`${box} :is(button, select)`, { '@media': { print: { display: 'none' } } });

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space6 });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space2,
  '@media': { print: { display: 'none' } },
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  columnGap: vars.space5,
  rowGap: vars.space5,
  margin: 0,
  '@container': { [wide]: { gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))' } },
});

/** Figures with a sentence each. */
export const told = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: vars.space5,
  margin: 0,
});

/** A control of few words. */
export const choice = style({ maxWidth: measure.panel, '@media': { print: { display: 'none' } } });

/** A group of what else is known: its name, and beside it where there is room, what it holds. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space4,
  paddingBlockStart: vars.space5,
  borderBlockStart: `1px solid ${vars.colorLine}`,
  '@container': { [wide]: { gridTemplateColumns: '240px minmax(0, 1fr)', columnGap: vars.space6 } },
  '@media': { print: { breakInside: 'avoid' } },
});

export const heading = style(type.lead);

export const muted = style([type.small, { color: vars.colorTextMuted }]);

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space4 });

/** A name, its figure, and a quiet line. */
export const fact = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const factName = style([type.small, { order: 1, color: vars.colorTextMuted }]);

export const factFigure = style([type.display, { margin: 0, lineHeight: 1 }]);

export const factNote = style([type.small, { order: 2, margin: 0, color: vars.colorTextMuted }]);
