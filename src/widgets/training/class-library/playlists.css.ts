import { style } from '@vanilla-extract/css';
import { hue } from '../../../ui/style/hues.css.js';
import { type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space5,
  maxWidth: measure.text,
});

export const inline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space3 });

export const grow = style({ flex: '1 1 220px', minWidth: 0 });

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space3,
  minHeight: 60,
  paddingBlock: vars.space2,
  borderBlockStart: `1px solid ${vars.colorLine}`,
});

/** A class's minutes on its hue, as its block in the history. */
export const minutes = style([
  type.label,
  {
    flex: 'none',
    display: 'grid',
    placeContent: 'center',
    width: 44,
    height: 44,
    borderRadius: vars.radiusControl,
    background: hue,
    color: vars.colorOnHue,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

export const texts = style({ flex: '1 1 160px', minWidth: 0 });

export const buttons = style({ display: 'flex', gap: vars.space1, marginInlineStart: 'auto' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space3,
});

/** Its words, not its edge, are where all begins. */
export const back = style({ marginInlineStart: `calc(-1 * ${vars.space3})` });
