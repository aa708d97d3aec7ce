import { style } from '@vanilla-extract/css';
import { type } from '../../ui/style/mixins.js';
import { measure } from '../../ui/style/measures.js';
import { vars } from '../../ui/tokens/contract.js';

export const box = style({ containerType: 'inline-size', containerName: 'sections', maxWidth: measure.text });

export const view = style({ display: 'grid', gap: vars.space5, gridTemplateColumns: 'minmax(0, 1fr)' });

export const title = style(type.display);

/** A heading and what it is for; its rows below it, or beside it where there is room. */
export const section = style({
  display: 'grid',
  gap: vars.space4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: vars.space5,
  borderBlockStart: `1px solid ${vars.colorLine}`,
  '@container': {
    'sections (min-width: 720px)': { gridTemplateColumns: '220px minmax(0, 1fr)', columnGap: vars.space6 },
  },
});

export const head = style({ display: 'grid', gap: vars.space1, alignContent: 'start' });

export const heading = style(type.lead);

export const muted = style([type.small, { color: vars.colorTextMuted }]);

export const rows = style({ display: 'grid', gap: vars.space4, gridTemplateColumns: 'minmax(0, 1fr)' });
