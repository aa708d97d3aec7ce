import { atom } from 'nanostores';
import type { CommonFailure, Result } from '../../../core/contract/failure.js';
import type { PersonalBest } from '../../../core/contract/schemas/training/workout-detail.js';
import { listPersonalBests } from '../../../core/contract/training/records.js';
import { readListQuery, writeListQuery } from '../../../core/list-query.js';
import type { Session } from '../../../core/session/session.js';
import { failedScreen, loadForPerson, type PersonScreen } from '../../screen/person-screen.js';
import { readSettings, type Settings } from '../../workouts/settings.js';
import { createRemoval } from './removal.js';

export interface Bests {
  is: 'bests';
  settings: Settings;
  /** All of them, the latest first. */
  bests: readonly PersonalBest[];
  /** Records count from here on, unix seconds; null for all that was ever done. */
  countedFrom: number | null;
  /** By the server's clock, unix seconds. */
  now: number;
  /** What is looked for among the classes. */
  q: string;
  /** How many times as many classes as come at first. */
  pages: number;
}

export type BestsScreen = PersonScreen | Bests;

interface Inputs {
  session: Session;
  query: string;
  onQuery: (query: string, typing: boolean) => void;
  onRemoved: (best: PersonalBest) => void;
  onReset: () => void;
}

const shape = { filters: {}, sorts: [], columns: [] };

/** Records that are asked for at a time: the most that are answered. */
const PAGE = 100;

/** A member's records. All are read at once, for what is grouped by half would show records that are none. */
export function createPersonalBests({ session, query, onQuery, onRemoved, onReset }: Inputs) {
  let set = readListQuery(query, shape);
  const $screen = atom<BestsScreen>({ is: 'loading' });
  const show = (more: Partial<Bests>) => {
    const shown = $screen.get();
    if (shown.is === 'bests') $screen.set({ ...shown, ...more });
  };

  async function readAll(
    userId: string,
    signal: AbortSignal,
  ): Promise<Result<Pick<Bests, 'bests' | 'countedFrom'>, CommonFailure>> {
    const ask = (offset: number) => session.request(listPersonalBests, { userId, offset, limit: PAGE }, { signal });
    const first = await ask(0);
    if (!first.ok) return first;
    const left = Math.max(0, Math.ceil(first.data.total / PAGE) - 1);
    const others = await Promise.all(Array.from({ length: left }, (_, page) => ask((page + 1) * PAGE)));
    const failed = others.find(answer => !answer.ok);
    if (failed && !failed.ok) return failed;
    const pages = [first, ...others].flatMap(answer => (answer.ok ? answer.data.items : []));
    // one that was set meanwhile has pushed the others on: none is there twice
    const bests = [...new Map(pages.map(best => [best.id, best])).values()];
    return { ok: true, data: { bests, countedFrom: first.data.countedFrom } };
  }

  const following = loadForPerson(session, $screen, async (userId, signal) => {
    $screen.set({ is: 'loading' });
    const [settings, answer] = await Promise.all([readSettings(session, userId), readAll(userId, signal)]);
    if (signal.aborted) return;
    if (!answer.ok) return $screen.set(failedScreen(answer.failure));
    $screen.set({ is: 'bests', ...answer.data, settings, now: session.clock.now(), q: set.q, pages: set.page });
  });

  /** What is shown stays until the answer is there, and where none comes. */
  async function refresh(): Promise<void> {
    const { signal } = following;
    const answer = await readAll(session.get().userId ?? '', signal);
    if (answer.ok && !signal.aborted) show({ ...answer.data, now: session.clock.now() });
  }

  const turnTo = (more: { q?: string; page: number }, typing: boolean): void => {
    set = { ...set, ...more };
    show({ q: set.q, pages: set.page });
    onQuery(writeListQuery(set, shape), typing);
  };

  return {
    $screen,
    removal: createRemoval({ session, onChanged: refresh, onRemoved, onReset }),
    retry: () => following.again(),
    /** The address says something else now: somebody went back. */
    follow(to: string): void {
      set = readListQuery(to, shape);
      show({ q: set.q, pages: set.page });
    },
    search: (q: string) => turnTo({ q, page: 1 }, true),
    more: () => turnTo({ page: set.page + 1 }, true),
  };
}

export type PersonalBestsModel = ReturnType<typeof createPersonalBests>;
