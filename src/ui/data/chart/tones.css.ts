import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.js';

const tone = (color: string) => ({ color, '@media': { '(forced-colors: active)': { color: 'CanvasText' } } });

/** The colour of a mark. A discipline's hue means that discipline and nothing else. */
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
