import { and, desc, eq } from 'drizzle-orm';
import type {
  CommercialSession,
  CommercialSessionList,
  CommercialSessionQuery,
} from '../../../core/contract/schemas/commercial/sessions.js';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/page.js';
import { Refusal } from '../../http/refusal.js';
import { hasStatus, shownSession } from './session-status.js';
import { commercialEquipment as machines } from '../tables/equipment.js';
import { locations } from '../tables/places.js';
import { commercialSessions as sessions } from '../tables/sessions.js';

interface At {
  db: Db;
  now: number;
}

const columns = {
  id: sessions.id,
  status: sessions.status,
  startedAt: sessions.startedAt,
  completedAt: sessions.completedAt,
  workoutId: sessions.workoutId,
  equipment: { id: machines.id, name: machines.name },
  location: { id: locations.id, name: locations.name },
};

const joined = (db: Db) =>
  db
    .select(columns)
    .from(sessions)
    .innerJoin(machines, eq(machines.id, sessions.equipmentId))
    .innerJoin(locations, eq(locations.id, sessions.locationId));

/** A member's workouts on machines of locations, newest first. */
export const sessionsOf = (
  { db, now }: At,
  userId: string,
  { status, ...page }: CommercialSessionQuery,
): Promise<CommercialSessionList> =>
  pageOf(db, {
    rows: joined(db).where(and(eq(sessions.userId, userId), status && hasStatus(status, now))),
    order: [desc(sessions.startedAt)],
    key: sessions.id,
    page,
    items: found => found.map(row => shownSession(row, now)),
  });

export const noSession = (): Refusal => new Refusal('notFound', 'There is no such workout.');

/** One workout of a member. */
export async function sessionOf({ db, now }: At, userId: string, id: string): Promise<CommercialSession> {
  const [found] = await joined(db).where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  if (!found) throw noSession();
  return shownSession(found, now);
}
