import { style } from '@vanilla-extract/css';
import { measure } from '../../src/ui/style/measures.js';
import { card, type } from '../../src/ui/style/mixins.js';
import { defaultTheme, vars } from '../../src/ui/tokens/contract.js';
import type { TokenName } from '../../src/ui/tokens/theme.js';

/** A sheet of specimens. */
export const sheet = style([
  type.body,
  {
    display: 'grid',
    gap: vars.space6,
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: 1120,
    marginInline: 'auto',
    paddingBlock: vars.space4,
  },
]);

export const intro = style([type.body, { maxWidth: '68ch', color: vars.colorTextMuted, textWrap: 'pretty' }]);

export const title = style([type.title, { marginBlockEnd: vars.space2 }]);

export const caption = style([type.caption, { color: vars.colorTextMuted }]);

export const name = style(type.label);

export const columns = style({
  display: 'grid',
  gap: vars.space5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
  alignItems: 'start',
});

/** Paper of one scheme, independent of the page's. */
export const paper = style({
  display: 'grid',
  gap: vars.space4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: vars.space5,
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusCard,
  background: vars.colorSurface,
  color: vars.colorText,
  selectors: { '&[data-scheme=light]': { colorScheme: 'light' }, '&[data-scheme=dark]': { colorScheme: 'dark' } },
});

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style({
  display: 'grid',
  gap: vars.space4,
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'center',
  paddingBlock: vars.space3,
  borderBlockEnd: `1px solid ${vars.colorLine}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const chip = style({
  width: 56,
  height: 56,
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusControl,
});

export const grid = style({
  display: 'grid',
  gap: vars.space3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 92px), 1fr))',
});

/** One colour on another: a number as text, or a ring as a mark. */
export const pair = style([
  type.caption,
  {
    display: 'grid',
    alignContent: 'space-between',
    gap: vars.space1,
    minHeight: 72,
    padding: vars.space2,
    border: `1px solid ${vars.colorLine}`,
    borderRadius: vars.radiusControl,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const ratio = style([type.label, { lineHeight: vars.lineTitle }]);

export const ring = style({ width: 16, height: 16, borderWidth: 3, borderStyle: 'solid', borderRadius: '50%' });

export const specimen = style({
  display: 'grid',
  gap: vars.space1,
  minWidth: 0,
  paddingBlock: vars.space4,
  borderBlockEnd: `1px solid ${vars.colorLine}`,
});

export const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const steps = Object.fromEntries(Object.entries(type).map(([step, rule]) => [step, style(rule)]));

const isToken = (token: string): token is TokenName => token in defaultTheme;
const valueOf = (reference: string) =>
  Object.keys(defaultTheme)
    .filter(isToken)
    .filter(token => vars[token] === reference)
    .map(token => defaultTheme[token])
    .join('');

/** What each step of the scale is made of, in words. */
export const measures = Object.fromEntries(
  Object.entries(type).map(([step, { fontSize, lineHeight, fontWeight }]) => [
    step,
    `${valueOf(fontSize)} · line height ${valueOf(lineHeight)} · weight ${valueOf(fontWeight)}`,
  ]),
);

export const bar = style({ height: vars.space4, borderRadius: 2, background: vars.colorInverse });

export const shape = style({
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  minHeight: 128,
  padding: vars.space4,
  border: `1px solid ${vars.colorLine}`,
  background: vars.colorSurface,
});

export const lifted = style({
  alignContent: 'start',
  marginBlockEnd: vars.space5,
  borderColor: `light-dark(transparent, ${vars.colorLine})`,
  borderRadius: vars.radiusCard,
});

export const cards = style({
  display: 'grid',
  gap: vars.space5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
});

export const brand = style({
  display: 'grid',
  gap: vars.space5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  padding: vars.space5,
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusCard,
  background: vars.colorCanvas,
  color: vars.colorText,
});

export const brandHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space2,
  alignItems: 'baseline',
  justifyContent: 'space-between',
});

export const form = style({
  display: 'grid',
  gap: vars.space4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: vars.space5,
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusCard,
  background: vars.colorSurface,
});

export const pills = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space2 });

export const icons = style({
  display: 'grid',
  gap: vars.space2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))',
});

export const iconCell = style([
  type.caption,
  {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    gap: vars.space2,
    minWidth: 0,
    paddingBlock: vars.space4,
    paddingInline: vars.space1,
    border: `1px solid ${vars.colorLine}`,
    borderRadius: vars.radiusControl,
    background: vars.colorSurface,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
]);

export const track = style({
  position: 'relative',
  height: 48,
  borderRadius: vars.radiusControl,
  background: vars.colorSunken,
});

export const runner = style({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 8,
  width: 32,
  height: 32,
  borderRadius: vars.radiusControl,
  background: vars.colorInverse,
  selectors: { '&[data-moved]': { insetInlineStart: 'calc(100% - 40px)' } },
});

export const layer = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  height: 88,
  maxWidth: 560,
  padding: vars.space3,
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusControl,
  background: vars.colorSurface,
});

/** The whole language on canvas, in the wider of the two measures. */
export const board = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space7,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: `calc(${measure.page}px + 2 * ${vars.space5})`,
  marginInline: 'auto',
  padding: vars.space5,
  background: vars.colorCanvas,
  color: vars.colorText,
});

export const theme = style({ display: 'grid', gap: vars.space4, gridTemplateColumns: 'minmax(0, 1fr)' });

export const say = style([type.body, { maxWidth: '68ch', color: vars.colorTextMuted, textWrap: 'pretty' }]);

/** Two or three things beside one another where there is room. */
export const beside = style({
  display: 'grid',
  gap: vars.space5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  alignItems: 'start',
});

export const onPaper = style([
  card,
  { display: 'grid', gap: vars.space4, gridTemplateColumns: 'minmax(0, 1fr)', padding: vars.space5 },
]);

/** Told apart by a hairline alone. */
export const hairline = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space2,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 56,
  paddingBlock: vars.space2,
  borderBlockEnd: `1px solid ${vars.colorLine}`,
});
