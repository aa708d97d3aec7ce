import { style } from '@vanilla-extract/css';

/** As it was written, line by line. */
export const notes = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
