import { style } from '@vanilla-extract/css';
import { type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space4,
  containerType: 'inline-size',
});

// Its price ends where those of the rows below do.
export const present = style({ paddingInlineEnd: vars.space4 });

/** What it is at one end, what it costs at the other; one below the other where that is too narrow. */
export const top = style({
  display: 'grid',
  alignItems: 'baseline',
  columnGap: vars.space4,
  '@container': { '(min-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const name = style([type.lead, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space2 }]);

export const price = style([type.small, { color: vars.colorTextMuted }]);

export const figure = style([type.title, { color: vars.colorText, unicodeBidi: 'isolate' }]);

export const lines = style({ display: 'flex', flexDirection: 'column', marginBlockStart: vars.space1 });

export const loss = style({ color: vars.colorWarning });

export const columns = style([
  type.small,
  {
    display: 'grid',
    gap: vars.space4,
    '@container': { '(min-width: 480px)': { gridTemplateColumns: '1fr 1fr' } },
  },
]);

export const columnTitle = style([type.label, { fontWeight: vars.weightBold, marginBlockEnd: vars.space2 }]);
