import { style } from '@vanilla-extract/css';
import { layers } from '../../ui/style/layers.js';
import { type } from '../../ui/style/mixins.js';
import { vars } from '../../ui/tokens/contract.js';
import { muted, rows, view } from '../layout/sections.css.js';

export const page = style([rows, type.small, { containerType: 'inline-size', containerName: 'draft' }]);

/** What can be done stays in view, where there is room for more than that. */
export const head = style({
  borderRadius: vars.radiusCard,
  overflow: 'hidden',
  '@container': { 'draft (min-width: 640px)': { position: 'sticky', insetBlockStart: 0, zIndex: layers.sticky } },
});

/** The form, and beside it what comes of it. */
export const columns = style([
  view,
  {
    alignItems: 'start',
    '@container': {
      'draft (min-width: 880px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 360px)' },
    },
  },
]);

export const aside = style([
  view,
  { '@container': { 'draft (min-width: 880px)': { position: 'sticky', insetBlockStart: 108 } } },
]);

export const part = style({ display: 'grid', gap: vars.space3, gridTemplateColumns: 'minmax(0, 1fr)' });

export const list = style({ display: 'grid', gap: vars.space1, paddingInlineStart: vars.space4 });

/** It keeps its place while it says nothing. */
export const news = style([muted, { minHeight: 20 }]);

export const version = style({ display: 'grid', gap: vars.space2, justifyItems: 'start' });
