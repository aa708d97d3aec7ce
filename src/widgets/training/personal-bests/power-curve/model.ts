import { getPowerCurve } from '../../../../core/contract/training/records.js';
import type { BestPowerCurve } from '../../../../core/contract/schemas/training/records.js';
import type { Session } from '../../../../core/session/session.js';
import { localDay } from '../../../../core/wall-clock.js';
import { createPiece } from '../../../screen/part.js';
import { followPerson } from '../../../screen/person-screen.js';
import { dayAfter } from '../../../workouts/days.js';

/** Days of which the best is told beside the best of all. */
export const RECENT = 90;

export type CurvePoint = BestPowerCurve['points'][number];

interface Curves {
  ever: readonly CurvePoint[];
  /** Of the last `RECENT` days, today among them. */
  recent: readonly CurvePoint[];
}

/** The most watts that a member held for so long, ever and of late; one answer without the other is none. */
export function createPowerCurve(session: Session, timeZone: string) {
  const piece = createPiece<Curves>(session, async ({ userId, signal }) => {
    const from = dayAfter(localDay(timeZone, session.clock.now()), 1 - RECENT);
    const [ever, recent] = await Promise.all([
      session.request(getPowerCurve, { userId }, { signal }),
      session.request(getPowerCurve, { userId, from }, { signal }),
    ]);
    if (!ever.ok) return ever;
    if (!recent.ok) return recent;
    return { ok: true, data: { ever: ever.data.points, recent: recent.data.points } };
  });
  const following = followPerson(session, piece.$part, ({ userId }, signal) => {
    if (userId) void piece.load({ userId, signal });
  });
  return { $piece: piece.$part, retry: () => following.again() };
}
