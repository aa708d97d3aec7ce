import { style } from '@vanilla-extract/css';
import { type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

export const awayRows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space3,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const awayHead = style([type.label, { padding: 0 }]);

export const awayHelper = style([type.small, { color: vars.colorTextMuted }]);

export const awayProblem = style([type.small, { color: vars.colorCritical }]);

export const awayRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space2,
  alignItems: 'end',
});

/** Both days beside one another where they fit. */
export const awayDays = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: vars.space2,
});
