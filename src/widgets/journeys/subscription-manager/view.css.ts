import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens/contract.js';

/** What can be done, below what it is done to. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space2,
  paddingBlockStart: vars.space4,
  borderBlockStart: `1px solid ${vars.colorLine}`,
  '@container': { 'overview (max-width: 419px)': { flexDirection: 'column', alignItems: 'stretch' } },
});

// One below the other, all are as wide: the buttons fill what marks them.
globalStyle(`${actions} span[data-opens]`, { display: 'grid' });

/** What has just changed, until something else is done. */
export const marked = style({
  borderRadius: vars.radiusCard,
  outline: `2px solid ${vars.colorSuccess}`,
  outlineOffset: 2,
});

/**
 * Ends something: kept apart from what changes it where all are in one line; its words are then at the card's edge, as
 * the figures above them. In a line of its own it begins where the others do.
 */
export const last = style({
  '@container': { 'overview (min-width: 1120px)': { marginInline: `auto calc(-1 * ${vars.space4})` } },
});
