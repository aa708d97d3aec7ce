import { style } from '@vanilla-extract/css';
import { hue } from '../../../ui/style/hues.css.js';
import { type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

const wide = 'workout (min-width: 720px)';

/** The arena: ink on every page, with a field of the discipline's hue at its end, or above it where there is no room. */
export const arena = style({
  colorScheme: 'dark',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  // seen on a page that is as dark, and where colours are forced
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusCard,
  background: vars.colorSurface,
  color: vars.colorText,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 240px' } },
});

export const field = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: 72,
  padding: vars.space4,
  overflow: 'hidden',
  background: hue,
  color: vars.colorOnHue,
  '@container': { [wide]: { order: 1, padding: vars.space5 } },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: -8,
  insetInlineEnd: -8,
  width: 104,
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1,
  opacity: 0.45,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@container': { [wide]: { insetBlockStart: -16, insetInlineEnd: -24, width: 260 } },
});

export const kind = style([type.lead, { position: 'relative' }]);

export const texts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space2,
  padding: vars.space4,
  '@container': { [wide]: { padding: vars.space5 } },
});

export const title = style([type.display, { overflowWrap: 'anywhere', outline: 'none' }]);

export const line = style([type.small, { color: vars.colorTextMuted }]);

export const matter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: vars.space4,
  rowGap: vars.space2,
  marginBlockStart: vars.space4,
});

/** The number that this was about. */
export const figure = style([
  type.score,
  { margin: 0, marginBlockEnd: vars.space2, fontSize: 'clamp(64px, 10cqi, 80px)' },
]);

export const figureName = style([type.small, { color: vars.colorTextMuted }]);

/** Red once: a record. */
export const flag = style([
  type.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space1,
    paddingBlock: vars.space1,
    paddingInline: vars.space2,
    marginBlockEnd: vars.space2,
    background: vars.colorAccent,
    color: vars.colorOnAccent,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);
