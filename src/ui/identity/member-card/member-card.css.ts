import { style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

/** The proportions of a bank card. Ink on every page, so that its colours are the dark scheme's. */
export const card = style([
  type.small,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'space-between',
    gap: vars.space4,
    colorScheme: 'dark',
    width: '100%',
    maxWidth: 400,
    aspectRatio: '1.586',
    padding: vars.space5,
    // seen on a page that is as dark, and where colours are forced
    border: `1px solid ${vars.colorLine}`,
    borderRadius: vars.radiusCard,
    background: vars.colorSurface,
    color: vars.colorTextMuted,
    textAlign: 'start',
    // grows with a long name: a box that hides what is over would keep its proportions
    overflow: 'clip',
  },
]);

/** The three bars, stepped, leaving at the end and below. */
export const bars = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  height: '62%',
  fill: vars.colorAccent,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

// what is read lies over the bars, on its own half
export const top = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space4,
});

export const plan = style([
  type.heading,
  { color: vars.colorText, textTransform: 'uppercase', overflowWrap: 'anywhere', minWidth: 0 },
]);

export const status = style({
  fontWeight: vars.weightMedium,
  selectors: {
    '&[data-tone=success]': { color: vars.colorSuccess },
    '&[data-tone=warning]': { color: vars.colorWarning },
    '&[data-tone=critical]': { color: vars.colorCritical },
  },
});

export const person = style({ position: 'relative', maxWidth: '56%', overflowWrap: 'anywhere' });

export const name = style({ color: vars.colorText, fontSize: vars.fontBody, fontWeight: vars.weightBold });
