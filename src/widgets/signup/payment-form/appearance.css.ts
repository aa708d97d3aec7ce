import { vars } from '../../../ui/tokens/contract.js';

/** The tokens that the provider's frames are given: as text, to be read where the frames stand. */
export const tokens = {
  primary: vars.colorFocus,
  background: vars.colorSurface,
  text: vars.colorText,
  textMuted: vars.colorTextMuted,
  danger: vars.colorCritical,
  line: vars.colorLineStrong,
  fontFamily: vars.fontFamily,
  fontBody: vars.fontBody,
  fontSmall: vars.fontSmall,
  labelWeight: vars.weightMedium,
  radius: vars.radiusControl,
  unit: vars.space1,
};
