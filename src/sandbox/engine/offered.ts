import { and, eq, exists, gt, inArray, isNull, lte, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { campaigns, offers, plans } from '../db/schema/catalogue.js';
import { users } from '../db/schema/identity.js';
import type { EngineContext } from './context.js';
import { doerOf, type Member } from './member.js';

/** Who asks for something that is sold, and where: all that decides whether it is offered to them. */
export interface Situation {
  db: Db;
  /** Unix seconds. */
  now: number;
  /** A real card provider's key, when there is one. */
  publishableKey?: string | undefined;
  /** Null while it is not known where they live. */
  countryCode: string | null;
  /** Whose offers they see beside everybody's. */
  partners: readonly string[] | 'any';
  /** Customer service gives more than people can take. */
  staff: boolean;
  /** What begins later counts too: codes are made ahead. */
  early?: boolean;
}

type Asking = Pick<EngineContext, 'db' | 'now' | 'caller' | 'apiKey' | 'host'>;

/** Whether customer service asks: a partner's own back end is none. */
const isStaff = ({ caller, apiKey }: Pick<Asking, 'caller' | 'apiKey'>): boolean => doerOf(caller, apiKey) !== 'member' && (caller !== undefined || apiKey?.partnerId === null);

const given = (...partners: (string | null | undefined)[]): string[] => partners.filter((partner) => typeof partner === 'string');

/** A visitor of a page. Its key says whose page it is; on our own pages the visitor says by whom they came. */
export async function visiting(context: Asking, { countryCode, partnerId }: { countryCode?: string | null | undefined; partnerId?: string | undefined } = {}): Promise<Situation> {
  const { db, now, host, caller, apiKey } = context;
  const staff = isStaff(context);
  const [user] = caller && !staff ? await db.select({ countryCode: users.countryCode, partnerId: users.partnerId }).from(users).where(eq(users.id, caller.userId)) : [];
  const seller = apiKey?.partnerId ?? partnerId;
  return { db, now, publishableKey: host.publishableKey, countryCode: countryCode ?? user?.countryCode ?? null, partners: given(seller, user?.partnerId), staff };
}

/** Somebody with an account: where they live, by whom they came, and whether they or customer service ask. */
export function situationOf(context: Asking, { user }: Pick<Member, 'user'>): Situation {
  const { db, now, host, apiKey } = context;
  return { db, now, publishableKey: host.publishableKey, countryCode: user.countryCode, partners: given(apiKey?.partnerId, user.partnerId), staff: isStaff(context) };
}

/** Somebody whom a code was given, or who makes one: the code is what lets them have it. */
export const byCode = ({ db, now, host }: Pick<Asking, 'db' | 'now'> & Partial<Pick<Asking, 'host'>>, countryCode: string | null): Situation => ({
  db, now, publishableKey: host?.publishableKey, countryCode, partners: 'any', staff: true,
});

/** Whether a row with a beginning and an end counts now; the end is the first moment that does not. */
const running = (table: typeof offers | typeof campaigns, { now, early }: Situation) =>
  and(early ? undefined : or(isNull(table.startsAt), lte(table.startsAt, now)), or(isNull(table.endsAt), gt(table.endsAt, now)));

const livesThere = ({ countryCode }: Situation): SQL | undefined => (countryCode === null ? undefined : eq(plans.countryCode, countryCode));

/** The offers that somebody can take, of `offers` joined with `plans` and `campaigns`. Unlisted ones too, because a deep link names them. */
export function isOffered(situation: Situation, kind: 'plan' | 'addon'): SQL | undefined {
  const { partners, staff } = situation;
  return and(
    eq(offers.kind, kind), eq(offers.status, 'published'), eq(plans.archived, false), livesThere(situation),
    running(offers, situation), or(isNull(offers.campaignId), running(campaigns, situation)),
    partners === 'any' ? undefined : or(isNull(offers.partnerId), inArray(offers.partnerId, [...partners])),
    staff ? undefined : and(ne(offers.audience, 'customerService'), ne(plans.visibility, 'staff')),
  );
}

/** A plan that is sold on top of another one, and never by itself. */
function isAddon({ db }: Situation): SQL {
  const sold = (kind: 'plan' | 'addon') => exists(db.select({ one: sql`1` }).from(offers).where(and(eq(offers.planId, plans.id), eq(offers.kind, kind))));
  return sql`(${sold('addon')} and ${not(sold('plan'))})`;
}

/** The plans that somebody can be on at their plain price: those that everybody sees, and one whose offer they could take. Staff give any. */
export function isSold(situation: Situation): SQL | undefined {
  const { db, staff } = situation;
  const taken = db.select({ one: sql`1` }).from(offers).leftJoin(campaigns, eq(campaigns.id, offers.campaignId)).where(and(eq(offers.planId, plans.id), isOffered(situation, 'plan')));
  const seen = or(eq(plans.visibility, 'public'), and(eq(plans.visibility, 'unlisted'), exists(taken)));
  return and(eq(plans.archived, false), livesThere(situation), not(isAddon(situation)), staff ? undefined : seen);
}
