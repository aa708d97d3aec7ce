import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { tones as shared } from '../../style/tones.css.js';
import { vars } from '../../tokens/contract.js';

export const pill = style([
  type.caption,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space1,
    width: 'fit-content',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    paddingBlock: 3,
    paddingInline: 10,
    border: '1px solid transparent',
    borderRadius: vars.radiusPill,
    fontWeight: vars.weightMedium,
  },
]);

export const tones = {
  ...shared,
  ...styleVariants({
    neutral: { background: vars.colorSunken, color: vars.colorText },
    accent: { background: vars.colorAccentSurface, color: vars.colorAccentText },
  }),
};
