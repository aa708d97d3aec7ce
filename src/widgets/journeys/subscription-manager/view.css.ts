import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

/** What can be done, below what it is done to. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
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

export const changes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space2,
  '@container': { 'overview (max-width: 419px)': { display: 'grid' } },
});

/**
 * Ends something: at the other end of the line than what changes it, or in a line of its own. Its words are on the edge
 * of all else there.
 */
export const last = style({
  '@container': { 'overview (min-width: 420px)': { marginInline: `calc(-1px - ${vars.space4})` } },
});

export const daysFigure = style(type.figure);

// its words are on the edge of the list
export const fold = style({ marginBlockStart: vars.space1, marginInlineStart: `calc(-1px - ${vars.space3})` });
