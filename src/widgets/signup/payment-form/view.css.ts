import { globalStyle, style } from '@vanilla-extract/css';
import { measure } from '../../../ui/style/measures.js';
import { type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const whole = style({ outline: 'none' });

/** Skeleton and fields lie on one another, so that the frames load at the width they will have. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: measure.text,
  // The provider's frames are wider than their place by 4 px on each side, for the ring of a field that has the focus:
  // where nothing is beside the form, they would make the page scroll sideways. No container query: Firefox forgets a zoom in one.
  paddingInline: `clamp(0px, (${measure.text + 8}px - 100%) * 100, 4px)`,
});

const layer = {
  gridArea: '1 / 1',
  display: 'grid',
  gap: vars.space6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
} as const;

export const skeleton = style(layer);

export const form = style({ ...layer, selectors: { '&[data-waiting]': { visibility: 'hidden' } } });

export const section = style({
  display: 'grid',
  gap: vars.space3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});

export const title = style(type.lead);

export const row = style({ display: 'grid', gap: vars.space3, gridTemplateColumns: '1fr 1fr' });

export const field = style({ display: 'grid', gap: 6 });

export const secure = style([
  type.small,
  { display: 'flex', gap: vars.space2, alignItems: 'center', color: vars.colorTextMuted },
]);

export const foot = style({ display: 'grid', gap: vars.space3 });

export const hint = style([type.small, { color: vars.colorTextMuted }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space3 });

export const main = style({ flex: '1 1 200px' });

// It answers a press with what is missing, so it does not look as if it were dead.
globalStyle(`${main} > button[aria-disabled=true]:not([aria-busy])`, {
  background: vars.colorAccent,
  color: vars.colorOnAccent,
  cursor: 'pointer',
});
