import { globalStyle, style } from '@vanilla-extract/css';
import { feedback, focusRing, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const accordion = style({ display: 'grid', minWidth: 0, borderBlockStart: `1px solid ${vars.colorLine}` });

export const section = style({ minWidth: 0, borderBlockEnd: `1px solid ${vars.colorLine}` });

export const summary = style([
  type.body,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space3,
    rowGap: 2,
    paddingBlock: vars.space4,
    paddingInline: vars.space2,
    borderRadius: vars.radiusControl,
    listStyle: 'none',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { background: vars.colorSunken },
      '&:focus-visible': { ...focusRing, outlineOffset: -2 },
    },
  },
  feedback('background-color'),
]);

export const title = style({
  overflowWrap: 'anywhere',
  selectors: { [`${summary} > &`]: { fontWeight: vars.weightMedium } },
});

export const note = style([type.small, { color: vars.colorTextMuted }]);

export const arrow = style([
  {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    height: '1.5em',
    color: vars.colorTextMuted,
    selectors: { [`${section}[open] > ${summary} > &`]: { rotate: '180deg' } },
  },
  feedback('rotate'),
]);

export const body = style({
  paddingBlock: `${vars.space1} ${vars.space5}`,
  paddingInline: vars.space2,
  overflowWrap: 'anywhere',
});

// Text has the length of a readable line; figures may end where those of the title do.
globalStyle(`${body} > p`, { maxWidth: '68ch' });
