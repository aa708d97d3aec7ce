import { style } from '@vanilla-extract/css';
import { type } from '../../ui/style/mixins.js';
import { vars } from '../../ui/tokens/contract.js';

/** A title and its list. */
export const box = style({ display: 'grid', gap: vars.space4, gridTemplateColumns: 'minmax(0, 1fr)' });

export const title = style(type.display);

export const cell = style({ display: 'block', minWidth: 0 });

export const second = style([type.caption, { display: 'block', color: vars.colorTextMuted }]);

export const muted = style({ color: vars.colorTextMuted });

/** In a drawer: parts below one another. */
export const stack = style([type.small, { display: 'grid', gap: vars.space5, gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const section = style({ display: 'grid', gap: vars.space3, gridTemplateColumns: 'minmax(0, 1fr)' });

export const heading = style(type.lead);

/** Buttons beside one another, and below where there is no room. */
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space2 });

/** Takes the focus when what was pressed is gone. */
export const said = style({
  outlineOffset: 2,
  borderRadius: vars.radiusControl,
  // while there is nothing to say it takes no room
  selectors: { '&:empty': { position: 'absolute', outline: 0 } },
});

/** The figure that a drawer is about, and what it counts. */
export const figure = style({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: vars.space2 });

export const number = style(type.figure);

/** Full while all is well, square where somebody has to do something; the word beside it says which. */
export const dot = style({
  display: 'inline-block',
  flex: 'none',
  width: 8,
  height: 8,
  marginInlineEnd: vars.space2,
  border: `2px solid ${vars.colorTextMuted}`,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-tone=success]': { borderColor: vars.colorSuccess, background: vars.colorSuccess },
    '&[data-tone=info]': { borderColor: vars.colorInfo, background: vars.colorInfo },
    '&[data-tone=warning]': { borderColor: vars.colorWarning, background: vars.colorWarning, borderRadius: 0 },
    '&[data-tone=critical]': { borderColor: vars.colorCritical, background: vars.colorCritical, borderRadius: 0 },
  },
});

/** What is an exception stands out by its weight too. */
export const status = style({
  whiteSpace: 'nowrap',
  selectors: { '&[data-exception]': { fontWeight: vars.weightBold } },
});
