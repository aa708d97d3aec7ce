import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/tokens/contract.js';

export const notice = style({
  textAlign: 'start',
  insetBlockEnd: vars.space3,
  zIndex: 1,
  marginBlockStart: vars.space4,
  backgroundColor: vars.colorSurface,
  borderRadius: vars.radiusControl,
  // In view while nothing else can be done. Afterwards it lies over nothing: the widget says by itself what is not known.
  selectors: {
    '&[data-long]': { position: 'sticky' },
    // on the edges of what else is in a dialog or a drawer
    'dialog > &': { margin: vars.space4 },
  },
});
