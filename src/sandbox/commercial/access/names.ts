import { and, eq, inArray, sql } from 'drizzle-orm';
import { staffRoles } from '../../../core/contract/guards.js';
import type { Audited } from '../../../core/contract/audited.js';
import { audit } from '../../http/tables.js';
import type { Context } from '../../http/handler.js';
import type { LastSaved } from '../../http/last-saved.js';
import { users } from '../../people/tables.js';

/** What dealers, owners and location users read in place of the name of one of our own people. */
const COMPANY = 'Echelon';

const isStaff = (roles: readonly string[]): boolean => staffRoles.some(role => roles.includes(role));

/**
 * The names of those who did something at a location, for a reader who may see that it was done; null for a machine, a
 * page's key, or somebody who is not known any more.
 */
export async function namesFor(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string | null> {
  const known = [...new Set(ids.filter(id => id !== null))];
  const people =
    known.length === 0
      ? []
      : await db
          .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, roles: users.roles })
          .from(users)
          .where(inArray(users.id, known));
  const readsAll = caller !== undefined && isStaff(caller.roles);
  const names = new Map(
    people.map(({ id, firstName, lastName, roles }) => [
      id,
      isStaff(roles) && !readsAll ? COMPANY : `${firstName} ${lastName}`.trim(),
    ]),
  );
  return id => (id === null ? null : (names.get(id) ?? null));
}

/** Who made this version of a thing of a location, by its line in the audit trail. */
export const savedBy =
  (resource: Audited) =>
  async (context: Context, { id, version }: { id: string; version: number }): Promise<LastSaved> => {
    const [line] = await context.db
      .select({ at: audit.at, actorId: audit.actorId })
      .from(audit)
      .where(
        and(
          eq(audit.resource, resource),
          eq(audit.resourceId, id),
          sql`${audit.details} ->> 'version' = ${String(version)}`,
        ),
      );
    if (!line) return { changedAt: null, changedBy: null };
    const nameOf = await namesFor(context, [line.actorId]);
    return { changedAt: line.at, changedBy: nameOf(line.actorId) };
  };
