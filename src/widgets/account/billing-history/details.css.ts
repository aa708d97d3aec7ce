import { style } from '@vanilla-extract/css';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

/** What it is made of, and beside it, where there is room, what else is to know of it. */
export const details = style({
  display: 'grid',
  gap: vars.space4,
  alignItems: 'start',
  '@container': {
    [`billing (min-width: ${measure.text}px)`]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space8 },
  },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space3 });

// Paper is paper, in the dark too.
export const paper = style({
  display: 'block',
  width: '100%',
  height: 320,
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusControl,
  background: 'white',
  colorScheme: 'light',
});
