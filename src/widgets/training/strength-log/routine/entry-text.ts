import type { RoutineEntry } from '../../../../core/contract/schemas/strength/routines.js';
import { formatNumber, numberFormat } from '../../../../core/numbers.js';
import type { Units } from '../../../../core/measures.js';
import { clockOf, formatLength } from '../../../workouts/durations.js';
import { formatWeight } from '../../../workouts/weights.js';

/** What an entry says of its sets, as far as it is written. */
export interface Sets extends Pick<RoutineEntry, 'reps' | 'holdSeconds' | 'weight'> {
  sets: number | null;
}

interface DetailWords {
  setTypes: Readonly<Record<RoutineEntry['setType'], string>>;
  rest: (clock: string) => string;
  noRest: string;
  reserve: (count: string) => string;
}

const repsOf = ({ low, high }: NonNullable<Sets['reps']>, locale: string): string =>
  low === high ? formatNumber(low, locale) : numberFormat(locale).formatRange(low, high);

/** `3 × 8–12 · 60 kg`; of a hold `3 × 30 sec`. */
export function setsOf({ sets, reps, holdSeconds, weight }: Sets, units: Units, locale: string): string {
  const done = [
    reps && repsOf(reps, locale),
    holdSeconds !== null && (holdSeconds < 60 ? formatLength(holdSeconds, locale) : clockOf(holdSeconds)),
  ].filter(Boolean);
  return [
    [sets !== null && formatNumber(sets, locale), done.join(', ')].filter(Boolean).join(' × '),
    weight !== null && formatWeight(weight, units, locale),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** `rest 2:00 · 2 in reserve · Drop sets`; ordinary sets need no name. */
export function detailsOf(
  { restSeconds, rir, setType }: Pick<RoutineEntry, 'restSeconds' | 'rir' | 'setType'>,
  words: DetailWords,
  locale: string,
): string {
  return [
    restSeconds === 0 ? words.noRest : words.rest(clockOf(restSeconds)),
    rir !== null && words.reserve(formatNumber(rir, locale)),
    setType !== 'normal' && words.setTypes[setType],
  ]
    .filter(Boolean)
    .join(' · ');
}
