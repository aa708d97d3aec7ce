import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

/** Room for both measures: the form, and the ticket beside it. */
const wide = `redeem (min-width: ${measure.page}px)`;

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space4,
  maxWidth: measure.page,
  container: 'redeem / inline-size',
});

globalStyle(`${box} > *`, { maxWidth: measure.text });

export const title = style(type.display);

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space4,
  '@container': {
    [wide]: {
      display: 'grid',
      gridTemplate: `repeat(3, auto) 1fr / ${measure.text}px 1fr`,
      columnGap: vars.space7,
      maxWidth: 'none',
    },
  },
});

/** A card's proportions beside the form; below its field, as high as what it says. */
const ticket = style([
  type.small,
  {
    display: 'grid',
    gap: vars.space5,
    padding: vars.space5,
    borderRadius: vars.radiusCard,
    color: vars.colorTextMuted,
    containerType: 'inline-size',
    '@container': {
      [wide]: { gridArea: '1 / 2 / span 4', alignContent: 'space-between', alignSelf: 'start', aspectRatio: '4 / 3' },
    },
  },
]);

/** Where the ticket will be. */
export const outline = style([
  ticket,
  {
    display: 'none',
    border: `2px dashed ${vars.colorLineStrong}`,
    '@container': { [wide]: { display: 'grid', alignContent: 'end' } },
  },
]);

/** The ticket: ink on every page, so that its colours are the dark scheme's. */
export const offer = style([
  ticket,
  {
    // seen on a page that is as dark, and where colours are forced
    border: `1px solid ${vars.colorLine}`,
    background: vars.colorCanvas,
    colorScheme: 'dark',
  },
]);

// What it gives is what matters.
export const figure = style([
  type.score,
  {
    // smaller where the ticket is too narrow for it
    fontSize: `min(${vars.fontScore}, 19cqi)`,
    color: vars.colorText,
    textTransform: 'uppercase',
  },
]);

export const give = style([type.lead, { color: vars.colorText }]);

/** Below what they are about; the whole words of each, however narrow it is. */
export const presses = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space3 });
