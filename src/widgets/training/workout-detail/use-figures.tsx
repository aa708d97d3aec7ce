import type { MetricSlug } from '../../../core/contract/schemas/training/recording.js';
import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import type { Units } from '../../../core/measures.js';
import { formatNumber } from '../../../core/numbers.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { workoutWords } from '../../workouts/copy.js';
import { figureOf, type Quantity } from '../../workouts/quantities.js';
import { words } from './copy.js';
import { metricDigits, metricUnit, metricValue } from './figures.js';

/** How figures of a workout are written for whoever reads. */
export function useFigures(type: WorkoutType, units: Units) {
  const locale = useLocale();
  const { units: signs } = useWords(workoutWords);
  const { strokes } = useWords(words);

  const unitOf = (slug: MetricSlug): string => {
    const unit = metricUnit(slug, type, units);
    return unit === 'spm' ? strokes : unit === '' || unit === '%' ? unit : signs[unit];
  };
  const metric = (slug: MetricSlug, value: number): string => {
    const digits = metricDigits(slug);
    return formatNumber(metricValue(slug, value, units), locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  };
  return {
    unitOf,
    metric,
    metricWithUnit: (slug: MetricSlug, value: number): string => `${metric(slug, value)} ${unitOf(slug)}`.trim(),
    /** A total in one text: `312 kJ`. */
    total: (quantity: Quantity, value: number): string => {
      const { text, unit } = figureOf(quantity, value, units, locale);
      return `${text} ${signs[unit]}`;
    },
    share: (share: number): string => formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 0 }),
  };
}
