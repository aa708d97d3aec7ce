import { atom } from 'nanostores';
import { getSchedule } from '../../../core/contract/content/library.js';
import { getStreak } from '../../../core/contract/training/streaks.js';
import { getWorkoutPlan } from '../../../core/contract/training/workout-plans.js';
import { listWorkouts } from '../../../core/contract/training/workouts.js';
import type { Session } from '../../../core/session/session.js';
import { createPart, createPiece, type Visit } from '../../screen/part.js';
import { loadForPerson, type PersonScreen } from '../../screen/person-screen.js';
import { readSettings, usualSettings, type Settings } from '../../workouts/settings.js';

/** `now` by the server's clock, unix seconds. */
export type Screen = PersonScreen | { is: 'today'; now: number };

/** Seconds ahead that are looked at for classes. */
const AHEAD = 86_400;

/** A member's day: four pieces that come, or do not come, by themselves. */
export function createTrainingToday(session: Session) {
  const $screen = atom<Screen>({ is: 'loading' });
  const $settings = atom<Settings>(usualSettings());
  const pieces = {
    plan: createPiece(session, ({ userId, signal }) => session.request(getWorkoutPlan, { userId }, { signal })),
    streak: createPiece(session, ({ userId, signal }) => session.request(getStreak, { userId }, { signal })),
    last: createPart(session, ({ userId, signal }) => session.request(listWorkouts, { userId, limit: 1 }, { signal })),
    schedule: createPiece(session, ({ signal }) => {
      const from = session.clock.now();
      return session.request(getSchedule, { from, to: from + AHEAD }, { signal });
    }),
  };

  let visit: Visit | undefined;
  const following = loadForPerson(session, $screen, async (userId, signal) => {
    visit = { userId, signal };
    $screen.set({ is: 'today', now: session.clock.now() });
    const all = Object.values(pieces).map(piece => piece.load({ userId, signal }));
    const settings = await readSettings(session, userId);
    if (!signal.aborted) $settings.set(settings);
    await Promise.all(all);
  });

  return {
    $screen,
    $settings,
    $plan: pieces.plan.$part,
    $streak: pieces.streak.$part,
    $last: pieces.last.$part,
    $schedule: pieces.schedule.$part,
    retry: () => following.again(),
    /** Asks again for the one that did not come. */
    again(piece: keyof typeof pieces): void {
      if (visit) void pieces[piece].load(visit);
    },
  };
}

export type TrainingTodayModel = ReturnType<typeof createTrainingToday>;
