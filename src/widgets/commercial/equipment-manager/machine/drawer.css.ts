import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

export const stack = style([type.small, { display: 'grid', gap: vars.space5, gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const heading = style(type.lead);

export const section = style({ display: 'grid', gap: vars.space3, gridTemplateColumns: 'minmax(0, 1fr)' });

export const facts = style({ margin: 0 });

/** A term, what it is, and at the end edge what can be done about it; the term above where there is no room beside. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) auto',
  columnGap: vars.space3,
  alignItems: 'center',
  minHeight: 44,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colorLine}` } },
  '@media': { '(max-width: 400px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: vars.space2 } },
});

export const term = style({
  color: vars.colorTextMuted,
  '@media': { '(max-width: 400px)': { gridColumn: '1 / -1' } },
});

export const value = style({ minWidth: 0, margin: 0, paddingBlock: vars.space1, overflowWrap: 'anywhere' });

export const note = style([type.caption, { display: 'block', color: vars.colorTextMuted }]);

export const acts = style({ display: 'flex', margin: 0, marginInlineEnd: `calc(-1 * ${vars.space2})` });

export const changes = style({ margin: 0, paddingInlineStart: vars.space4 });

/** Takes the focus when what was pressed is gone. */
export const said = style({ outlineOffset: 2, borderRadius: vars.radiusControl });

// Small beside a value, and still wide enough for a finger on the floor.
globalStyle(`${acts} button`, { minHeight: 44 });
