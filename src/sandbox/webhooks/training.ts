import type { CollectionAbandonedEvent, PercentilesResetEvent } from '../../core/contract/schemas/webhooks.js';
import type { Context } from '../http/handler.js';
import { abandon } from '../training/collections/join.js';
import { recountClassBests } from '../training/records/recount.js';
import type { Effect } from './events.js';

const effectOf = (changed: number): Effect => ({ outcome: changed > 0 ? 'applied' : 'ignored' });

/** Nothing happens to who has left, has completed the challenge, or has joined after the event. */
export const applyAbandon = async (
  { db }: Context,
  created: number,
  data: CollectionAbandonedEvent['data'],
): Promise<Effect> => effectOf(await abandon(db, created, data));

/** Nothing happens where nobody has a best and nobody gets one. */
export const applyReset = async ({ db }: Context, data: PercentilesResetEvent['data']): Promise<Effect> =>
  effectOf(await recountClassBests(db, data));
