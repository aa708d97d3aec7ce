import { style } from '@vanilla-extract/css';
import { feedback, focusRing, type, unseen } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

const line = { paddingBlockStart: vars.space3, borderBlockStart: `1px solid ${vars.colorLine}` };

export const section = style({
  selectors: {
    // a line instead of its title
    '[data-collapsed] &:not(:first-child)': line,
    '&[data-quiet]:not(:first-child)': line,
  },
});

export const sectionTitle = style([
  type.caption,
  {
    paddingBlock: `0 ${vars.space2}`,
    paddingInline: 10,
    color: vars.colorTextMuted,
    fontWeight: vars.weightMedium,
    overflowWrap: 'anywhere',
    selectors: { '[data-collapsed] &': unseen, '[data-quiet] > &': unseen },
  },
]);

export const list = style({ display: 'grid', gap: 2 });

export const item = style([
  type.label,
  {
    position: 'relative',
    display: 'flex',
    // a number that leaves the words no room goes below them
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space3,
    width: '100%',
    minHeight: 44,
    paddingBlock: vars.space1,
    paddingInline: 10,
    border: '1px solid transparent',
    borderRadius: vars.radiusControl,
    background: 'none',
    color: vars.colorTextMuted,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.colorSunken, color: vars.colorText },
      '&:focus-visible': { ...focusRing, outlineOffset: -2 },
      '&[data-selected]': { background: vars.colorSunken, color: vars.colorText },
      // drawn as a border: it stays where colours are forced
      '&[data-selected]::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 10,
        insetInlineStart: -1,
        borderInlineStart: `3px solid ${vars.colorAccent}`,
        borderRadius: 2,
      },
      '&[data-within]': { color: vars.colorText },
      '[data-collapsed] &': { width: 44, paddingInline: 11 },
    },
    // a transparent border is drawn there
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'Canvas',
        selectors: { '&[data-selected]': { borderColor: 'Highlight' } },
      },
    },
  },
  feedback('background-color', 'color'),
]);

export const mark = style({ display: 'inline-grid', flex: 'none', placeItems: 'center', width: 20, height: 20 });

export const image = style({ width: 24, height: 24, margin: -2, borderRadius: 4, objectFit: 'cover' });

export const text = style({
  flex: '1 1 104px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: 1.25,
  selectors: { '[data-collapsed] &': unseen },
});

export const end = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  marginInlineStart: 'auto',
  color: vars.colorTextMuted,
  selectors: { '[data-collapsed] &': { display: 'none' } },
});

export const count = style([
  type.caption,
  {
    minWidth: 20,
    paddingInline: 6,
    borderRadius: vars.radiusPill,
    background: vars.colorSunken,
    color: vars.colorText,
    textAlign: 'center',
    selectors: { [`${item}:is([data-selected], :hover) &`]: { background: vars.colorSurface } },
  },
]);

export const arrow = style([
  { display: 'inline-flex', selectors: { '[aria-expanded=true] &': { rotate: '180deg' } } },
  feedback('rotate'),
]);

// under the parent's words, with a line down from its icon
export const inner = style({
  display: 'grid',
  gap: 2,
  marginBlockStart: 2,
  marginInlineStart: 20,
  paddingInlineStart: vars.space2,
  borderInlineStart: `1px solid ${vars.colorLine}`,
});
