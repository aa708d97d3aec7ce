import { style } from '@vanilla-extract/css';
import { hue } from '../../../ui/style/hues.css.js';
import { measure } from '../../../ui/style/measures.js';
import { focusRing, type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const box = style({
  containerType: 'inline-size',
  containerName: 'strength-log',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space5,
  maxWidth: measure.text,
});

export const title = style(type.display);

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space4 });

export const muted = style([type.small, { color: vars.colorTextMuted }]);

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space2 });

export const search = style({ flex: '1 1 200px', maxWidth: 320, minWidth: 0 });

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** A block, what it is, and its start: below the words in a narrow place. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space4,
  rowGap: vars.space3,
  paddingBlock: vars.space4,
  borderBlockStart: `1px solid ${vars.colorLine}`,
  '@container': { 'strength-log (min-width: 560px)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

/** How many exercises, on the hue of strength, as a workout's block in the history. */
export const block = style([
  type.display,
  {
    flex: 'none',
    alignSelf: 'start',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    width: 80,
    height: 80,
    borderRadius: vars.radiusControl,
    background: hue,
    color: vars.colorOnHue,
    lineHeight: 1,
    selectors: { '&:empty': { background: vars.colorSunken } },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

export const blockUnit = style([type.caption, { fontFamily: vars.fontFamily, fontStretch: 'normal' }]);

export const texts = style({ display: 'grid', gap: vars.space1, minWidth: 0 });

export const act = style({
  gridColumn: '2',
  '@container': { 'strength-log (min-width: 560px)': { gridColumn: '3' } },
});

export const opener = style([
  type.lead,
  {
    padding: 0,
    minHeight: 24,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    outline: 0,
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&:focus-visible': { ...focusRing },
    },
  },
]);

export const nextMark = style([type.label]);

export const foot = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space3,
    paddingBlockStart: vars.space4,
    borderBlockStart: `1px solid ${vars.colorLine}`,
    color: vars.colorTextMuted,
  },
]);
