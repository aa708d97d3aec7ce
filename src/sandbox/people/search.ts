import { and, arrayContains, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { UserFilter } from '../../core/contract/schemas/staff-users.js';
import type { Db } from '../db/db.js';
import { users } from './tables.js';
import { summaryShape } from './profile/profile.js';

/** Text as `like` takes it literally. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** Phone numbers are written in many ways; their digits are compared, once there are enough to tell people apart. */
function phoneFits(q: string): SQL | undefined {
  const digits = q.replaceAll(/\D/g, '');
  const other = q.replaceAll(/[\d\s+().-]/g, '');
  return digits.length >= 4 && other === ''
    ? sql`regexp_replace(${users.phoneNumber}, '\\D', '', 'g') like ${`%${digits}%`}`
    : undefined;
}

function textFits(q: string): SQL | undefined {
  const part = `%${literal(q)}%`;
  const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`;
  return or(
    eq(users.id, q),
    ilike(users.email, part),
    ilike(fullName, part),
    ilike(users.displayName, part),
    phoneFits(q),
  );
}

const columns = { createdAt: users.createdAt, lastName: users.lastName, email: users.email };

function order(sort: NonNullable<UserFilter['sort']>): SQL[] {
  const descends = sort.startsWith('-');
  const [, column = users.createdAt] = Object.entries(columns).find(([name]) => name === sort.replace('-', '')) ?? [];
  const by = descends ? desc : asc;
  // the id decides between equals, so that pages neither repeat nor skip anybody
  return [by(column), by(users.id)];
}

/** The people that fit, a page of them. */
export async function searchUsers(
  db: Db,
  { q, role, country, parentId, sort = '-createdAt', offset = 0, limit = 50 }: UserFilter,
) {
  const which = and(
    q ? textFits(q) : undefined,
    role ? arrayContains(users.roles, [role]) : undefined,
    country ? eq(users.countryCode, country) : undefined,
    parentId ? eq(users.parentId, parentId) : undefined,
  );
  const rows = await db
    .select()
    .from(users)
    .where(which)
    .orderBy(...order(sort))
    .offset(offset)
    .limit(limit);
  const [counted] = await db.select({ total: count() }).from(users).where(which);
  return { items: rows.map(summaryShape), total: counted?.total ?? 0, offset, limit };
}
