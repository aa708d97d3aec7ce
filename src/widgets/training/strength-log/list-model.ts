import { atom } from 'nanostores';
import { getRoutineLibrary, listOwnRoutines } from '../../../core/contract/strength/routines.js';
import type { RoutineLine, RoutineQuery } from '../../../core/contract/schemas/strength/routines.js';
import type { Session } from '../../../core/session/session.js';
import { createList } from '../../list/model.js';
import { createPagesBelow } from '../../workouts/pages.js';
import { readLastDone, type LastDone } from './last-done.js';
import { levels } from './levels.js';
import type { Show } from './place.js';

/** Routines that come at a time. */
const PAGE = 24;

const shape = { filters: { level: levels }, sorts: ['title', 'createdAt'], columns: [] };

const calls = { own: listOwnRoutines, library: getRoutineLibrary } as const;

interface Inputs {
  session: Session;
  show: Show;
  query: string;
  onQuery: (query: string, typing: boolean) => void;
}

/** A member's routines or the library's, as many pages as the address says, and when each was last done. */
export function createRoutineList({ session, show, query, onQuery }: Inputs) {
  const $lastDone = atom<LastDone>(new Map());
  const userId = () => session.get().userId ?? '';
  let isGoingOn = false;

  const pages = createPagesBelow<RoutineLine, RoutineQuery>(
    (input, signal) => session.request(calls[show], { userId: userId(), ...input }, { signal }),
    ({ id }) => id,
  );

  const list = createList<RoutineLine, RoutineQuery>({
    session,
    shape,
    pageSize: PAGE,
    search: query,
    // More routines below the others are no other place to go back from.
    onQuery: (next, typing) => onQuery(next, typing || isGoingOn),
    read: pages.read,
    async begin(signal) {
      pages.forget();
      const lastDone = await readLastDone(session, userId(), signal);
      if (!signal.aborted) $lastDone.set(lastDone);
    },
  });

  return {
    ...list,
    $lastDone,
    /** The page below those that are shown. */
    async more(): Promise<void> {
      const screen = list.$screen.get();
      if (screen.is !== 'list' || screen.waiting || !screen.items || screen.items.length >= screen.total) return;
      isGoingOn = true;
      const going = list.turnTo(screen.query.page + 1);
      isGoingOn = false;
      await going;
    },
  };
}

export type RoutineListModel = ReturnType<typeof createRoutineList>;
