import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.js';

/** The hue of the discipline that something is of. */
export const hue = createVar();

/** Sets it. Text on a field of it is `colorOnHue`. */
export const hues = styleVariants({
  bike: { vars: { [hue]: vars.colorBike } },
  row: { vars: { [hue]: vars.colorRow } },
  run: { vars: { [hue]: vars.colorRun } },
  climb: { vars: { [hue]: vars.colorClimb } },
  strength: { vars: { [hue]: vars.colorStrength } },
  stretch: { vars: { [hue]: vars.colorStretch } },
});
