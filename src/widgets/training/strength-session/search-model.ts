import { atom } from 'nanostores';
import { listExercises } from '../../../core/contract/strength/routines.js';
import type { Exercise } from '../../../core/contract/schemas/strength/exercises.js';
import type { Session } from '../../../core/session/session.js';
import { loadForPerson, type PersonScreen } from '../../screen/person-screen.js';

type SearchScreen = PersonScreen | { is: 'known'; exercises: readonly Exercise[] };

/** Every exercise that there is. */
export function createSearch(session: Session) {
  const $screen = atom<SearchScreen>({ is: 'loading' });
  const following = loadForPerson(session, $screen, async (_, signal) => {
    $screen.set({ is: 'loading' });
    const answer = await session.request(listExercises, {}, { signal });
    if (signal.aborted) return;
    $screen.set(
      answer.ok ? { is: 'known', exercises: answer.data.items } : { is: 'failed', code: answer.failure.code },
    );
  });
  return { $screen, retry: () => following.again() };
}
