import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.js';

/** A surface and the ink on it, by what it says. */
export const tones = styleVariants({
  info: { background: vars.colorInfoSurface, color: vars.colorInfo },
  success: { background: vars.colorSuccessSurface, color: vars.colorSuccess },
  warning: { background: vars.colorWarningSurface, color: vars.colorWarning },
  critical: { background: vars.colorCriticalSurface, color: vars.colorCritical },
});
