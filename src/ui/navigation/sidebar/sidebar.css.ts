import { style, type StyleRule } from '@vanilla-extract/css';
import { focusRing, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

/** Widths in px: open, and as a rail of 44 px targets. */
const widths = { open: 264, rail: 69 } as const;

export const sidebar = style([
  type.small,
  {
    display: 'flex',
    flex: 'none',
    flexDirection: 'column',
    width: widths.open,
    minHeight: 0,
    height: '100%',
    // ink on every page, with a line where the page is as dark
    colorScheme: 'dark',
    borderInlineEnd: `1px solid ${vars.colorLine}`,
    background: vars.colorCanvas,
    color: vars.colorText,
    overflow: 'hidden',
    selectors: { '&[data-collapsed]': { width: widths.rail } },
    '@media': {
      '(prefers-reduced-motion: no-preference)': { transition: `width ${vars.durationEnter} ease-out` },
    },
  },
]);

const plain: StyleRule = { padding: 0, border: 0, background: 'none', color: 'inherit', cursor: 'pointer' };

/** The logo is the toggle: one button, as wide as the sidebar. */
export const toggle = style({
  ...plain,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space2,
  minHeight: 68,
  paddingInline: `22px ${vars.space4}`,
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: -4, borderRadius: vars.radiusControl },
    '[data-collapsed] &': {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: vars.space2,
      paddingBlock: vars.space4,
      paddingInline: 0,
    },
  },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: vars.radiusControl,
  color: vars.colorTextMuted,
  selectors: { [`${toggle}:hover > &`]: { background: vars.colorSunken, color: vars.colorText } },
});

export const pages = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  gap: vars.space5,
  minHeight: 0,
  paddingBlock: vars.space2,
  paddingInline: vars.space3,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  selectors: { '[data-collapsed] > &': { gap: vars.space3 } },
});

export const foot = style({ flex: 'none', padding: vars.space3, borderBlockStart: `1px solid ${vars.colorLine}` });

/** In a narrow place: a line with the button that opens the drawer. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space2,
  minHeight: 60,
  paddingInline: vars.space3,
  colorScheme: 'dark',
  borderBlockEnd: `1px solid ${vars.colorLine}`,
  background: vars.colorCanvas,
  color: vars.colorText,
});

/** In the drawer, whose own body scrolls. */
export const inDrawer = style([type.small, { display: 'flex', flexDirection: 'column', gap: vars.space5 }]);
