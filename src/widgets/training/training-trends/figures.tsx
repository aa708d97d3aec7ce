import type { GraphType } from '../../../core/contract/schemas/training/workout-totals.js';
import type { Units } from '../../../core/measures.js';
import { formatNumber } from '../../../core/numbers.js';
import type { TextsOf } from '../../../core/words.js';
import { useLocale } from '../../../ui/language/language.js';
import type { workoutWords } from '../../workouts/copy.js';
import { formatDuration } from '../../workouts/durations.js';
import { Amount, Duration } from '../../workouts/figure.js';
import { figureOf, inUnits, unitOf, type Quantity } from '../../workouts/quantities.js';

/** What a graph counts, where it has a unit that is the member's own. */
const quantities: Readonly<Record<GraphType, Quantity | undefined>> = {
  time: undefined,
  count: undefined,
  output: 'output',
  distance: 'distance',
  calories: 'calories',
  elevation: 'elevation',
  load: undefined,
  fitness: undefined,
};

// a form of −0.3 is read as 0, not as −0
const whole = { maximumFractionDigits: 0, signDisplay: 'negative' } as const;

export const formatWhole = (value: number, locale: string): string => formatNumber(value, locale, whole);

/** The number that is drawn: hours, or the member's own unit. */
export function drawnValue(graph: GraphType, value: number, units: Units): number {
  const quantity = quantities[graph];
  return graph === 'time' ? value / 3600 : quantity ? inUnits(quantity, value, units) : value;
}

/** What `drawnValue` gave, as it is read beside others: `5 hr 20 min`, `340 kJ`. */
export function writeDrawn(
  graph: GraphType,
  drawn: number,
  units: Units,
  locale: string,
  { units: signs }: TextsOf<typeof workoutWords>,
): string {
  const quantity = quantities[graph];
  if (graph === 'time') return formatDuration(drawn * 3600, locale);
  if (!quantity) return formatWhole(drawn, locale);
  const { text, unit } = figureOf(quantity, drawn / inUnits(quantity, 1, units), units, locale);
  return `${text} ${signs[unit]}`;
}

/** Where a graph's figures have a unit: what is said over its axis. */
export function drawnUnit(
  graph: GraphType,
  units: Units,
  locale: string,
  { units: signs }: TextsOf<typeof workoutWords>,
): string | undefined {
  const quantity = quantities[graph];
  if (graph === 'time')
    return new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'short' })
      .formatToParts(2)
      .find(({ type }) => type === 'unit')?.value;
  return quantity && signs[unitOf(quantity, units)];
}

/** The sum of a period, its unit small. */
export function TrendFigure({ graph, value, units }: { graph: GraphType; value: number; units: Units }) {
  const locale = useLocale();
  const quantity = quantities[graph];
  if (graph === 'time') return <Duration seconds={value} />;
  return quantity ? <Amount quantity={quantity} value={value} units={units} /> : formatWhole(value, locale);
}
