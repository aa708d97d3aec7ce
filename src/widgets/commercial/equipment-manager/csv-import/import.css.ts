import { style } from '@vanilla-extract/css';
import { type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

/** What became of the file, in a sentence. */
export const outcome = style(type.lead);

/** As wide as it is itself. */
export const alone = style({ justifySelf: 'start' });

export const note = style([type.small, { color: vars.colorTextMuted, overflowWrap: 'anywhere' }]);

export const reason = style({ display: 'block' });
