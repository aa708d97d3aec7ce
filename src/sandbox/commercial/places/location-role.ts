import { and, arrayContains, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Role } from '../../../core/contract/guards.js';
import { users } from '../../people/tables.js';
import { writeUser } from '../../people/write-user.js';
import type { Context } from '../../http/handler.js';
import { locationUsers } from '../tables/places.js';

const ROLE = 'LocationUser' satisfies Role;
/** Nobody is left without any role: who worked at locations alone may train. */
const LEFT = 'Member' satisfies Role;

/** Somebody who is connected may sign in to the commercial tools. */
export async function giveRole(
  context: Context,
  { id, roles }: { id: string; roles: readonly string[] },
): Promise<void> {
  if (!roles.includes(ROLE)) await writeUser(context, id, { roles: [...roles, ROLE] }, { resource: 'user' });
}

/** Takes the role from those of these people who work nowhere any more. */
export async function retireRole(context: Context, userIds: string[]): Promise<void> {
  const { db } = context;
  const { id, roles, version } = users;
  if (userIds.length === 0) return;
  const worksSomewhere = db
    .select({ one: sql`1` })
    .from(locationUsers)
    .where(eq(locationUsers.userId, id));
  const left = await db
    .update(users)
    .set({
      roles: sql`case when ${roles} = array[${ROLE}] then array[${LEFT}] else array_remove(${roles}, ${ROLE}) end`,
      version: sql`${version} + 1`,
    })
    .where(and(inArray(id, userIds), arrayContains(roles, [ROLE]), notExists(worksSomewhere)))
    .returning({ id, roles, version });
  for (const one of left)
    context.note({ resource: 'user', id: one.id, details: { version: one.version, after: { roles: one.roles } } });
}
