import { style } from '@vanilla-extract/css';
import { measure } from '../../../ui/style/measures.js';
import { type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

// Beside the form where there is room for it.
const beside = '(min-width: 960px)';

export const split = style({
  display: 'grid',
  gap: vars.space5,
  gridTemplateColumns: `minmax(0, ${measure.text}px)`,
  alignItems: 'start',
  selectors: { '&[hidden]': { display: 'none' } },
  '@container': { [beside]: { gridTemplateColumns: `minmax(0, ${measure.text}px) ${measure.panel}px` } },
});

export const line = style([type.small, { '@container': { [beside]: { display: 'none' } } }]);

export const side = style({
  display: 'none',
  '@container': {
    [beside]: { display: 'block', gridArea: '1 / 2', position: 'sticky', insetBlockStart: vars.space5 },
  },
});

export const planName = style(type.lead);

export const terms = style([type.small, { color: vars.colorTextMuted }]);
