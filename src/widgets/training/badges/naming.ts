import type { Badge } from '../../../core/contract/schemas/training/badges.js';
import { formatNumber } from '../../../core/numbers.js';
import type { Copy } from './copy.js';
import { groupOf, reachedOf } from './groups.js';

const unitOf = (badge: Badge, copy: Copy): string => {
  const group = groupOf(badge);
  return group === 'challenge' ? '' : copy.units[group];
};

/** What a badge is called: `25 rides`, or its challenge's name. Its figure and its unit, apart, are set in two sizes. */
export function nameOf(badge: Badge, copy: Copy, locale: string) {
  const { threshold, collection } = badge;
  if (threshold === null) return { name: collection?.name ?? badge.id, figure: undefined, unit: undefined };
  const figure = formatNumber(threshold, locale);
  const unit = unitOf(badge, copy);
  return { name: copy.named(figure, unit), figure, unit };
}

/** How far a next badge is, at length and in short, and what is missing. */
export function progressOf(badge: Badge, copy: Copy, locale: string) {
  const written = (value: number) => formatNumber(value, locale);
  const reached = reachedOf(badge);
  if (badge.threshold === null || reached === undefined) {
    // what is not all done never reads as if it were
    const share = copy.challengeDone(
      formatNumber(Math.floor(badge.progress * 100) / 100, locale, { style: 'percent' }),
    );
    return { long: share, short: share, toGo: undefined };
  }
  const [done, threshold] = [written(reached), written(badge.threshold)];
  return {
    long: copy.progress(done, threshold, unitOf(badge, copy)),
    short: copy.short(done, threshold),
    toGo: copy.toGo(written(badge.threshold - reached)),
  };
}
