import { atom } from 'nanostores';
import type { CommonFailure, Failure } from '../../../../core/contract/failure.js';
import type { PageQuery } from '../../../../core/contract/schemas/query.js';
import type { DeletedWorkout } from '../../../../core/contract/schemas/training/workouts.js';
import { listDeletedWorkouts, restoreWorkout } from '../../../../core/contract/training/workouts.js';
import type { Session } from '../../../../core/session/session.js';
import { createListBelow } from '../../../workouts/list-below.js';
import { createPagesBelow } from '../../../workouts/pages.js';

/** Workouts that come at a time. */
const PAGE = 20;

/** What has become of the last press. */
export interface Restoration {
  /** While they are brought back. */
  busy: ReadonlySet<string>;
  restored: number;
  failed: { count: number; code: CommonFailure; retryAfter?: number | undefined } | undefined;
}

const none: Restoration = { busy: new Set(), restored: 0, failed: undefined };

/** A member's workouts that can still be brought back, one by one or all that are shown. */
export function createDeletedWorkouts(session: Session, onRestored: () => void) {
  const $restoration = atom(none);
  const userId = () => session.get().userId ?? '';
  const pages = createPagesBelow<DeletedWorkout, PageQuery>(
    (input, signal) => session.request(listDeletedWorkouts, { userId: userId(), ...input }, { signal }),
    ({ id }) => id,
  );
  const { $screen, retry, more, refresh } = createListBelow<DeletedWorkout, PageQuery>({
    session,
    shape: { filters: {}, sorts: [], columns: [] },
    pageSize: PAGE,
    search: '',
    read: pages.read,
    begin: async () => pages.forget(),
  });

  return {
    $screen,
    $restoration,
    retry,
    more,

    /** Each is a call of its own: what failed for one has happened to the others. */
    async restore(workoutIds: readonly string[]): Promise<void> {
      if ($restoration.get().busy.size > 0) return;
      $restoration.set({ ...none, busy: new Set(workoutIds) });
      const failures: Failure<CommonFailure>[] = [];
      for (const workoutId of workoutIds) {
        const answer = await session.request(restoreWorkout, { userId: userId(), workoutId });
        if (!answer.ok) failures.push(answer.failure);
      }
      const [first] = failures;
      const restored = workoutIds.length - failures.length;
      if (restored > 0) onRestored();
      pages.forget();
      await refresh();
      $restoration.set({
        busy: none.busy,
        restored,
        failed: first && { count: failures.length, code: first.code, retryAfter: first.retryAfter },
      });
    },
  };
}

export type DeletedWorkoutsModel = ReturnType<typeof createDeletedWorkouts>;
