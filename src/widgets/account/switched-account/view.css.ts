import { style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space2} ${vars.space3}`,
  padding: `${vars.space2} ${vars.space4}`,
  borderBlockEnd: `1px solid ${vars.colorLine}`,
  background: vars.colorSunken,
  color: vars.colorText,
});

export const text = style({ display: 'flex', flex: '1 1 200px', gap: vars.space3, overflowWrap: 'anywhere' });

/** As high as the line beside it. */
export const mark = style({ display: 'inline-flex', alignItems: 'center', height: '1.5em' });

export const lines = style({ flex: 1, minWidth: 0 });

export const who = style([type.body, { fontWeight: vars.weightMedium }]);

export const failure = style([type.small, { color: vars.colorCritical }]);

export const more = style([type.small, { color: vars.colorTextMuted }]);

/** The question and its button, one below the other where there is no room for both. */
export const ask = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space2} ${vars.space3}`,
  maxWidth: 640,
  marginBlockStart: vars.space2,
});
