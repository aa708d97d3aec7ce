import { style, type StyleRule } from '@vanilla-extract/css';
import { focusRing, type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const box = style({ containerType: 'inline-size', containerName: 'picker' });

export const switcher = style({ display: 'flex', justifyContent: 'center', marginBlockEnd: vars.space5 });

/** How much room the panel needs beside up to two cards, and beside more. */
const wideEnough = (few: StyleRule, many = few): StyleRule => ({
  '@container': {
    'picker (min-width: 952px)': { selectors: { '&:not([data-many])': few } },
    'picker (min-width: 1256px)': { selectors: { '&[data-many]': many } },
  },
});

export const layout = style([{ display: 'flex', flexDirection: 'column', gap: vars.space5 }, wideEnough({ flexDirection: 'row', alignItems: 'flex-start' })]);

export const cards = style({ flex: 1, minWidth: 0 });

/** Below the cards where there is no room beside them. */
export const panel = style([
  { position: 'relative', width: '100%', maxWidth: 640, marginInline: 'auto' },
  wideEnough({ position: 'sticky', insetBlockStart: vars.space4, flex: '0 0 320px', maxWidth: 'none', marginInline: 0 }),
]);

// In the panel's own corner, on the line of its title.
export const closing = style({ position: 'absolute', insetBlockStart: 14, insetInlineEnd: vars.space3 });

export const planName = style(type.lead);

export const renewal = style([type.small, { marginBlockStart: vars.space2, color: vars.colorTextMuted }]);

/** A card's wrapping: the ring of the chosen one. */
export const choice = style({
  borderRadius: vars.radiusCard,
  selectors: { '&[data-chosen]': { ...focusRing, outlineColor: vars.colorText, outlineOffset: 3 } },
});
