import { style } from '@vanilla-extract/css';
import { card, type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space4 });

export const box = style([stack, { containerType: 'inline-size', containerName: 'cancel' }]);

export const muted = style([type.small, { color: vars.colorTextMuted }]);

// The offer stands beside the reasons where there is room, so that it and the end are seen together.
const wide = 'cancel (min-width: 600px)';

export const why = style({
  display: 'grid',
  gap: vars.space4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space5 } },
});

export const besideReasons = style({ '@container': { [wide]: { gridArea: '1 / 2 / span 2' } } });

/** What an offer gives, and what is set when a step is done. */
export const offerBox = style([
  stack,
  {
    gap: vars.space2,
    padding: vars.space4,
    ...card,
  },
]);

export const figure = style(type.heading);

/** What more time is given, as the figure of its offer. */
export const score = style(type.figure);

// The first thing to be read: what ends and when.
export const lead = style([type.body, { fontWeight: vars.weightBold }]);

export const lost = style([stack, { gap: vars.space1 }]);

// One below the other, and all as wide, where they would not be side by side.
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space2,
  paddingBlockStart: vars.space2,
  '@container': { 'cancel (max-width: 419px)': { flexDirection: 'column', alignItems: 'stretch' } },
});
