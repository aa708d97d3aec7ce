import { style } from '@vanilla-extract/css';
import { type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space4 });

export const muted = style([type.small, { color: vars.colorTextMuted }]);

export const offerBox = style([stack, {
  gap: vars.space2,
  padding: vars.space4,
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusCard,
  background: vars.colorSurface,
  color: vars.colorText,
}]);

export const figure = style(type.heading);

// The first thing to be read of a step.
export const lead = style([type.body, { fontWeight: vars.weightMedium }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space2, paddingBlockStart: vars.space2 });
