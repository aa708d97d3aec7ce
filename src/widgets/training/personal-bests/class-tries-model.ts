import type { Workout } from '../../../core/contract/schemas/training/workouts.js';
import { getClassBests } from '../../../core/contract/training/records.js';
import type { Session } from '../../../core/session/session.js';
import { createPart } from '../../screen/part.js';
import { followPerson } from '../../screen/person-screen.js';

/** All that a member did of one class, the latest first. */
export function createClassTries(session: Session, contentId: string) {
  const part = createPart<Workout>(session, async ({ userId, signal }) => {
    const answer = await session.request(getClassBests, { userId, contentId }, { signal });
    return answer.ok ? { ok: true, data: { items: answer.data.tries } } : answer;
  });
  const following = followPerson(session, part.$part, ({ userId }, signal) => {
    if (userId) void part.load({ userId, signal });
  });
  return { $part: part.$part, retry: () => following.again() };
}
