import { atom } from 'nanostores';
import { listStrengthBests } from '../../../core/contract/strength/workouts.js';
import type { Session } from '../../../core/session/session.js';
import { loadForPerson, type PersonScreen } from '../../screen/person-screen.js';
import { recordsOf, type NewRecord } from './records.js';
import type { BestsBefore } from './state.js';

type RecordsScreen = PersonScreen | { is: 'known'; records: readonly NewRecord[] };

interface Inputs {
  session: Session;
  workoutId: string;
  before: BestsBefore | null;
}

/** The records that a workout has just set. */
export function createRecords({ session, workoutId, before }: Inputs) {
  const $screen = atom<RecordsScreen>({ is: 'loading' });
  const following = loadForPerson(session, $screen, async (userId, signal) => {
    $screen.set({ is: 'loading' });
    const answer = await session.request(listStrengthBests, { userId }, { signal });
    if (signal.aborted) return;
    $screen.set(
      answer.ok
        ? { is: 'known', records: recordsOf(answer.data, before, workoutId) }
        : { is: 'failed', code: answer.failure.code },
    );
  });
  return { $screen, retry: () => following.again() };
}
