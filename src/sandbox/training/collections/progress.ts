import type { CollectionProgress } from '../../../core/contract/schemas/training/collections.js';
import { lockedFor } from '../../access/entitlement.js';
import type { Context } from '../../http/handler.js';
import { allValues } from './counting.js';
import { collectionFor } from './list.js';
import { marksOf, placeAmong } from './place.js';

/** How far somebody is in a challenge, and how far others are. */
export async function progressOf(context: Context, userId: string, id: string): Promise<CollectionProgress> {
  const shown = await collectionFor(context, userId, id);
  const values = await allValues(context.db, id);
  const own = shown.membership?.value;
  return {
    ...shown,
    locked: await lockedFor(context, { sold: 'challenges', userId }),
    place: own === undefined ? null : placeAmong(values, own),
    others: marksOf(own === undefined ? values : values.toSpliced(values.indexOf(own), 1), shown.goal.value),
  };
}
