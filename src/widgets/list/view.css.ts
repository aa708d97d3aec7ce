import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/tokens/contract.js';

/** The search takes what room there is. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space2,
  flex: '1 1 320px',
  minWidth: 0,
});

export const search = style({ flex: '1 1 200px', maxWidth: 360, minWidth: 0 });

/** At the end of the line, beside the choice of columns. */
export const more = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space2, marginInlineStart: 'auto' });
