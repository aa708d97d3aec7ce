import { keyframes, style } from '@vanilla-extract/css';
import { raised, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

// a dialog is as wide as the viewport allows, so the viewport is the right measure here
const side = `clamp(${vars.space4}, 4vw, ${vars.space5})`;

const enter = keyframes({ from: { opacity: 0, translate: '0 8px' } });

export const dialog = style([
  type.body,
  raised,
  {
    position: 'fixed',
    inset: 0,
    width: `calc(100% - 2 * ${vars.space4})`,
    // spec s.9
    maxWidth: 640,
    maxHeight: '85%',
    height: 'fit-content',
    margin: 'auto',
    padding: 0,
    outline: 0,
    // only the body scrolls: what moved the dialog's own content would take the buttons away
    overflow: 'clip',
    selectors: {
      '&[open]': { display: 'flex', flexDirection: 'column' },
      '&::backdrop': { background: vars.colorBackdrop },
      // suspended: it keeps its place and its dimmed page, and lies under what the page puts on top
      '&[open]:not(:modal)': { zIndex: 2147483000, boxShadow: `0 0 0 200vmax ${vars.colorBackdrop}` },
    },
    '@media': {
      // a head that leaves the body no room scrolls with it
      '(max-height: 560px)': { overflow: 'hidden auto', overscrollBehavior: 'contain' },
      '(prefers-reduced-motion: no-preference)': {
        selectors: { '&:not([data-still])': { animation: `${enter} ${vars.durationEnter} ease-out` } },
      },
    },
  },
]);

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space3,
  paddingBlock: `${vars.space4} ${vars.space3}`,
  paddingInline: `${side} ${vars.space2}`,
});

export const title = style([type.title, { paddingBlock: 10 }]);

export const body = style({
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 72,
  paddingBlock: `${vars.space1} ${vars.space5}`,
  paddingInline: side,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});

export const foot = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space3,
  padding: `${vars.space4} ${side}`,
  borderBlockStart: `1px solid ${vars.colorLine}`,
});

export const extra = style({ marginInlineEnd: 'auto' });
