import { metricSlug, type Recording } from '../../../core/contract/schemas/training/recording.js';
import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import { possible } from '../rules/possible.js';
import type { Figures, WorkoutFile } from './workout-file.js';

type Stated = Required<WorkoutFile>['stated'];

/**
 * What a device states of metrics of which it wrote no reading: a strap tells a watch its beats after a swim. What cannot
 * be is left out.
 */
export function statedBeside(
  type: WorkoutType,
  read: Recording['metrics'],
  { average, max }: Stated,
): Pick<WorkoutFile, 'stated'> {
  const bounds = possible(type);
  const kept = (said: Figures): Figures => {
    const slugs = metricSlug.options.filter(slug => {
      const [least, most] = bounds[slug];
      const value = said[slug];
      return !read[slug] && value !== undefined && value >= least && value <= most;
    });
    return Object.fromEntries(slugs.map(slug => [slug, said[slug]]));
  };
  const stated = { average: kept(average), max: kept(max) };
  return Object.keys({ ...stated.average, ...stated.max }).length > 0 ? { stated } : {};
}
