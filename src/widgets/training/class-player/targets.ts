import type { ContentTarget } from '../../../core/contract/schemas/content/segments.js';
import type { Units } from '../../../core/measures.js';
import { formatNumber } from '../../../core/numbers.js';
import { inUnits, unitOf, type WorkoutUnit } from '../../workouts/quantities.js';

/** What an instructor asks for, as a reader of these units sees it. A level of resistance has no unit. */
interface Range {
  low: number;
  high: number;
  unit: WorkoutUnit | '%' | undefined;
}

function rangeOf({ slug, low, high }: ContentTarget, units: Units): Range {
  switch (slug) {
    case 'speed':
      return { low: inUnits('speed', low, units), high: inUnits('speed', high, units), unit: unitOf('speed', units) };
    case 'incline':
      return { low: low / 10, high: high / 10, unit: '%' };
    case 'output':
      return { low, high, unit: 'W' };
    case 'cadence':
      return { low, high, unit: 'rpm' };
    case 'heart_rate':
      return { low, high, unit: 'bpm' };
    case 'resistance':
      return { low, high, unit: undefined };
    default:
      return slug satisfies never;
  }
}

/** `80–95 rpm`. */
export function writeTarget(
  target: ContentTarget,
  units: Units,
  locale: string,
  signs: Readonly<Record<WorkoutUnit, string>>,
): string {
  const { low, high, unit } = rangeOf(target, units);
  const [from, to] = [low, high].map(value => formatNumber(value, locale, { maximumFractionDigits: 1 }));
  const range = from === to ? from : `${from}–${to}`;
  return [range, unit === '%' ? unit : unit && signs[unit]].filter(Boolean).join('\u00a0');
}
