import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.js';

const tone = (color: string) => ({ color, '@media': { '(forced-colors: active)': { color: 'CanvasText' } } });

/** What a mark is drawn in. A discipline's hue stands for that discipline and for nothing else. */
export const chartTones = styleVariants({
  ink: tone(vars.colorText),
  accent: tone(vars.colorAccentText),
  info: tone(vars.colorInfo),
  muted: tone(vars.colorTextMuted),
  bike: tone(vars.colorBike),
  row: tone(vars.colorRow),
  run: tone(vars.colorRun),
  climb: tone(vars.colorClimb),
  strength: tone(vars.colorStrength),
  stretch: tone(vars.colorStretch),
});

export type ChartTone = keyof typeof chartTones;

/** What a series is drawn in when it does not say. */
export const toneOrder: readonly ChartTone[] = ['ink', 'accent', 'info', 'muted'];
