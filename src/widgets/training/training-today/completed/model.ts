import { atom } from 'nanostores';
import { processCollections } from '../../../../core/contract/training/collections.js';
import type { CollectionsProcessed } from '../../../../core/contract/schemas/training/collections.js';
import type { Session } from '../../../../core/session/session.js';
import type { Visit } from '../../../screen/part.js';
import { followPerson } from '../../../screen/person-screen.js';

type Completed = CollectionsProcessed['justCompleted'][number];

/** What a member has finished and nobody has told them yet. Each is told once; the page of challenges has them all. */
export function createCompleted(session: Session) {
  const $completed = atom<readonly Completed[]>([]);
  async function read({ userId, signal }: Visit): Promise<void> {
    const answer = await session.request(processCollections, { userId }, { signal });
    if (!signal.aborted) $completed.set(answer.ok ? answer.data.justCompleted : []);
  }
  followPerson(session, $completed, ({ userId }, signal) => {
    if (userId) void read({ userId, signal });
  });
  return { $completed, close: () => $completed.set([]) };
}
