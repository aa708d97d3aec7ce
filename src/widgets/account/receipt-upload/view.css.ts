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

/** Room for both measures: what there is to do, and beside it what happens next. */
const wide = `receipts (min-width: ${measure.page}px)`;

export const page = style({ container: 'receipts / inline-size' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space7,
  '@container': { [wide]: { gridTemplateColumns: `${measure.text}px 1fr` } },
});

export const aside = style({
  display: 'none',
  '@container': { [wide]: { display: 'grid', alignContent: 'start', gap: vars.space4 } },
});

// The mark's bars, from its first to its last: those that are done are ink.
export const step = style([
  type.body,
  {
    color: vars.colorTextMuted,
    selectors: {
      '&[data-reached]': { color: vars.colorText },
      '& + &': { marginBlockStart: vars.space4 },
      '&::before': {
        content: '""',
        display: 'block',
        width: 96,
        marginBlockEnd: vars.space2,
        borderBlockStart: `12px solid ${vars.colorLineStrong}`,
      },
      '&[data-reached]::before': { borderColor: vars.colorText },
      '&:nth-child(1)::before': { marginInlineStart: 64 },
      '&:nth-child(2)::before': { marginInlineStart: 32 },
    },
  },
]);

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
