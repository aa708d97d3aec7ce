import { style } from '@vanilla-extract/css';
import { card, type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space5,
  maxWidth: measure.text,
  containerType: 'inline-size',
});

export const title = style(type.display);

export const list = style({ display: 'grid', gap: vars.space3 });

export const receipt = style({
  display: 'grid',
  gap: vars.space3,
  padding: vars.space4,
  ...card,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space1} ${vars.space3}`,
});

export const facts = style({ display: 'grid', gap: vars.space1, minWidth: 0 });

export const note = style([type.small, { overflowWrap: 'anywhere', color: vars.colorTextMuted }]);

export const gift = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space3,
});

// What it gave is what matters.
export const code = style([
  type.lead,
  {
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.04em',
  },
]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space3 });

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space4 });

export const pair = style({
  display: 'grid',
  gap: vars.space4,
  alignItems: 'start',
  '@container': { '(min-width: 460px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
