import { style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { tones as shared } from '../../style/tones.css.js';
import { vars } from '../../tokens/contract.js';

export const timeline = style([type.small, { display: 'grid', gap: vars.space5, minWidth: 0 }]);

export const day = style({ display: 'grid', gap: vars.space4, minWidth: 0 });

export const dayHead = style([
  type.label,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space2,
    paddingBlockEnd: vars.space2,
    borderBlockEnd: `1px solid ${vars.colorLine}`,
  },
]);

export const ago = style({ color: vars.colorTextMuted, fontWeight: vars.weightRegular, unicodeBidi: 'plaintext' });

export const entries = style({ display: 'grid', minWidth: 0 });

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  columnGap: vars.space3,
  paddingBlockEnd: vars.space5,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // the thread from one mark to the next
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '36px 4px',
      insetInlineStart: 15,
      borderInlineStart: `2px solid ${vars.colorLine}`,
    },
  },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const signTones = { ...shared, neutral: style({ background: vars.colorSunken, color: vars.colorText }) };

export const text = style({ display: 'grid', gap: vars.space1, paddingBlockStart: 5 });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space4,
});

export const what = style({ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' });

export const actor = style({ fontWeight: vars.weightMedium });

// Each part by its own first letter: a time of day keeps its order right to left.
export const timePart = style({ unicodeBidi: 'plaintext' });

export const time = style([type.caption, { color: vars.colorTextMuted }]);

export const changes = style({
  display: 'grid',
  gap: vars.space1,
  minWidth: 0,
  marginBlockStart: vars.space1,
  paddingInlineStart: vars.space3,
  borderInlineStart: `2px solid ${vars.colorLine}`,
});

export const summary = style([
  type.caption,
  {
    width: 'fit-content',
    minHeight: 24,
    paddingBlock: 2,
    color: vars.colorTextMuted,
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.colorText } },
  },
]);

export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space2,
  minWidth: 0,
});

export const field = style({ color: vars.colorTextMuted });

export const before = style({
  overflowWrap: 'anywhere',
  color: vars.colorTextMuted,
  selectors: { '&:not([data-none])': { textDecoration: 'line-through', textDecorationColor: vars.colorLineStrong } },
});

export const after = style({
  overflowWrap: 'anywhere',
  fontWeight: vars.weightMedium,
  selectors: { '&[data-none]': { color: vars.colorTextMuted, fontWeight: vars.weightRegular } },
});

export const arrow = style({ alignSelf: 'center', display: 'inline-flex', color: vars.colorTextMuted });

export const note = style({ maxWidth: '68ch', overflowWrap: 'anywhere', color: vars.colorTextMuted });

export const more = style({ display: 'flex', justifyContent: 'center' });
