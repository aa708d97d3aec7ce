import { and, arrayContains, eq } from 'drizzle-orm';
import type { UserFilter, UserSummaries } from '../../core/contract/schemas/staff-users.js';
import type { Db } from '../db/db.js';
import { longPageOf } from '../db/long-page.js';
import { anyOf, exactly, searchIn, type TextSearch } from '../db/search.js';
import { fullNameOf, phoneDigitsOf, userSearch } from './user-words.js';
import { users } from './tables.js';
import { summaryShape } from './profile/profile.js';

/** Phone numbers are written in many ways; their digits are compared, once there are enough to distinguish people. */
function phoneFits(q: string): TextSearch[] {
  const digits = q.replaceAll(/\D/g, '');
  const other = q.replaceAll(/[\d\s+().-]/g, '');
  return digits.length >= 4 && other === '' ? [searchIn(userSearch(users), [phoneDigitsOf(users)], digits)] : [];
}

const textFits = (q: string): TextSearch =>
  anyOf([
    exactly(eq(users.id, q)),
    searchIn(userSearch(users), [users.email, fullNameOf(users), users.displayName], q),
    ...phoneFits(q),
  ]);

/** What is shown of a person: a row has twice as much, and the hash of a password. */
const summaryColumns = {
  id: users.id,
  parentId: users.parentId,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  displayName: users.displayName,
  phoneNumber: users.phoneNumber,
  countryCode: users.countryCode,
  roles: users.roles,
  dateActivated: users.dateActivated,
  createdAt: users.createdAt,
};

/** The people that fit, newest first by default. */
export function searchUsers(
  db: Db,
  { q, role, country, parentId, sort = '-createdAt', ...page }: UserFilter,
): Promise<UserSummaries> {
  const which = and(
    role ? arrayContains(users.roles, [role]) : undefined,
    country ? eq(users.countryCode, country) : undefined,
    parentId ? eq(users.parentId, parentId) : undefined,
  );
  return longPageOf(db, {
    rows: (at, fitting) => db.select({ user: summaryColumns, at }).from(users).where(fitting),
    which,
    search: q ? textFits(q) : undefined,
    sort,
    by: { createdAt: users.createdAt, lastName: users.lastName, email: users.email },
    key: users.id,
    page,
    items: rows => rows.map(({ user }) => summaryShape(user)),
  });
}
