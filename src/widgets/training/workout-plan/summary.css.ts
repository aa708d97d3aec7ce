import { style } from '@vanilla-extract/css';
import { hue } from '../../../ui/style/hues.css.js';
import { type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

/** Ink on every page: the scoreboard of the week. */
export const field = style([
  type.small,
  {
    colorScheme: 'dark',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space4,
    padding: vars.space4,
    // seen on a page that is as dark, and where colours are forced
    border: `1px solid ${vars.colorLine}`,
    borderRadius: vars.radiusCard,
    background: vars.colorSurface,
    color: vars.colorText,
    '@container': { 'plan (min-width: 600px)': { padding: vars.space5 } },
  },
]);

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space7,
  rowGap: vars.space3,
  margin: 0,
});

export const figureName = style([type.small, { color: vars.colorTextMuted }]);

export const figure = style([type.figure, { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', margin: 0 }]);

/** Beside its figure, on its baseline. */
export const figureNote = style([
  type.small,
  {
    marginInlineStart: vars.space2,
    color: vars.colorTextMuted,
    fontFamily: vars.fontFamily,
    fontStretch: 'normal',
  },
]);

export const bar = style({ display: 'flex', gap: vars.space1, marginBlockEnd: vars.space1 });

export const segment = style({
  flex: '1 1 0',
  minWidth: 2,
  height: 16,
  borderRadius: 2,
  background: hue,
  selectors: {
    '&[data-is=before]': { background: vars.colorText },
    // room that is left is a line, not a field
    '&[data-is=free]': { background: 'transparent', boxShadow: `inset 0 0 0 1px ${vars.colorLineStrong}` },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'CanvasText',
      selectors: {
        '&[data-is=before]': { background: 'GrayText' },
        '&[data-is=free]': { background: 'Canvas', boxShadow: 'inset 0 0 0 1px CanvasText' },
      },
    },
  },
});

export const lines = style({ display: 'grid', gap: vars.space1, maxWidth: '80ch' });

export const strong = style({ fontWeight: vars.weightBold });

export const quiet = style([type.caption, { color: vars.colorTextMuted }]);
