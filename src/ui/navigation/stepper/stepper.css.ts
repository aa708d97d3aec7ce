import { style } from '@vanilla-extract/css';
import { feedback, type, unseen } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

const narrow = '(max-width: 519px)';

export const box = style({ containerType: 'inline-size' });

/** Said in words where there is no room for every name. */
export const summary = style([
  type.label,
  {
    display: 'none',
    marginBlockEnd: vars.space2,
    color: vars.colorText,
    '@container': { [narrow]: { display: 'block' } },
  },
]);

export const list = style({ display: 'flex', gap: vars.space2, '@container': { [narrow]: { gap: vars.space1 } } });

// The mark's bars: each stands 4 px higher than the one before. No style attribute, which a strict page would refuse.
export const item = style({
  flex: 1,
  minWidth: 0,
  selectors: Object.fromEntries(
    [2, 3, 4, 5, 6].map(fromEnd => [`&:nth-last-child(${fromEnd})`, { paddingBlockStart: (fromEnd - 1) * 4 }]),
  ),
});

export const step = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space2,
    width: '100%',
    minHeight: 44,
    paddingBlock: vars.space2,
    paddingInline: 0,
    border: 0,
    borderBlockStart: `3px solid ${vars.colorLine}`,
    borderRadius: 0,
    background: 'none',
    color: vars.colorTextMuted,
    textAlign: 'start',
    selectors: {
      '&[data-complete]': { borderColor: vars.colorText, color: vars.colorText },
      '&[data-active]': { borderColor: vars.colorAccent, color: vars.colorText, fontWeight: vars.weightBold },
      '&[data-error]': { borderColor: vars.colorCritical, color: vars.colorCritical },
      '&[data-disabled]': { borderStyle: 'dashed', cursor: 'not-allowed' },
      '&:is(button)': { cursor: 'pointer' },
      '&:is(button):hover': { background: vars.colorSunken },
    },
    '@container': { [narrow]: { minHeight: 24, paddingBlock: 0, borderBlockStartWidth: 4 } },
    // under forced colours, thickness replaces them
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'GrayText',
        selectors: {
          '&[data-active]': { borderColor: 'Highlight' },
          '&[data-complete]': { borderColor: 'CanvasText' },
        },
      },
    },
  },
  feedback('background-color'),
]);

export const mark = style([
  type.caption,
  {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: 24,
    height: 24,
    border: '1.5px solid currentcolor',
    borderRadius: '50%',
    fontWeight: vars.weightBold,
    selectors: {
      [`${step}[data-complete] > &`]: {
        background: vars.colorInverse,
        borderColor: vars.colorInverse,
        color: vars.colorOnInverse,
      },
      [`${step}[data-error] > &`]: { borderColor: 'transparent' },
    },
    '@container': { [narrow]: { display: 'none' } },
  },
]);

export const name = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  paddingBlockStart: 1,
  '@container': { [narrow]: unseen },
});
