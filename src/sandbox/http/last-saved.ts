import { and, eq, sql } from 'drizzle-orm';
import type { Audited } from '../../core/contract/audited.js';
import { staffRoles } from '../../core/contract/guards.js';
import { namesOf } from '../billing/account/history-names.js';
import { users } from '../people/tables.js';
import type { Context } from './handler.js';
import { audit } from './tables.js';

/** Who saved a row last, by the name that the reader may know, and when (unix seconds); null when that is not known. */
export interface LastSaved {
  changedAt: number | null;
  changedBy: string | null;
}

/** Whether a reader may see this name: staff see all, everybody else those of their own family (domain 1.13). */
async function mayKnowName({ db, caller }: Context, actorId: string): Promise<boolean> {
  if (!caller || caller.roles.some(role => staffRoles.some(one => one === role))) return true;
  const [relative] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, actorId), eq(users.parentId, caller.parentId)));
  return relative !== undefined;
}

/** Who made this version of a row, by the line that the audit trail has of it. */
export async function lastSaved(
  context: Context,
  resource: Audited,
  resourceId: string,
  version: number,
): Promise<LastSaved> {
  const [line] = await context.db
    .select({ at: audit.at, actorId: audit.actorId })
    .from(audit)
    .where(
      and(
        eq(audit.resource, resource),
        eq(audit.resourceId, resourceId),
        sql`${audit.details} ->> 'version' = ${String(version)}`,
      ),
    );
  if (!line) return { changedAt: null, changedBy: null };
  const actor = { actorKind: 'staff' as const, actorId: line.actorId };
  const nameOf = await namesOf(context.db, [actor]);
  const reader = line.actorId === null || (await mayKnowName(context, line.actorId)) ? 'staff' : 'member';
  return { changedAt: line.at, changedBy: nameOf(reader, actor, null) };
}
