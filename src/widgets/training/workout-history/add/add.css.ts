import { style } from '@vanilla-extract/css';
import { type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

export const muted = style([type.small, { color: vars.colorTextMuted }]);

/** Amounts beside one another where they fit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: vars.space4,
});

export const fileRows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&:empty': { display: 'none' } },
});

export const fileRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space2,
  paddingBlock: vars.space3,
  borderBlockStart: `1px solid ${vars.colorLine}`,
});

export const fileHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space2,
});

// the end of a name tells files apart as much as its beginning
export const fileName = style([type.label, { overflowWrap: 'anywhere' }]);

/** A sign and its sentence. */
export const said = style([
  type.small,
  {
    display: 'flex',
    gap: vars.space2,
    alignItems: 'flex-start',
    selectors: { '&[data-failed]': { color: vars.colorCritical }, '&[data-done]': { fontWeight: vars.weightMedium } },
  },
]);
