import { aliasedTable, desc, eq, sql } from 'drizzle-orm';
import type { Sold } from '../../core/contract/call.js';
import type { Lack, Locked } from '../../core/contract/schemas/access.js';
import { lackOf } from '../billing/account/entitlement.js';
import { settlePerson } from '../billing/books/due-work.js';
import type { Taking } from '../billing/cards/taking.js';
import { subscriptions } from '../billing/tables/memberships.js';
import { allPlans, planShape } from '../catalogue/catalogue.js';
import { isOnMachine } from '../commercial/sessions/session-status.js';
import type { Db } from '../db/db.js';
import { Refusal } from '../http/refusal.js';
import { users } from '../people/tables.js';

interface At {
  db: Db;
  now: number;
}

const payer = aliasedTable(users, 'payer');

/** A person with the membership that they go by: the living one of whoever pays, else the last. */
async function readStanding({ db, now }: At, userId: string) {
  const [row] = await db
    .select({
      id: users.id,
      roles: users.roles,
      payer: { id: payer.id, firstName: payer.firstName, lastName: payer.lastName, countryCode: payer.countryCode },
      status: subscriptions.status,
      planId: subscriptions.planId,
      isOnLicensedMachine: isOnMachine(db, users.id, now),
    })
    .from(users)
    .innerJoin(payer, eq(payer.id, users.parentId))
    .leftJoin(subscriptions, eq(subscriptions.userId, payer.id))
    .where(eq(users.id, userId))
    .orderBy(sql`${subscriptions.endedAt} is null desc`, desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1);
  return row;
}

/** The plan with the lowest price that has more of a feature; null in a country where none has. */
async function planWith(db: Db, feature: Feature, more: number, countryCode: string, locale?: string) {
  const [cheapest] = (await allPlans(db))
    .filter(plan => plan.countryCode === countryCode && plan.visibility === 'public' && !plan.archived)
    .filter(({ features }) => Number(features[feature]) > more)
    .toSorted((one, other) => one.price - other.price);
  return cheapest ? planShape(cheapest, { locale }).name : null;
}

interface Asked {
  sold: Sold;
  userId: string;
  /** Of a counted feature, how much is in use: that much is not enough. */
  used?: number;
}

type Feature = Exclude<Lack['missing'], 'membership'>;

/** What somebody lacks of what is sold, with what opens it; null where it is theirs. */
export async function lockedFor(at: At & { locale?: string }, { sold, userId, used = 0 }: Asked): Promise<Locked> {
  const found = await readStanding(at, userId);
  // who is not there, such as a machine, has bought nothing
  if (!found) return { missing: 'membership', way: 'join', name: null };
  const { id, roles, status, planId, isOnLicensedMachine } = found;
  const features = (await allPlans(at.db)).find(plan => plan.id === planId)?.features;
  const isChild = found.payer.id !== id;
  const lack = lackOf(sold, {
    status: status ?? undefined,
    features,
    used,
    isChild,
    roles,
    isOnLicensedMachine,
  });
  if (!lack) return null;
  const { missing, way } = lack;
  if (way === 'parent') return { missing, way, name: `${found.payer.firstName} ${found.payer.lastName}`.trim() };
  if (way !== 'change' || missing === 'membership') return { missing, way, name: null };
  return { missing, way, name: await planWith(at.db, missing, used, found.payer.countryCode, at.locale) };
}

const sentences: Readonly<Record<Lack['missing'], string>> = {
  membership: 'This needs a membership that can be used.',
  liveClasses: 'This needs a plan with live classes.',
  devices: 'The plan has room for no other machine.',
  maxFamilyMembers: 'This needs a plan with family members.',
};

/** Refuses whoever has no access to what is sold. Time that has passed for whoever pays is written before. */
export async function demandAccess(at: At & { host: Taking; locale?: string }, asked: Asked): Promise<void> {
  const payerId = (await readStanding(at, asked.userId))?.payer.id;
  if (payerId !== undefined) await settlePerson(at.db, payerId, at.now, at.host);
  const lack = await lockedFor(at, asked);
  if (lack) throw new Refusal('membershipRequired', sentences[lack.missing], { ...lack });
}
