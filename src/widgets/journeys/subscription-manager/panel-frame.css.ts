import { style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space4,
  width: '100%',
  maxWidth: measure.text,
});

export const panelTitle = style(type.display);

// the words of the way back are at the same edge as all else
export const back = style({ marginInlineStart: `calc(-1px - ${vars.space3})` });
