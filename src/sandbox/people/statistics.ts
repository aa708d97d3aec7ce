import { arrayContains, asc, count, desc, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Cohorts, RoleCounts } from '../../core/contract/schemas/staff-users.js';
import type { Db } from '../db/db.js';
import { rowsOf } from '../db/rows.js';
import { users } from './tables.js';
import { roles } from '../../core/contract/guards.js';

/** Members by the UTC month they signed up in and their country, newest month first. */
export function cohortsOf(db: Db): Promise<Cohorts['items']> {
  const month = sql<string>`to_char(to_timestamp(${users.createdAt}) at time zone 'UTC', 'YYYY-MM')`;
  return db
    .select({ month, countryCode: users.countryCode, count: count() })
    .from(users)
    .where(arrayContains(users.roles, ['Member']))
    .groupBy(sql`1`, users.countryCode)
    .orderBy(desc(sql`1`), asc(users.countryCode));
}

/** Every role, those that nobody holds too. */
export async function roleCounts(db: Db): Promise<RoleCounts['items']> {
  const held = await rowsOf(
    db,
    sql`select role, count(*)::int as count from ${users}, unnest(${users.roles}) as role group by role`,
    v.object({ role: v.string(), count: v.number() }),
  );
  const counts = new Map(held.map(({ role, count: holders }) => [role, holders]));
  return roles.map(role => ({ role, count: counts.get(role) ?? 0 }));
}
