import { and, arrayContains, eq, or, type SQL, sql } from 'drizzle-orm';
import type { UserFilter, UserSummaries } from '../../core/contract/schemas/staff-users.js';
import type { Db } from '../db/db.js';
import { pageOf } from '../db/page.js';
import { holds } from '../db/search.js';
import { sortedBy } from '../db/sort.js';
import { users } from './tables.js';
import { summaryShape } from './profile/profile.js';

/** Phone numbers are written in many ways; their digits are compared, once there are enough to distinguish people. */
function phoneFits(q: string): SQL | undefined {
  const digits = q.replaceAll(/\D/g, '');
  const other = q.replaceAll(/[\d\s+().-]/g, '');
  return digits.length >= 4 && other === ''
    ? holds(sql`regexp_replace(${users.phoneNumber}, '\\D', '', 'g')`, digits)
    : undefined;
}

const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`;

const textFits = (q: string): SQL | undefined =>
  or(eq(users.id, q), holds(users.email, q), holds(fullName, q), holds(users.displayName, q), phoneFits(q));

/** The people that fit, newest first by default. */
export function searchUsers(
  db: Db,
  { q, role, country, parentId, sort = '-createdAt', ...page }: UserFilter,
): Promise<UserSummaries> {
  const which = and(
    q ? textFits(q) : undefined,
    role ? arrayContains(users.roles, [role]) : undefined,
    country ? eq(users.countryCode, country) : undefined,
    parentId ? eq(users.parentId, parentId) : undefined,
  );
  return pageOf(db, {
    rows: db.select().from(users).where(which),
    order: [sortedBy(sort, { createdAt: users.createdAt, lastName: users.lastName, email: users.email })],
    key: users.id,
    page,
    items: rows => rows.map(summaryShape),
  });
}
