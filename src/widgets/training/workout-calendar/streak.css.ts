import { style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

/** Ink on every page, so that its colours are the dark scheme's. */
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
    '@container': {
      'calendar (min-width: 640px)': {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: vars.space7,
        padding: vars.space5,
      },
    },
    '@media': { print: { display: 'none' } },
  },
]);

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space6,
  rowGap: vars.space3,
  margin: 0,
});

/** Below its figure. */
export const figureName = style({ display: 'grid', color: vars.colorTextMuted });

export const figure = style([type.figure, { margin: 0 }]);

export const run = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });

export const week = style({ display: 'grid', alignContent: 'end', gap: vars.space1, maxWidth: 360 });

export const weekTop = style([type.label, { display: 'flex', justifyContent: 'space-between', gap: vars.space3 }]);

export const segments = style({ display: 'flex', alignItems: 'end', gap: vars.space1 });

export const segment = style({
  flex: 1,
  height: 12,
  borderRadius: 2,
  background: vars.colorLine,
  selectors: { '&[data-done]': { background: vars.colorText } },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      selectors: { '&[data-done]': { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  },
});

const whole = { gridColumn: '1 / -1' } as const;

/** As high as what will be there, so that the month below stays where it is. */
export const waitingLines = style({
  ...whole,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space4,
  minHeight: 212,
});

export const standing = style([
  type.label,
  {
    ...whole,
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space2,
    selectors: { '&[data-risk]': { color: vars.colorWarning } },
  },
]);

export const actions = style({
  ...whole,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space3,
});

export const quiet = style([type.caption, { color: vars.colorTextMuted }]);

/** What was done just now, and how it is counted. */
export const lines = style({ ...whole, maxWidth: '68ch' });

/** There for what will be said, taking no room until then. */
export const news = style([type.label, { selectors: { '&:not(:empty)': { marginBlockEnd: vars.space2 } } }]);
