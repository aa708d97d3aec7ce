import { style, type StyleRule } from '@vanilla-extract/css';
import { control } from '../../forms/field/field.css.js';
import { feedback, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

const narrow = '(max-width: 559px)';
/** As high as the rows above: in a dense table, where fingers are not meant. */
const small = (rule: StyleRule) => ({ '(min-width: 560px)': { selectors: { '[data-compact] &': rule } } }) as const;

// A size container has no width of its own: in a row of things it takes what there is.
export const box = style({ flex: '1 1 auto', minWidth: 0, width: '100%', containerType: 'inline-size' });

export const row = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space3,
    color: vars.colorTextMuted,
  },
]);

export const summary = style({ '@container': { [narrow]: { flex: '1 1 auto', textAlign: 'center', order: 1 } } });

/** Its list is laid out beside the words, one by one in a narrow place. */
export const nav = style({ display: 'contents' });

export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  '@container': { [narrow]: { display: 'contents' } },
});

export const item = style({
  display: 'flex',
  '@container': {
    [narrow]: {
      selectors: { '&[data-page]': { display: 'none' }, '&[data-end=next]': { order: 2 } },
    },
  },
});

export const page = style([
  {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 44,
    height: 44,
    paddingInline: vars.space2,
    border: '1px solid transparent',
    borderRadius: vars.radiusControl,
    background: 'none',
    color: vars.colorText,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.colorSunken },
      '&[aria-current]': { borderColor: vars.colorText, fontWeight: vars.weightBold },
      '&[aria-disabled=true]': { background: 'none', color: vars.colorTextMuted, opacity: 0.5, cursor: 'not-allowed' },
    },
    // a transparent border is drawn there
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'Canvas',
        selectors: {
          '&[aria-current]': { borderColor: 'Highlight' },
          '&[aria-disabled=true]': { color: 'GrayText', opacity: 1 },
        },
      },
    },
    '@container': {
      [narrow]: { selectors: { '[data-end] > &': { borderColor: vars.colorLineStrong } } },
      ...small({ minWidth: 32, height: 32 }),
    },
  },
  feedback('background-color', 'border-color'),
]);

export const gap = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  '@container': small({ width: 32, height: 32 }),
});

export const size = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space2,
  '@container': { [narrow]: { order: 3, width: '100%', justifyContent: 'center' } },
});

export const select = style([
  control,
  { width: 'auto', paddingInlineEnd: 36, cursor: 'pointer', fontSize: vars.fontSmall },
]);

export const picker = style({ position: 'relative', display: 'inline-flex' });

export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 10,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});
