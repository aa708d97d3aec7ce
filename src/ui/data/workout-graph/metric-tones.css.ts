import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.js';

const tone = (color: string) => ({ color, '@media': { '(forced-colors: active)': { color: 'CanvasText' } } });

/** The colour of each metric. Its name stands on the tab, so the colour alone never has to say which it is. */
export const metricTones = styleVariants({
  output: tone(vars.colorText),
  cadence: tone(vars.colorInfo),
  resistance: tone(vars.colorWarning),
  speed: tone(vars.colorSuccess),
  heart_rate: tone(vars.colorAccentText),
  incline: tone(vars.colorTextMuted),
});

export type MetricTone = keyof typeof metricTones;
