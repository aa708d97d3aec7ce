import type * as staffUsers from '../../../core/contract/staff-users.js';
import { eq } from 'drizzle-orm';
import { mayKnow, mayWelcome } from '../../partners/people.js';
import { countries } from '../../catalogue/tables.js';
import { users } from '../tables.js';
import { type Context, type Handlers } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { mailActivationAgain } from '../activation.js';
import { changedFields, tidyAddress } from '../profile/address.js';
import { devCodeOf } from '../dev-code.js';
import { summaryShape, type UserRow } from '../profile/profile.js';
import { identityChecks, repair } from '../repair.js';
import { searchUsers } from '../search.js';
import { cohortsOf, roleCounts } from '../statistics.js';
import { versionedUser } from '../versioned-user.js';
import { signingKey } from '../../access/signing-key.js';
import { onePage } from '../../db/page.js';
import { changed, readForChange } from '../../db/versioned.js';
import { findUser } from '../caller.js';

/** Finds the person of an address, for staff and back ends; each look is written down, found or not. A partner finds its own people. */
async function lookUp(
  context: Context,
  email: string,
  may = (user: UserRow) => mayKnow(context, user.id),
): Promise<UserRow | undefined> {
  const [found] = await context.db.select().from(users).where(eq(users.email, email.trim().toLowerCase()));
  const user = found && (await may(found)) ? found : undefined;
  context.note({ id: user?.id ?? '' });
  return user;
}

/** That staff looked is recorded permanently. */
const unknownAddress = () => new Refusal('notFound', 'Nobody has this email address.', undefined, true);

export const staffUserHandlers = {
  listUsers: ({ db }, filter) => searchUsers(db, filter),

  listCohorts: async ({ db }) => onePage(await cohortsOf(db)),

  listRoles: async ({ db }) => onePage(await roleCounts(db)),

  async fixUserAddress(context, { userId }) {
    const held = await readForChange(context, versionedUser, userId);
    const { address: before } = held.row;
    if (before === null) return { before, after: null, changed: [] };
    const [country] = await context.db
      .select({ regions: countries.regions })
      .from(countries)
      .where(eq(countries.code, before.country.code.trim().toUpperCase()));
    const after = tidyAddress(before, country?.regions ?? []);
    await changed(context, held, { address: after });
    return { before, after, changed: changedFields(before, after) };
  },

  async repairUser(context, { userId, apply = false }) {
    const report = await repair(context, userId, identityChecks, apply);
    context.note({ details: { apply, problems: report.problems.map(({ code, fixed }) => ({ code, fixed })) } });
    return report;
  },

  async getDevCode(context, { userId }) {
    const { id } = await findUser(context.db, userId);
    context.note({});
    return devCodeOf(await signingKey(context.db, context.now), id, context.now);
  },

  async findUserByEmail(context, { email }) {
    const user = await lookUp(context, email);
    if (!user) throw unknownAddress();
    return summaryShape(user);
  },

  async getDateActivated(context, { email }) {
    const user = await lookUp(context, email);
    if (!user) throw unknownAddress();
    return { dateActivated: user.dateActivated };
  },

  async resendActivation(context, { email }) {
    const user = await lookUp(context, email, one => mayWelcome(context, one));
    if (user) await mailActivationAgain(context, user);
    return { sent: true };
  },
} satisfies Handlers<keyof typeof staffUsers>;
