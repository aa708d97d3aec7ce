import { style } from '@vanilla-extract/css';
import { hue } from '../../../ui/style/hues.css.js';
import { measure } from '../../../ui/style/measures.js';
import { focusRing, type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

const narrow = 'trends (max-width: 639px)';

export const box = style({
  container: 'trends / inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space5,
  maxWidth: measure.page,
});

export const title = style(type.display);

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space2 });

/** Ink on every page, so that its colours are the dark scheme's. */
export const field = style({
  colorScheme: 'dark',
  padding: vars.space5,
  // seen on a page that is as dark, and where colours are forced
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusCard,
  background: vars.colorSurface,
  color: vars.colorText,
  '@container': { [narrow]: { padding: vars.space4 } },
});

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space5 });

/** As high with figures as without them. */
export const waitingDrawing = style({ height: 300 });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: vars.space5,
  margin: 0,
});

export const one = style({ display: 'grid', alignContent: 'start', gap: vars.space1, minWidth: 0 });

export const name = style([type.small, { color: vars.colorTextMuted }]);

export const figure = style([type.score, { margin: 0, '@container': { [narrow]: { fontSize: vars.fontFigure } } }]);

export const note = style([type.small, { margin: 0, maxWidth: '52ch', color: vars.colorTextMuted }]);

export const change = style([
  type.small,
  { display: 'flex', alignItems: 'center', gap: vars.space1, margin: 0, fontWeight: vars.weightMedium },
]);

export const meaning = style([type.lead, { margin: 0, maxWidth: '52ch' }]);

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space3 });

export const heading = style(type.lead);

export const types = style({ margin: 0, padding: 0, listStyle: 'none' });

/** Name, bar and figures in one row; in a narrow place the bar is below them. */
export const row = style([
  type.small,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"name figures" "bar bar"',
    alignItems: 'center',
    columnGap: vars.space4,
    rowGap: vars.space2,
    width: '100%',
    minHeight: 48,
    paddingBlock: vars.space2,
    paddingInline: 0,
    border: 0,
    borderBlockStart: `1px solid ${vars.colorLine}`,
    background: 'none',
    color: 'inherit',
    fontFamily: 'inherit',
    textAlign: 'start',
    '@container': {
      'trends (min-width: 640px)': {
        gridTemplateColumns: '128px minmax(0, 1fr) 176px',
        gridTemplateAreas: '"name bar figures"',
      },
    },
    selectors: {
      'button&': { cursor: 'pointer' },
      '&[aria-pressed=true]': { fontWeight: vars.weightBold },
      'button&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&:focus-visible': focusRing,
    },
  },
]);

export const typeName = style([
  type.label,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space1,
    gridArea: 'name',
    minWidth: 0,
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
  },
]);

export const track = style({ gridArea: 'bar', height: 24, minWidth: 0 });

export const bar = style({
  display: 'block',
  height: '100%',
  minWidth: 4,
  borderRadius: 4,
  background: hue,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const typeFigures = style({
  gridArea: 'figures',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 48px',
  gap: vars.space3,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const share = style({ color: vars.colorTextMuted });
