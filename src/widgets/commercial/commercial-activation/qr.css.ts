import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens/contract.js';

// black on white in every scheme: many readers know nothing else
export const picture = style({
  display: 'block',
  width: '100%',
  background: '#fff',
  fill: '#000',
  borderRadius: vars.radiusControl,
  shapeRendering: 'crispEdges',
  forcedColorAdjust: 'none',
});
