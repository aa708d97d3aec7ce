import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens/contract.js';

/** At the start of a workout's block: its box has no room beside it. */
export const start = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: vars.space1 });
