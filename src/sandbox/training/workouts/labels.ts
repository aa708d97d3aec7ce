import type { MetricSlug } from '../../../core/contract/schemas/training/recording.js';

/** What the metrics are called where no page has words of its own. */
export const metricLabels: Readonly<Record<MetricSlug, string>> = {
  output: 'Output',
  cadence: 'Cadence',
  resistance: 'Resistance',
  speed: 'Speed',
  heart_rate: 'Heart rate',
  incline: 'Incline',
};
