import { and, eq, isNull, lte } from 'drizzle-orm';
import type { RepairReport } from '../../core/contract/schemas/staff-users.js';
import type { Context } from '../http/handler.js';
import { sessions } from '../access/tables.js';
import { users } from './tables.js';
import { findUser } from './find-user.js';
import type { UserRow } from './profile/profile.js';
import { writeEmail, writeUser } from './write-user.js';

/** Something that is wrong with an account. */
export interface Finding {
  /** One sentence for staff. */
  detail: string;
  /** Puts it right; false when it cannot be put right here. */
  fix(): Promise<boolean>;
}

/** One thing that can be wrong with an account, and how to see it. */
export interface Check {
  code: string;
  look(context: Context, user: UserRow): Promise<Finding | undefined>;
}

const written = async (row: Promise<UserRow | 'taken'>): Promise<boolean> => (await row) !== 'taken';

const emailCase: Check = {
  code: 'emailCase',
  look: async (context, { id, email }) => {
    const right = email?.trim().toLowerCase();
    if (right === undefined || right === email) return undefined;
    return {
      detail: 'The email address is not in lower case, so nobody can sign in by it.',
      fix: () => written(writeEmail(context, id, { email: right })),
    };
  },
};

const parentLink: Check = {
  code: 'parentLink',
  look: async (context, { id, parentId }) => {
    if (id === parentId) return undefined;
    const [parent] = await context.db.select().from(users).where(eq(users.id, parentId));
    if (parent && parent.parentId === parent.id) return undefined;
    const detail = parent ? 'The parent account is a child account itself.' : 'The parent account does not exist.';
    return { detail, fix: () => written(writeUser(context, id, { parentId: id })) };
  },
};

const noRoles: Check = {
  code: 'rolesEmpty',
  look: async (context, { id, roles }) => {
    if (roles.length > 0) return undefined;
    return { detail: 'The account has no role.', fix: () => written(writeUser(context, id, { roles: ['Member'] })) };
  },
};

const staleSessions: Check = {
  code: 'sessionsExpired',
  look: async ({ db, now }, { id }) => {
    const which = and(eq(sessions.userId, id), isNull(sessions.revokedAt), lte(sessions.expiresAt, now));
    const stale = await db.select({ id: sessions.id }).from(sessions).where(which);
    if (stale.length === 0) return undefined;
    const fix = async () => {
      await db.update(sessions).set({ revokedAt: now }).where(which);
      return true;
    };
    return { detail: `Sessions that have run out and were never ended: ${stale.length}.`, fix };
  },
};

/** What can be wrong with a person; code that gives people more data adds checks of its own. */
export const identityChecks: readonly Check[] = [emailCase, parentLink, noRoles, staleSessions];

/** Looks for everything that can be wrong with an account; with `apply` it is put right, one thing after the other. */
export async function repair(
  context: Context,
  userId: string,
  checks: readonly Check[],
  apply: boolean,
): Promise<RepairReport> {
  const problems: RepairReport['problems'] = [];
  for (const { code, look } of checks) {
    // read again each time: a fix before this may have changed the row
    const finding = await look(context, await findUser(context.db, userId));
    if (finding) problems.push({ code, detail: finding.detail, fixed: apply && (await finding.fix()) });
  }
  return { applied: apply, problems };
}
