import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/tokens/contract.js';
import { layers } from '../../../../ui/style/layers.js';

/** A sign, and what it is about beside it. */
export const sentence = style({ display: 'flex', gap: vars.space2, minWidth: 0 });

/** Takes the focus when what was pressed is gone; while there is nothing to say it takes no room. */
export const said = style({
  outlineOffset: 2,
  selectors: { '&:empty': { position: 'absolute', outline: 0 } },
});

/** Above the link that is as large as the row; its words begin where the column does. */
export const place = style({ position: 'relative', zIndex: layers.raised, marginInline: `calc(-1 * ${vars.space3})` });
