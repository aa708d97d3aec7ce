import { style } from '@vanilla-extract/css';
import { type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space4,
  containerType: 'inline-size',
});

export const present = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space3,
  paddingBlockEnd: vars.space4,
  borderBlockEnd: `1px solid ${vars.colorLine}`,
});

export const presentName = style(type.label);

export const presentPrice = style([type.small, { color: vars.colorTextMuted }]);

export const lines = style({ display: 'flex', flexDirection: 'column' });

export const optionPrice = style([type.small, { fontVariantNumeric: 'tabular-nums' }]);

export const columns = style([
  type.small,
  {
    display: 'grid',
    gap: vars.space4,
    '@container': { '(min-width: 480px)': { gridTemplateColumns: '1fr 1fr' } },
  },
]);

export const columnTitle = style([type.label, { fontWeight: vars.weightBold, marginBlockEnd: vars.space2 }]);
