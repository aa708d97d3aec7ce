import { atom } from 'nanostores';
import type { StrengthLine, StrengthQuery } from '../../../../core/contract/schemas/strength/workouts.js';
import { deleteStrengthWorkout, listStrengthWorkouts } from '../../../../core/contract/strength/workouts.js';
import { restoreWorkout } from '../../../../core/contract/training/workouts.js';
import type { Session } from '../../../../core/session/session.js';
import { createList } from '../../../list/model.js';
import { createPagesBelow } from '../../../workouts/pages.js';
import type { Outcomes } from './outcomes.js';

/** Sessions that come at a time. */
const PAGE = 20;

const shape = { filters: {}, sorts: [], columns: [] };

interface Inputs {
  session: Session;
  outcomes: Outcomes;
  /** The search of the list: `page=2`. */
  search: string;
  onQuery: (search: string) => void;
  /** A session has gone, or is back: what is counted from them is no longer as it is shown. */
  onChanged: () => Promise<void>;
  onDeleted: (workoutId: string) => void;
}

/** A member's past sessions, newest first, as many pages as the address says, one below the other. */
export function createPastSessions({ session, outcomes, search, onQuery, onChanged, onDeleted }: Inputs) {
  const $busy = atom<string | undefined>(undefined);
  const userId = () => session.get().userId ?? '';
  const pages = createPagesBelow<StrengthLine, StrengthQuery>(
    (input, signal) => session.request(listStrengthWorkouts, { userId: userId(), ...input }, { signal }),
    ({ id }) => id,
  );
  const list = createList<StrengthLine, StrengthQuery>({
    session,
    shape,
    pageSize: PAGE,
    search,
    onQuery,
    read: pages.read,
    begin: () => Promise.resolve(pages.forget()),
  });

  async function again(): Promise<void> {
    pages.forget();
    await Promise.all([list.refresh(), onChanged()]);
  }

  return {
    $screen: list.$screen,
    /** The session that is being deleted. */
    $busy,
    retry: list.retry,
    follow: list.follow,
    async more(): Promise<void> {
      const screen = list.$screen.get();
      if (screen.is !== 'list' || screen.waiting || !screen.items || screen.items.length >= screen.total) return;
      await list.turnTo(screen.query.page + 1);
    },
    async remove({ id: workoutId, title }: Pick<StrengthLine, 'id' | 'title'>): Promise<void> {
      if ($busy.get() !== undefined) return;
      $busy.set(workoutId);
      // what was said of an earlier try is out of date
      for (const { is, id } of outcomes.$outcomes.get()) if (is === 'notDeleted') outcomes.close(id);
      const answer = await session.request(deleteStrengthWorkout, { userId: userId(), workoutId });
      // not found: an answer that was lost had deleted it
      if (answer.ok || answer.failure.code === 'notFound') {
        onDeleted(workoutId);
        outcomes.say({ is: 'deleted', title, workoutId });
      } else outcomes.say({ is: 'notDeleted', title, ...answer.failure });
      await again();
      $busy.set(undefined);
    },
    async undo(outcomeId: string): Promise<void> {
      const outcome = outcomes.$outcomes.get().find(({ id }) => id === outcomeId);
      if (outcome?.is !== 'deleted') return;
      const { title, workoutId } = outcome;
      const answer = await session.request(restoreWorkout, { userId: userId(), workoutId });
      // where it failed, it can still be undone
      if (answer.ok) outcomes.close(outcomeId);
      outcomes.say(answer.ok ? { is: 'restored', title } : { is: 'notRestored', title, ...answer.failure });
      await again();
    },
  };
}

export type PastSessions = ReturnType<typeof createPastSessions>;
