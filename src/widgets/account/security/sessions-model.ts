import { atom } from 'nanostores';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { SessionList } from '../../../core/contract/schemas/user-security.js';
import { endSessions, listSessions } from '../../../core/contract/user-security.js';
import type { Session } from '../../../core/session/session.js';
import { createPart, type Visit } from '../../screen/part.js';

export type SessionItem = SessionList['items'][number];

/** Everywhere else, or one place by its id. */
export type Which = { is: 'others' } | { is: 'one'; place: SessionItem };

/** What is being ended, what was not, or what is over; a new object each time, so that the focus can follow. */
export type Ending =
  | { is: 'nothing' }
  | { is: 'ending'; which: Which }
  | { is: 'refused'; which: Which; code: CommonFailure }
  | { is: 'ended'; which: Which; count: number };

const sent = (which: Which) => (which.is === 'others' ? { except: 'current' as const } : { sessionId: which.place.id });

/** The place that asks comes first, the others as they come: last seen first. */
const hereFirst = (items: readonly SessionItem[]) => items.toSorted((a, b) => Number(b.current) - Number(a.current));

/** What came of it: sessions that were ended, or nothing. */
export type Outcome = { is: 'ended'; count: number } | { is: 'nothing' };

/** Where a person is signed in, and how they sign out there. */
export function createSessions(session: Session) {
  const list = createPart<SessionItem>(session, async ({ userId, signal }) => {
    const answer = await session.request(listSessions, { userId }, { signal });
    return answer.ok ? { ok: true, data: { items: hereFirst(answer.data.items) } } : answer;
  });
  const $ending = atom<Ending>({ is: 'nothing' });

  return {
    $part: list.$part,
    $ending,
    load: list.load,
    begin: () => $ending.set({ is: 'nothing' }),

    async end(visit: Visit, which: Which): Promise<Outcome> {
      if ($ending.get().is === 'ending') return { is: 'nothing' };
      $ending.set({ is: 'ending', which });
      const answer = await session.request(
        endSessions,
        { userId: visit.userId, ...sent(which) },
        { signal: visit.signal },
      );
      if (!answer.ok) {
        if (!visit.signal.aborted) $ending.set({ is: 'refused', which, code: answer.failure.code });
        return { is: 'nothing' };
      }
      const { ended: count } = answer.data;
      await list.load(visit, { quietly: true });
      if (!visit.signal.aborted) $ending.set({ is: 'ended', which, count });
      return { is: 'ended', count };
    },
  };
}
