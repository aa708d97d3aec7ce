import { style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space4,
  maxWidth: measure.text,
  containerType: 'inline-size',
});

export const title = style(type.display);

export const actions = style({ display: 'flex', flexDirection: 'column', gap: vars.space4 });

/** The ticket: ink on every page, so that its colours are the dark scheme's. */
export const offer = style([
  type.small,
  {
    display: 'grid',
    gap: vars.space5,
    padding: vars.space5,
    // seen on a page that is as dark, and where colours are forced
    border: `1px solid ${vars.colorLine}`,
    borderRadius: vars.radiusCard,
    background: vars.colorCanvas,
    color: vars.colorTextMuted,
    colorScheme: 'dark',
  },
]);

// What it gives is what matters.
export const figure = style([
  type.score,
  {
    // smaller where a phone is too narrow for it
    fontSize: `min(${vars.fontScore}, 14cqi)`,
    color: vars.colorText,
    textTransform: 'uppercase',
  },
]);

export const give = style([type.lead, { color: vars.colorText }]);
