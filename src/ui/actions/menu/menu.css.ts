import { keyframes, style } from '@vanilla-extract/css';
import { feedback, floating, focusRing, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

const enter = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const menu = style([
  type.small,
  floating,
  {
    minWidth: 200,
    // in the top layer the viewport is the box around it
    maxWidth: 'min(320px, 100vw - 32px)',
    maxHeight: 'min(480px, 50dvh - 32px)',
    padding: vars.space1,
    textAlign: 'start',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 0,
    selectors: { '&:not(:popover-open)': { display: 'none' } },
    // the room on its side, where that is more than half of the page; where it is less, the other side is taken
    '@supports': { '(position-area: block-end)': { maxHeight: 'min(480px, max(50dvh - 32px, 100% - 8px))' } },
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${enter} ${vars.durationFeedback} ease-out` },
      '(forced-colors: active)': { borderColor: 'CanvasText' },
    },
  },
]);

export const group = style({
  selectors: {
    '& + &': {
      marginBlockStart: vars.space1,
      paddingBlockStart: vars.space1,
      borderBlockStart: `1px solid ${vars.colorLine}`,
    },
  },
});

export const heading = style([
  type.caption,
  { paddingBlock: vars.space2, paddingInline: vars.space3, color: vars.colorTextMuted, fontWeight: vars.weightMedium },
]);

export const item = style([
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space3,
    width: '100%',
    minHeight: 44,
    // one line makes 44 px; marks are on the first line, with any content below it
    paddingBlock: 11,
    paddingInline: vars.space3,
    border: 0,
    borderRadius: `calc(${vars.radiusControl} - 2px)`,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 0,
    selectors: {
      '&:is(:hover, :focus)': { background: vars.colorSunken },
      '&:focus-visible': { ...focusRing, outlineOffset: -2 },
      '&[data-tone=critical]': { color: vars.colorCritical },
      '&[data-tone=critical]:is(:hover, :focus)': { background: vars.colorCriticalSurface },
      '&[aria-disabled=true]': { color: vars.colorTextMuted, cursor: 'not-allowed' },
      '&[aria-disabled=true]:is(:hover, :focus)': { background: 'none' },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[aria-disabled=true]': { color: 'GrayText' } } } },
  },
  feedback('background-color'),
]);

export const mark = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  width: 20,
  height: '1.5em',
  color: vars.colorTextMuted,
  selectors: { [`${item}[data-tone=critical] > &`]: { color: 'inherit' } },
});

export const texts = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const description = style([type.caption, { display: 'block', color: vars.colorTextMuted }]);

export const shortcut = style([
  type.caption,
  { flex: 'none', paddingBlock: 2, fontFamily: 'inherit', color: vars.colorTextMuted },
]);

export const arrow = style({
  display: 'inline-flex',
  flex: 'none',
  marginInlineEnd: -4,
  color: 'inherit',
});
