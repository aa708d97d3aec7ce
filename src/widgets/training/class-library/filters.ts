import { formatNumber } from '../../../core/numbers.js';
import type { TextsOf } from '../../../core/words.js';
import type { classWords } from '../../workouts/class-copy.js';
import type { workoutWords } from '../../workouts/copy.js';
import { workoutTypes } from '../../workouts/disciplines.js';
import { formatDuration } from '../../workouts/durations.js';
import type { CountedFilter } from '../../workouts/list-toolbar.js';
import type { Known } from './all-model.js';
import type { Copy } from './copy.js';
import { levels } from './levels.js';

/** Minutes that classes last. */
const lengths = [5, 10, 15, 20, 30, 45, 60] as const;

interface Given {
  known: Known;
  copy: Copy;
  terms: TextsOf<typeof workoutWords>;
  classTerms: TextsOf<typeof classWords>;
  locale: string;
}

/** What the library can be filtered by; of instructors those whose classes have been seen. */
export function filtersOf({ known, copy, terms, classTerms, locale }: Given): readonly CountedFilter[] {
  const instructors = Object.entries(known.instructors).map(([value, label]) => ({ value, label }));
  return [
    {
      name: 'type',
      label: copy.filters.type,
      options: workoutTypes.map(value => ({ value, label: terms.types[value] })),
    },
    {
      name: 'classSeconds',
      label: copy.filters.classSeconds,
      options: lengths.map(minutes => ({ value: String(minutes * 60), label: formatDuration(minutes * 60, locale) })),
    },
    {
      name: 'level',
      label: copy.filters.level,
      options: levels.map(value => ({ value, label: classTerms.levels[value] })),
    },
    {
      name: 'instructorId',
      label: copy.filters.instructorId,
      options: instructors.toSorted((one, other) => one.label.localeCompare(other.label, locale)),
    },
    {
      name: 'tag',
      label: copy.filters.tag,
      options: known.tags.map(({ tag, count }) => ({
        value: tag,
        plain: tag,
        label: `${tag} (${formatNumber(count, locale)})`,
      })),
    },
    {
      name: 'done',
      label: copy.filters.done,
      options: (['false', 'true'] as const).map(value => ({ value, label: copy.taken[value] })),
    },
  ].filter(({ options }) => options.length > 0);
}
