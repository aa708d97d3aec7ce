import { style } from '@vanilla-extract/css';
import { layers } from '../../ui/style/layers.js';
import { type } from '../../ui/style/mixins.js';
import { vars } from '../../ui/tokens/contract.js';

export const page = style([
  type.small,
  {
    containerType: 'inline-size',
    containerName: 'draft',
    display: 'grid',
    gap: vars.space4,
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
]);

/** What can be done stays in view, where there is room for more than that. */
export const head = style({
  borderRadius: vars.radiusCard,
  overflow: 'hidden',
  '@container': { 'draft (min-width: 640px)': { position: 'sticky', insetBlockStart: 0, zIndex: layers.sticky } },
});

/** The form, and beside it what comes of it. */
export const columns = style({
  display: 'grid',
  gap: vars.space5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    'draft (min-width: 880px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 360px)' },
  },
});

export const form = style({ display: 'grid', gap: vars.space5, gridTemplateColumns: 'minmax(0, 1fr)' });

export const aside = style({
  display: 'grid',
  gap: vars.space5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { 'draft (min-width: 880px)': { position: 'sticky', insetBlockStart: 108 } },
});

export const part = style({ display: 'grid', gap: vars.space3, gridTemplateColumns: 'minmax(0, 1fr)' });

export const heading = style(type.lead);

export const muted = style([type.small, { color: vars.colorTextMuted }]);

export const fields = style({ display: 'grid', gap: vars.space4, gridTemplateColumns: 'minmax(0, 1fr)' });

export const list = style({ display: 'grid', gap: vars.space1, margin: 0, paddingInlineStart: vars.space4 });

export const news = style([type.small, { minHeight: 20, color: vars.colorTextMuted }]);

export const version = style({ display: 'grid', gap: vars.space2, justifyItems: 'start' });
