import { style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

/** Ends before the button in the corner, however narrow the panel is. */
export const heading = style({ display: 'inline-block', marginInlineEnd: vars.space5 });

// In the panel's own corner, on the line of its title.
export const closing = style({
  position: 'absolute',
  insetBlockStart: 14,
  insetInlineEnd: vars.space3,
  '@container': { '(max-width: 359px)': { insetBlockStart: 6, insetInlineEnd: vars.space1 } },
});

export const planName = style([type.lead, { marginBlockEnd: vars.space1 }]);

export const renewal = style([type.small, { marginBlockStart: vars.space2, color: vars.colorTextMuted }]);
