import { and, asc, eq, ne } from 'drizzle-orm';
import type { Family } from '../../core/contract/schemas/family.js';
import type { Db } from '../db/db.js';
import { users } from '../people/tables.js';
import { parentName } from '../billing/account/member.js';
import { Refusal } from '../http/refusal.js';
import { planSeats } from './family-seats.js';
import type { UserRow } from '../people/profile/profile.js';

/** How many members a family may have beside the parent, and has. An open invitation counts: its profile is a member. */
export interface Room {
  limit: number;
  used: number;
  /** The parent's membership gives access now. */
  hasMembership: boolean;
}

export const membersOf = (db: Db, parentId: string): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(and(eq(users.parentId, parentId), ne(users.id, parentId)))
    .orderBy(asc(users.createdAt), asc(users.id));

export async function roomOf(db: Db, parentId: string): Promise<Room> {
  const seats = await planSeats(db, parentId);
  return { limit: seats ?? 0, used: (await membersOf(db, parentId)).length, hasMembership: seats !== undefined };
}

/** Why nobody can be added now; undefined when a person can. */
export function fullness({ limit, used, hasMembership }: Room): 'membershipRequired' | 'familyFull' | undefined {
  if (!hasMembership) return 'membershipRequired';
  return used < limit ? undefined : 'familyFull';
}

const sentences: Record<Exclude<NonNullable<Family['reason']>, 'parentRequired'>, string> = {
  membershipRequired: 'Family members can be added once the membership is active.',
  familyFull: 'There is no room for another family member in this membership.',
};

/** Throws unless there is room for so many: one to add, none for a person whose place is kept already. */
export function demandRoom(room: Room, wanted: 0 | 1): void {
  const { limit, used } = room;
  const reason = fullness({ ...room, used: used + wanted - 1 });
  if (reason) throw new Refusal(reason, sentences[reason], { limit, used });
}

/** Throws for a child: the parent decides about the family. */
export async function demandParent(db: Db, row: UserRow): Promise<void> {
  if (row.parentId === row.id) return;
  const name = await parentName(db, row);
  throw new Refusal('parentRequired', `This is a child account of ${name}. Only the parent account can do this.`, {
    name,
  });
}
