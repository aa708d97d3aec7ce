import { style } from '@vanilla-extract/css';
import { card, focusRing, type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space5 });

export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space3,
  paddingBlockStart: vars.space5,
  borderBlockStart: `1px solid ${vars.colorLine}`,
});

export const dayHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space2 });

export const grow = style({ flex: '1 1 180px', minWidth: 0 });

export const buttons = style({ display: 'flex', gap: vars.space1 });

export const wrong = style([type.small, { color: vars.colorCritical }]);

export const addRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space3 });

/** A handle, what is done, and the buttons that move it. */
export const slot = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space2,
  paddingBlock: vars.space2,
  borderBlockStart: `1px solid ${vars.colorLine}`,
  '@container': { 'strength-log (min-width: 480px)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  selectors: {
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-drop]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      borderBlockStart: `4px solid ${vars.colorText}`,
    },
    '&[data-drop=before]::after': { insetBlockStart: -2 },
    '&[data-drop=after]::after': { insetBlockEnd: -2 },
  },
});

export const handle = style({
  display: 'grid',
  placeContent: 'center',
  width: 28,
  height: 44,
  color: vars.colorTextMuted,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

/** Below the words in a narrow place. */
export const moveButtons = style({
  display: 'flex',
  gap: vars.space1,
  gridColumn: '2',
  alignSelf: 'start',
  '@container': { 'strength-log (min-width: 480px)': { gridColumn: '3' } },
});

/** What takes turns hangs on one bar. */
export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  selectors: {
    '[data-superset] > &': { borderInlineStart: `4px solid ${vars.colorStrength}`, paddingInlineStart: vars.space3 },
  },
});

export const entry = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

export const entryHead = style({ display: 'flex', alignItems: 'start', gap: vars.space1 });

export const opener = style([
  type.label,
  {
    flex: '1 1 auto',
    display: 'flex',
    alignItems: 'start',
    gap: vars.space2,
    minWidth: 0,
    minHeight: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    outline: 0,
    selectors: { '&:focus-visible': { ...focusRing } },
  },
]);

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space3,
  paddingBlock: vars.space3,
});

export const pickerBox = style([
  card,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space3, padding: vars.space4 },
]);

export const find = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space3 });

export const foundRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space3,
  minHeight: 52,
  paddingBlock: vars.space1,
  paddingInlineEnd: vars.space2,
  borderBlockStart: `1px solid ${vars.colorLine}`,
});

/** Some of what is found, the rest by scrolling: what is below stays near. */
export const scroll = style({ position: 'relative', maxHeight: 320, overflowY: 'auto' });

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space3 });
