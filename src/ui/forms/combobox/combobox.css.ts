import { style } from '@vanilla-extract/css';
import { floating, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

// In the top layer, as wide as its field (which is its least width), as high as there is room above or below it.
export const popup = style([
  type.body,
  floating,
  {
    width: 0,
    maxHeight: 'min(320px, calc(50dvh - 32px))',
    padding: vars.space1,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
]);

export const option = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: 44,
  paddingBlock: vars.space1,
  paddingInline: vars.space3,
  borderRadius: `calc(${vars.radiusControl} - 2px)`,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  // five hundred of them: what is out of sight is not laid out
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 44px',
  scrollMarginBlock: vars.space1,
  selectors: {
    '&:hover': { background: vars.colorSunken },
    '&[aria-selected=true]': { background: vars.colorSunken },
    // the shade alone would be too faint a sign
    '&[aria-selected=true]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 8,
      insetInlineStart: 0,
      width: 3,
      borderRadius: 2,
      background: vars.colorText,
    },
    '&[aria-disabled=true]': { color: vars.colorTextMuted, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});

export const note = style([type.small, { color: vars.colorTextMuted }]);

export const mark = style({
  background: 'transparent',
  color: 'inherit',
  fontWeight: vars.weightBold,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
});

export const message = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space2,
    minHeight: 44,
    paddingInline: vars.space3,
    color: vars.colorTextMuted,
    overflowWrap: 'anywhere',
  },
]);

export const waiting = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space2 });
