import { style } from '@vanilla-extract/css';
import { focusRing, type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

export const box = style({
  containerType: 'inline-size',
  containerName: 'library',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space5,
  maxWidth: measure.page,
});

export const title = style(type.display);

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space5,
});

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space3 });

export const name = style(type.lead);

export const muted = style([type.small, { color: vars.colorTextMuted }]);

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: vars.space4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A class with its heart in the corner below, where it covers nothing that is drawn. */
export const place = style({ position: 'relative', display: 'grid', minWidth: 0 });

export const heart = style({ position: 'absolute', insetBlockEnd: vars.space3, insetInlineEnd: vars.space3 });

/** Whose class it is and how it is liked, as high as the heart beside it. */
export const beside = style({ display: 'block', minHeight: 40, paddingInlineEnd: 48 });

export const sign = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space1 });

/** Rows are read: as wide as a text. */
export const column = style([stack, { maxWidth: measure.text }]);

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** When, what, and what it is. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space3,
  minHeight: 52,
  paddingBlock: vars.space2,
  borderBlockStart: `1px solid ${vars.colorLine}`,
});

export const when = style([type.label, { fontVariantNumeric: 'tabular-nums' }]);

/** What runs now, in ink; the button to it is the screen's red one. */
export const onNow = style({
  colorScheme: 'dark',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: vars.space5,
  paddingBlock: vars.space4,
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusCard,
  background: vars.colorSurface,
  color: vars.colorText,
});

export const nowRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space3,
  paddingBlock: vars.space3,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colorLine}` } },
});

export const opener = style([
  type.body,
  {
    padding: 0,
    minHeight: 24,
    border: 0,
    background: 'none',
    color: 'inherit',
    fontWeight: vars.weightMedium,
    textAlign: 'start',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    outline: 0,
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&:focus-visible': { ...focusRing },
    },
  },
]);
