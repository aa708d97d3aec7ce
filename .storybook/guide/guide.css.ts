import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, type } from '../../src/ui/style/mixins.js';
import { vars } from '../../src/ui/tokens/contract.js';

const narrow = '(max-width: 719px)';

export const page = style({ containerType: 'inline-size', color: vars.colorText });

export const stack = style({ display: 'grid', gap: vars.space8, '@container': { [narrow]: { gap: vars.space7 } } });

export const hero = style({ display: 'grid', gap: vars.space5, paddingBlockStart: vars.space5 });

export const over = style([type.label, { color: vars.colorAccentText }]);

export const title = style([
  type.figure,
  { maxWidth: '18ch', letterSpacing: '-.02em', '@container': { [narrow]: { fontSize: vars.fontDisplay } } },
]);

export const lead = style([type.body, { maxWidth: '60ch', color: vars.colorTextMuted }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space3 });

export const counts = style([type.small, { color: vars.colorTextMuted }]);

export const section = style({ display: 'grid', gap: vars.space5 });

export const heading = style(type.title);

export const intro = style([
  type.body,
  { maxWidth: '68ch', marginBlockStart: `calc(-1 * ${vars.space3})`, color: vars.colorTextMuted },
]);

export const thirds = style({
  display: 'grid',
  gap: `${vars.space6} ${vars.space6}`,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space5 } },
});

export const point = style([
  type.small,
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space2,
    paddingBlockStart: vars.space4,
    borderBlockStart: `1px solid ${vars.colorLine}`,
  },
]);

export const pointTitle = style([type.body, { fontWeight: vars.weightBold }]);

export const muted = style({ color: vars.colorTextMuted });

export const samples = style({
  display: 'grid',
  gap: vars.space5,
  gridTemplateColumns: 'minmax(0, 400px) minmax(0, 1fr)',
  alignItems: 'start',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const board = style({ display: 'grid', gap: vars.space6, paddingBlock: vars.space2 });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space3 });

export const columns = style({ columns: '3 220px', columnGap: vars.space6 });

export const group = style([
  type.small,
  { display: 'grid', gap: vars.space1, marginBlockEnd: vars.space5, breakInside: 'avoid' },
]);

export const groupTitle = style([
  type.label,
  {
    display: 'flex',
    justifyContent: 'space-between',
    paddingBlockEnd: vars.space1,
    borderBlockEnd: `1px solid ${vars.colorLine}`,
  },
]);

export const place = style({ minHeight: 28, paddingBlock: 3 });

export const go = style({
  borderRadius: 2,
  color: vars.colorText,
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '.2em',
  selectors: { '&:hover': { textDecorationColor: 'currentcolor' }, '&:focus-visible': focusRing },
});

export const begin = style({ display: 'block', marginBlockStart: vars.space2, color: vars.colorTextMuted });

export const finder = style({ maxWidth: 400 });

globalStyle(`${begin} a`, { fontWeight: vars.weightMedium, textDecorationColor: vars.colorLineStrong });
