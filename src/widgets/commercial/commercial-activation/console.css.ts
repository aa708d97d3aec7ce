import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

/** Room for the code beside its picture. */
const wide = 'console (min-width: 720px)';

/**
 * The arena: ink on every page. It is read from an arm’s length and pressed with a glove, so every step of the type scale is
 * one larger here, and nothing to press is under 64 px.
 */
export const box = style({
  container: 'console / inline-size',
  colorScheme: 'dark',
  background: vars.colorCanvas,
  color: vars.colorText,
  // seen on a page that is as dark, and where colours are forced
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusCard,
  vars: { [vars.fontCaption]: '16px', [vars.fontSmall]: '18px', [vars.fontBody]: '20px', [vars.fontLead]: '22px' },
});

globalStyle(`${box} :is(button, input)`, { minHeight: 64, minWidth: 64 });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space6,
  padding: `clamp(${vars.space4}, 5cqi, ${vars.space7})`,
});

export const title = style([type.display, { outline: 'none' }]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space6,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 260px)', gap: vars.space7 } },
});

export const texts = style({ display: 'grid', gap: vars.space4 });

/** The code, in its two groups: as large as there is room, never under 64 px; it breaks between them where there is little. */
export const code = style([
  type.score,
  {
    fontSize: 'clamp(64px, 10cqi, 136px)',
    letterSpacing: '.04em',
    // it is read from left to right, and stands where reading begins
    textAlign: 'start',
  },
]);

export const left = style([type.lead, { color: vars.colorTextMuted, fontVariantNumeric: 'tabular-nums' }]);

/** Beside the code, or below it: smaller, so that both are on one screen. */
export const qr = style({ aspectRatio: '1', width: '100%', maxWidth: 260 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space4 });

export const lead = style(type.lead);
