import { style } from '@vanilla-extract/css';
import { feedback, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const badge = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space3,
    minWidth: 184,
    maxWidth: '100%',
    minHeight: 52,
    paddingBlock: vars.space1,
    paddingInline: vars.space3,
    border: '1px solid transparent',
    borderRadius: vars.radiusControl,
    background: vars.colorInverse,
    color: vars.colorOnInverse,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: `color-mix(in srgb, ${vars.colorInverse} 88%, ${vars.colorOnInverse})` },
    },
  },
  feedback('background-color'),
]);

// where what is around them is centered, so are they
export const badges = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'inherit', gap: vars.space3 });

export const lines = style({ display: 'grid', flex: 1, lineHeight: 1.25 });

export const lead = style([type.caption, { lineHeight: 1.25 }]);

export const store = style({ fontSize: vars.fontBody, fontWeight: vars.weightBold, lineHeight: 1.25 });
