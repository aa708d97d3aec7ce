import { atom, onMount } from 'nanostores';
import { getSchedule } from '../../../core/contract/content/library.js';
import type { Schedule } from '../../../core/contract/schemas/content/schedule.js';
import type { Session } from '../../../core/session/session.js';
import { failedScreen, loadForPerson, type PersonScreen } from '../../screen/person-screen.js';

export type Screen = PersonScreen | ({ is: 'schedule' } & Pick<Schedule, 'items' | 'onNow' | 'timeZone' | 'locked'>);

/** Milliseconds after which "in 12 min" is said anew. */
const LOOK = 20_000;

/** What is on in the next seven days, as the clock goes on. */
export function createSchedule(session: Session) {
  const $screen = atom<Screen>({ is: 'loading' });
  const $now = atom(session.clock.now());
  onMount($now, () => {
    const timer = setInterval(() => $now.set(session.clock.now()), LOOK);
    return () => clearInterval(timer);
  });
  const following = loadForPerson(session, $screen, async (_, signal) => {
    $screen.set({ is: 'loading' });
    const answer = await session.request(getSchedule, {}, { signal });
    if (signal.aborted) return;
    $now.set(session.clock.now());
    $screen.set(answer.ok ? { is: 'schedule', ...answer.data } : failedScreen(answer.failure));
  });
  return { $screen, $now, retry: () => following.again() };
}
