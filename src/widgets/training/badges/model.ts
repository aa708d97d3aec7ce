import { atom } from 'nanostores';
import { getMilestones, listBadges } from '../../../core/contract/training/badges.js';
import type { CommonFailure, Result } from '../../../core/contract/failure.js';
import type { Badge, BadgeList } from '../../../core/contract/schemas/training/badges.js';
import type { Session } from '../../../core/session/session.js';
import { createPiece, type Visit } from '../../screen/part.js';
import { failedScreen, loadForPerson, type PersonScreen } from '../../screen/person-screen.js';
import { readSettings } from '../../workouts/settings.js';

/** The most that come at a time. */
const PAGE = 100;

export interface BadgesState {
  is: 'badges';
  /** The latest first. */
  earned: readonly Badge[];
  next: readonly Badge[];
  /** By whose clock the day of a badge is told, an IANA name. */
  timeZone: string;
}

/** A member's badges, and beside them how many workouts count for milestones: those may fail by themselves. */
export function createBadges(session: Session) {
  const $screen = atom<PersonScreen | BadgesState>({ is: 'loading' });
  const milestones = createPiece(session, ({ userId, signal }) =>
    session.request(getMilestones, { userId }, { signal }),
  );
  let visit: Visit | undefined;

  /** Of them all there are never more than a few pages. */
  async function readAll(
    { userId, signal }: Visit,
    known: readonly Badge[] = [],
  ): Promise<Result<BadgeList, CommonFailure>> {
    const page = { offset: known.length, limit: PAGE };
    const answer = await session.request(listBadges, { userId, ...page }, { signal });
    if (!answer.ok) return answer;
    const items = [...known, ...answer.data.items];
    const isAll = answer.data.items.length === 0 || items.length >= answer.data.total;
    return isAll ? { ok: true, data: { ...answer.data, items } } : readAll({ userId, signal }, items);
  }

  const following = loadForPerson(session, $screen, async (userId, signal) => {
    visit = { userId, signal };
    $screen.set({ is: 'loading' });
    void milestones.load(visit);
    const [answer, { timeZone }] = await Promise.all([readAll(visit), readSettings(session, userId)]);
    if (signal.aborted) return;
    if (!answer.ok) return $screen.set(failedScreen(answer.failure));
    const { items: earned, next } = answer.data;
    $screen.set({ is: 'badges', earned, next, timeZone });
  });

  return {
    $screen,
    $milestones: milestones.$part,
    retry: () => following.again(),
    retryMilestones(): void {
      if (visit) void milestones.load(visit);
    },
  };
}

export type BadgesModel = ReturnType<typeof createBadges>;
