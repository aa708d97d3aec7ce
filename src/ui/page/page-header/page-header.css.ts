import { style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const box = style({
  containerType: 'inline-size',
  borderBlockEnd: `1px solid ${vars.colorLine}`,
  background: vars.colorSurface,
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space3,
  // spec s.9, the line below included
  minHeight: 91,
  paddingBlock: vars.space3,
  paddingInline: vars.space5,
  '@container': { '(max-width: 519px)': { paddingInline: vars.space4 } },
});

export const texts = style({ display: 'grid', gap: 2, flex: '1 1 240px', minWidth: 0 });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space3,
  rowGap: vars.space1,
});

export const title = style([
  type.heading,
  {
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@container': { '(max-width: 719px)': { fontSize: vars.fontTitle } },
  },
]);

export const draft = style({ color: vars.colorTextMuted, fontWeight: vars.weightRegular });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space2, maxWidth: '100%' });
