import type { CallLine } from '../../../core/contract/call.js';
import type { Db } from '../../db/db.js';
import { repeatedAnswer, type Claim } from '../idempotency.js';
import { Refusal } from '../refusal.js';
import { countRequest, type Requester } from './rate-limits.js';

/**
 * Counts a request, or refuses it. A repeat of what was done gets its first answer, however often it comes: nothing is
 * tried once more.
 */
export async function countOrRepeat(
  db: Db,
  call: CallLine,
  who: Requester,
  claim: Claim | undefined,
  now: number,
): Promise<{ forgive: () => Promise<void> } | { repeated: string }> {
  try {
    return { forgive: await countRequest(db, call, who, now) };
  } catch (error) {
    const kept = claim && error instanceof Refusal && (await repeatedAnswer(db, claim, now));
    if (kept) return { repeated: kept.body };
    throw error;
  }
}
