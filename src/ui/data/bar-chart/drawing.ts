import type { AxisTexts } from '../chart/axis.js';
import type { ValueFormatter } from '../chart/value-format.js';
import type { BarGeometry } from './bar-geometry.js';
import type { ChartTone } from '../chart/tones.css.js';

/** All that upright and lying bars are drawn from. */
export interface BarDrawn {
  /** For what is referred to within the drawing. */
  id: string;
  geometry: BarGeometry;
  series: readonly DrawnBars[];
  texts: AxisTexts;
  value: ValueFormatter;
  width: number;
  height: number;
  inset: { start: number; end: number; top: number; bottom: number };
  rtl: boolean;
  /** The place that is read. */
  index: number | undefined;
  stacked: boolean;
}

export interface DrawnBars {
  name: string;
  values: readonly (number | null)[];
  tone: ChartTone;
}
