import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens/contract.js';

/** What can be done, below what it is done to. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space2, paddingBlockStart: vars.space4, borderBlockStart: `1px solid ${vars.colorLine}` });

/** Ends something: kept apart from what changes it. */
export const last = style({ '@container': { 'overview (min-width: 560px)': { marginInlineStart: 'auto' } } });
