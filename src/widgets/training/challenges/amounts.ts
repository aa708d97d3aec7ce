import type { Collection, CollectionPlace } from '../../../core/contract/schemas/training/collections.js';
import type { Units } from '../../../core/measures.js';
import { formatNumber } from '../../../core/numbers.js';
import type { TextsOf } from '../../../core/words.js';
import type { workoutWords } from '../../workouts/copy.js';
import { formatDuration } from '../../workouts/durations.js';
import { figureOf } from '../../workouts/quantities.js';
import type { Copy } from './copy.js';

type Kind = Collection['goal']['kind'];

/** In what amounts are written. */
export interface Writing {
  copy: Copy;
  signs: TextsOf<typeof workoutWords>['units'];
  units: Units;
  locale: string;
}

/** An amount with its unit, in the units of the goal: classes, workouts, seconds, joules or metres. */
export function amountOf(kind: Kind, value: number, { copy, signs, units, locale }: Writing): string {
  switch (kind) {
    case 'classes':
      return copy.classes(value, formatNumber(value, locale));
    case 'count':
      return copy.workouts(value, formatNumber(value, locale));
    case 'seconds':
      return formatDuration(value, locale);
    case 'output':
    case 'distance': {
      const { text, unit } = figureOf(kind, value, units, locale);
      return `${text} ${signs[unit]}`;
    }
    default:
      return kind satisfies never;
  }
}

/** What is done, before `of 4 classes`: a unit that the goal says is not said twice. */
export const valueOf = (kind: Kind, value: number, writing: Writing): string =>
  kind === 'classes' || kind === 'count' ? formatNumber(value, writing.locale) : amountOf(kind, value, writing);

/** The least that can be missing as it is written: what is missing is never nothing. */
const least: Readonly<Record<Kind, number>> = { classes: 1, count: 1, seconds: 60, output: 1000, distance: 200 };

/** Where somebody stands, in one line: `412th of 2,380, 38 min to the next 100`. */
export function standingOf({ rank, of, next }: CollectionPlace, kind: Kind, writing: Writing): string {
  const { copy, locale } = writing;
  if (of === 1) return copy.alone;
  const nth = (value: number) => copy.ordinal(formatNumber(value, locale), value);
  const place = copy.place(nth(rank), formatNumber(of, locale));
  if (!next) return place;
  const missing = amountOf(kind, Math.max(least[kind], next.missing), writing);
  // beyond the first hundred the rank that is worth reaching is a full hundred
  return `${place}, ${rank > 100 ? copy.toHundred(missing) : copy.toRank(missing, nth(next.rank))}`;
}
