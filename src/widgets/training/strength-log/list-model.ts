import { atom } from 'nanostores';
import { getRoutineLibrary, listOwnRoutines } from '../../../core/contract/strength/routines.js';
import type { RoutineLine, RoutineQuery } from '../../../core/contract/schemas/strength/routines.js';
import type { Session } from '../../../core/session/session.js';
import { createListBelow } from '../../workouts/list-below.js';
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

  const pages = createPagesBelow<RoutineLine, RoutineQuery>(
    (input, signal) => session.request(calls[show], { userId: userId(), ...input }, { signal }),
    ({ id }) => id,
  );

  const list = createListBelow<RoutineLine, RoutineQuery>({
    session,
    shape,
    pageSize: PAGE,
    search: query,
    onQuery,
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
  };
}

export type RoutineListModel = ReturnType<typeof createRoutineList>;
