import { keyframes, style } from '@vanilla-extract/css';
import { raised, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

const enter = keyframes({ from: { opacity: 0, translate: '0 -8px' } });

export const palette = style([
  type.body,
  raised,
  {
    position: 'fixed',
    inset: 0,
    // in the top layer the viewport is the box around it
    width: `calc(100% - 2 * ${vars.space3})`,
    maxWidth: 640,
    height: 'fit-content',
    maxHeight: 'min(560px, 100% - 24px)',
    margin: '0 auto',
    marginBlockStart: 'clamp(12px, 12dvh, 120px)',
    padding: 0,
    outline: 0,
    overflow: 'hidden',
    selectors: {
      '&[open]': { display: 'flex', flexDirection: 'column' },
      '&::backdrop': { background: vars.colorBackdrop },
    },
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${enter} ${vars.durationFeedback} ease-out` },
      '(max-height: 640px)': { marginBlockStart: 12 },
      '(forced-colors: active)': { borderColor: 'CanvasText' },
    },
  },
]);

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space3,
  paddingInline: `${vars.space4} ${vars.space3}`,
  borderBlockEnd: `1px solid ${vars.colorLine}`,
  color: vars.colorTextMuted,
});

export const input = style({
  flex: 1,
  minWidth: 0,
  height: 60,
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: vars.fontLead,
  color: vars.colorText,
  // the whole palette is about this field: its caret says enough, and the chosen row is marked
  outline: 0,
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: vars.colorTextMuted, opacity: 1 } },
});

export const list = style({
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 0,
  padding: vars.space2,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: 40,
  selectors: { '&:empty': { display: 'none' } },
});

export const group = style({ selectors: { '& + &': { marginBlockStart: vars.space2 } } });

export const heading = style([
  type.caption,
  { paddingBlock: vars.space2, paddingInline: vars.space3, color: vars.colorTextMuted, fontWeight: vars.weightMedium },
]);

export const option = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space3,
    minHeight: 44,
    // one line makes 44 px; marks are on the first line, with any content below it
    paddingBlock: 10,
    paddingInline: vars.space3,
    border: '1px solid transparent',
    borderRadius: vars.radiusControl,
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: { '&[aria-selected=true]': { background: vars.colorSunken } },
    // a transparent border is drawn there
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'Canvas',
        selectors: { '&[aria-selected=true]': { borderColor: 'Highlight' } },
      },
    },
  },
]);

export const mark = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  width: 20,
  height: '1.5em',
  color: vars.colorTextMuted,
});

export const texts = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const note = style([type.caption, { display: 'block', color: vars.colorTextMuted }]);

export const key = style([
  type.caption,
  { flex: 'none', paddingBlock: 2, fontFamily: 'inherit', color: vars.colorTextMuted },
]);

export const row = style([
  type.small,
  {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space3,
    paddingBlock: vars.space4,
    paddingInline: 20,
    color: vars.colorTextMuted,
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' } },
  },
]);

export const foot = style([
  type.caption,
  {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    gap: vars.space4,
    paddingBlock: vars.space2,
    paddingInline: 20,
    borderBlockStart: `1px solid ${vars.colorLine}`,
    color: vars.colorTextMuted,
    '@media': { '(pointer: coarse)': { display: 'none' } },
  },
]);

export const hint = style({ display: 'inline-flex', gap: 6 });
