import { style } from '@vanilla-extract/css';
import { feedback, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const tabs = style({ display: 'grid', gap: vars.space5, minWidth: 0 });

export const strip = style({ position: 'relative', minWidth: 0, borderBlockEnd: `1px solid ${vars.colorLine}` });

// What there is more of fades out at the edge it goes on beyond.
const room = 44;
const fade = (to: string, from: string) =>
  `linear-gradient(to ${to}, transparent ${room - 8}px, #000 ${room + 24}px, #000 calc(100% - ${from}), transparent calc(100% - ${from === '0px' ? '0px' : `${room - 8}px`}))`;
const both = `${room + 24}px`;

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space1,
  marginBlockEnd: -1,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: room + 8,
  selectors: {
    '&[data-more=start]': { maskImage: fade('right', '0px') },
    '&[data-more=end]': { maskImage: fade('left', '0px') },
    '&[data-more=both]': { maskImage: fade('right', both) },
    '&[data-more=start]:dir(rtl)': { maskImage: fade('left', '0px') },
    '&[data-more=end]:dir(rtl)': { maskImage: fade('right', '0px') },
    '&::-webkit-scrollbar': { display: 'none' },
  },
});

/** Brings what is beyond the edge into view; for a pointer, since the arrow keys go there anyway. */
export const more = style([
  {
    position: 'absolute',
    insetBlock: 0,
    display: 'grid',
    placeItems: 'center',
    width: 36,
    padding: 0,
    border: 0,
    borderRadius: vars.radiusControl,
    background: 'none',
    color: vars.colorTextMuted,
    cursor: 'pointer',
    selectors: {
      '&[data-at=start]': { insetInlineStart: 0 },
      '&[data-at=end]': { insetInlineEnd: 0 },
      '&:hover': { color: vars.colorText },
    },
  },
  feedback('color'),
]);

export const tab = style([
  type.label,
  {
    position: 'relative',
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: vars.space2,
    maxWidth: 320,
    minHeight: 44,
    paddingInline: vars.space3,
    border: 0,
    borderRadius: `${vars.radiusControl} ${vars.radiusControl} 0 0`,
    background: 'none',
    color: vars.colorTextMuted,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.colorText },
      '&[aria-selected=true]': { color: vars.colorText },
      // drawn as a border: it stays where colours are forced
      '&[aria-selected=true]::after': {
        content: '""',
        position: 'absolute',
        insetInline: vars.space3,
        insetBlockEnd: 0,
        borderBlockEnd: '2px solid currentcolor',
      },
      '&:focus-visible': { outlineOffset: -4 },
      '&[aria-disabled=true]': { cursor: 'not-allowed', opacity: 0.6 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-selected=true]': { color: 'Highlight' },
          '&[aria-disabled=true]': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  },
  feedback('color'),
]);

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const count = style([
  type.caption,
  {
    minWidth: 20,
    paddingInline: 6,
    borderRadius: vars.radiusPill,
    background: vars.colorSunken,
    color: vars.colorTextMuted,
    textAlign: 'center',
    selectors: { [`${tab}[aria-selected=true] > &`]: { background: vars.colorInverse, color: vars.colorOnInverse } },
  },
]);

export const panel = style({
  minWidth: 0,
  borderRadius: 4,
  selectors: { '&:focus-visible': { outlineOffset: 4 } },
});
