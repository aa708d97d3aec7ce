import { style } from '@vanilla-extract/css';
import { focusRing, type } from '../src/ui/style/mixins.js';
import { vars } from '../src/ui/tokens/contract.js';

/** Between two sections of a page. */
export const section = style({ containerType: 'inline-size', marginBlock: vars.space6 });

export const heading = style([type.title, { marginBlockEnd: vars.space4, color: vars.colorText }]);

export const columns = style({
  display: 'grid',
  gap: vars.space4,
  gridTemplateColumns: '1fr 1fr',
  '@container': { '(max-width: 559px)': { gridTemplateColumns: '1fr' } },
});

export const advice = style([
  type.small,
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space3,
    padding: vars.space5,
    borderRadius: vars.radiusCard,
    border: `1px solid ${vars.colorLine}`,
    background: vars.colorSurface,
    color: vars.colorText,
  },
]);

export const verdict = style([
  type.label,
  {
    display: 'flex',
    gap: vars.space2,
    alignItems: 'center',
    selectors: {
      [`${advice}[data-says=do] &`]: { color: vars.colorSuccess },
      [`${advice}[data-says=dont] &`]: { color: vars.colorCritical },
    },
  },
]);

export const lines = style({ display: 'grid', gap: vars.space2 });

export const scroll = style({ overflowX: 'auto', selectors: { '&:focus-visible': focusRing } });

export const table = style([type.small, { width: '100%', borderCollapse: 'collapse', color: vars.colorText }]);

export const head = style([
  type.label,
  {
    padding: `${vars.space2} ${vars.space3}`,
    paddingInlineStart: 0,
    borderBlockEnd: `1px solid ${vars.colorLineStrong}`,
    textAlign: 'start',
    verticalAlign: 'bottom',
  },
]);

export const cell = style({
  padding: `${vars.space3} ${vars.space3}`,
  paddingInlineStart: 0,
  borderBlockEnd: `1px solid ${vars.colorLine}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

export const names = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space2 });

export const code = style({
  paddingBlock: 1,
  paddingInline: 6,
  borderRadius: 4,
  background: vars.colorSunken,
  color: vars.colorText,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: 13,
  overflowWrap: 'anywhere',
  // Storybook keeps code in one line, wider than a phone.
  selectors: {
    '&&': { whiteSpace: 'normal', lineHeight: 1.5 },
    // A table is as wide as its longest name, and scrolls within itself where that is too wide.
    'td &, th &': { overflowWrap: 'break-word' },
  },
});

export const key = style([
  code,
  {
    display: 'inline-block',
    border: `1px solid ${vars.colorLineStrong}`,
    borderBlockEndWidth: 2,
    background: vars.colorSurface,
    whiteSpace: 'nowrap',
  },
]);

export const note = style([type.small, { marginBlockEnd: vars.space3, color: vars.colorTextMuted }]);
