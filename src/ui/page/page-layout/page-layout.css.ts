import { globalStyle, style } from '@vanilla-extract/css';
import { below, belowVar } from '../../style/below.js';
import { layers } from '../../style/layers.js';
import { focusRing, type } from '../../style/mixins.js';
import { measure } from '../../style/measures.js';
import { vars } from '../../tokens/contract.js';

const barHeight = '57px + env(safe-area-inset-bottom)';

export const page = style([
  type.body,
  {
    position: 'relative',
    containerType: 'inline-size',
    containerName: 'page',
    background: vars.colorCanvas,
    color: vars.colorText,
    selectors: {
      '&[data-density=dense]': type.small,
      // the room of the bar along a phone's bottom edge
      '&:has([part=bottom-bar])': {
        vars: { [belowVar]: `calc(${barHeight})` },
        paddingBlockEnd: below,
      },
    },
  },
]);

// What the focus comes to stays above the bar, which would cover it entirely.
globalStyle('html:has([part=bottom-bar])', {
  scrollPaddingBlockEnd: `calc(${barHeight} + 8px)`,
});

/** Out of sight until it has the focus. */
export const skip = style([
  type.label,
  {
    position: 'absolute',
    insetBlockStart: vars.space2,
    insetInlineStart: vars.space2,
    zIndex: layers.floating,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: vars.space4,
    borderRadius: vars.radiusControl,
    background: vars.colorInverse,
    color: vars.colorOnInverse,
    selectors: {
      '&:focus': focusRing,
      '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, minHeight: 1, height: 1, padding: 0, overflow: 'hidden' },
    },
  },
]);

export const layout = style({
  display: 'flex',
  minHeight: '100dvh',
  // the width at which a sidebar becomes a line with a menu button
  '@container': { '(max-width: 759px)': { flexDirection: 'column' } },
});

// A sidebar stays in view while the page scrolls.
globalStyle(`${layout} > [part=sidebar]`, { position: 'sticky', insetBlockStart: 0, height: '100dvh' });

// Its foot stands on the page's column, however little a sidebar leaves it.
globalStyle(`${layout} [part=footer] > *`, {
  '@container': { 'page (min-width: 640px)': { paddingInline: vars.space5 } },
});
globalStyle(`${page}[data-density=dense] [part=footer] > *`, { maxWidth: 'none' });

export const column = style({ display: 'flex', flex: '1 1 auto', flexDirection: 'column', minWidth: 0 });

export const head = style({
  flex: 'none',
  selectors: { '&[data-sticky]': { position: 'sticky', insetBlockStart: 0, zIndex: layers.sticky } },
});

const dense = `${page}[data-density=dense] &`;

export const body = style({
  display: 'grid',
  flex: '1 0 auto',
  alignContent: 'start',
  alignItems: 'start',
  gap: vars.space6,
  width: '100%',
  // one column for every page, its two edges included
  maxWidth: `calc(${measure.page}px + 2 * ${vars.space5})`,
  marginInline: 'auto',
  paddingBlock: `${vars.space6} ${vars.space7}`,
  paddingInline: vars.space4,
  selectors: { [dense]: { gap: vars.space5, maxWidth: 'none', paddingBlock: vars.space5 } },
  '@container': {
    '(min-width: 640px)': { paddingInline: vars.space5 },
    '(min-width: 960px)': {
      paddingBlock: `${vars.space7} ${vars.space8}`,
      selectors: {
        '&[data-aside]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)', columnGap: vars.space7 },
        [dense]: { paddingBlock: vars.space5 },
        [`${page}[data-density=dense] &[data-aside]`]: { columnGap: vars.space5 },
      },
    },
  },
});

export const main = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space5,
  minWidth: 0,
  outline: 0,
  selectors: {
    // lines no longer than 68 characters
    '&[data-width=text]': { width: '100%', maxWidth: '68ch', marginInline: 'auto' },
    '&:focus-visible': { ...focusRing, outlineOffset: 8 },
    [dense]: { gap: vars.space4 },
  },
});

export const title = style([
  type.display,
  {
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    selectors: { [dense]: { fontSize: vars.fontHeading } },
  },
]);

export const aside = style({ display: 'grid', gap: vars.space5, minWidth: 0 });
