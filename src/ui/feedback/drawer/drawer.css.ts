import { createVar, keyframes, style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

const from = createVar();
const enter = keyframes({ from: { translate: from } });

export const drawer = style([
  type.body,
  {
    vars: { [from]: '100%' },
    position: 'fixed',
    inset: 0,
    // in the top layer the viewport is the box around it; some of the page stays in view, to be pressed: no more of it,
    // because a date with its time needs the room of a phone
    width: 'min(440px, 100% - 32px)',
    maxWidth: 'none',
    height: '100%',
    maxHeight: 'none',
    margin: 0,
    marginInlineStart: 'auto',
    padding: 0,
    border: 0,
    borderInlineStart: `1px solid light-dark(transparent, ${vars.colorLine})`,
    background: vars.colorSurface,
    color: vars.colorText,
    boxShadow: vars.shadowRaised,
    outline: 0,
    // only the body scrolls: what moved the dialog's own content would take the buttons away
    overflow: 'clip',
    selectors: {
      '&:dir(rtl)': { vars: { [from]: '-100%' } },
      '&[open]': { display: 'flex', flexDirection: 'column' },
      '&[data-side=start]': {
        vars: { [from]: '-100%' },
        width: 'min(320px, 100% - 48px)',
        marginInline: '0 auto',
        borderInlineStart: 0,
        borderInlineEnd: `1px solid light-dark(transparent, ${vars.colorLine})`,
      },
      '&[data-side=start]:dir(rtl)': { vars: { [from]: '100%' } },
      '&::backdrop': { background: vars.colorBackdrop },
    },
    '@media': {
      // a head that leaves the body no room scrolls with it
      '(max-height: 560px)': { overflow: 'hidden auto', overscrollBehavior: 'contain' },
      '(prefers-reduced-motion: no-preference)': { animation: `${enter} ${vars.durationEnter} ease-out` },
      '(forced-colors: active)': { borderColor: 'CanvasText' },
    },
  },
]);

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space3,
  paddingBlock: vars.space3,
  paddingInline: `${vars.space5} ${vars.space3}`,
  selectors: { '[data-side=start] > &': { paddingInlineStart: vars.space4 } },
});

export const title = style([type.title, { minWidth: 0, paddingBlock: 10, overflowWrap: 'anywhere' }]);

export const body = style({
  position: 'relative',
  // grows with its content, so that its size shows when it begins to scroll
  flex: '0 1 auto',
  minHeight: 72,
  paddingBlock: `${vars.space1} ${vars.space5}`,
  paddingInline: vars.space5,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    '[data-side=start] > &': { paddingInline: vars.space3 },
  },
});

export const foot = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space3,
  marginBlockStart: 'auto',
  paddingBlock: vars.space4,
  paddingInline: vars.space5,
  borderBlockStart: `1px solid ${vars.colorLine}`,
});
