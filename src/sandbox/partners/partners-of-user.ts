import { and, asc, eq, inArray } from 'drizzle-orm';
import type { UserPartnerList } from '../../core/contract/schemas/people-lists.js';
import type { Db } from '../db/db.js';
import { partners } from '../catalogue/tables.js';
import { subscriptions } from '../billing/tables/memberships.js';
import { externalUsers } from './tables.js';
import { isLive } from '../billing/account/statuses.js';
import type { UserRow } from '../people/profile/profile.js';

type Relation = UserPartnerList['items'][number]['relations'][number];

/** The partners of a person, by name, each with everything that ties them. */
export async function partnersOf(db: Db, { id, partnerId }: UserRow): Promise<UserPartnerList['items']> {
  const linked = await db
    .select({ partnerId: externalUsers.partnerId })
    .from(externalUsers)
    .where(eq(externalUsers.userId, id));
  const memberships = await db
    .select({ partnerId: subscriptions.partnerId, status: subscriptions.status })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, id), eq(subscriptions.channelKind, 'partner')));
  const found: (readonly [partnerId: string | null, relation: Relation])[] = [
    [partnerId, 'origin'],
    ...linked.map(row => [row.partnerId, 'linked'] as const),
    ...memberships.filter(({ status }) => isLive(status)).map(row => [row.partnerId, 'membership'] as const),
  ];
  const ids = found.flatMap(([one]) => one ?? []);
  if (ids.length === 0) return [];
  const rows = await db.select().from(partners).where(inArray(partners.id, ids)).orderBy(asc(partners.name));
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    relations: [...new Set(found.filter(([one]) => one === row.id).map(([, relation]) => relation))],
  }));
}
