import type { Slot } from '../../core/contract/schemas/content/schedule.js';

interface Ways {
  contentHref?: string | undefined;
  liveHref?: string | undefined;
}

/** Where a class is, or a place in one that is live: that one is another thing to be let into, and begins where it is for everybody. */
export function classWay({ contentHref, liveHref }: Ways, contentId: string, slotId?: string): string | undefined {
  const way = slotId === undefined ? contentHref : (liveHref ?? contentHref);
  return way
    ?.replace('{contentId}', encodeURIComponent(contentId))
    .replace('{slotId}', encodeURIComponent(slotId ?? ''));
}

/** What opens a class of the schedule that is on: its place, where it is live. */
export const placeIn = ({ kind, id }: Pick<Slot, 'kind' | 'id'>): string | undefined =>
  kind === 'live' ? id : undefined;
