import { eq } from 'drizzle-orm';
import { HOME_COUNTRY } from '../../core/home-country.js';
import type { Db } from '../db/db.js';
import type { campaigns, offers, plans } from './tables.js';
import { users } from '../people/tables.js';
import type { EngineContext } from '../billing/context.js';
import { doerOf, type Member } from '../billing/account/member.js';

/** Who asks for something that is sold, and where: all that decides whether it is offered to them. */
export interface Situation {
  db: Db;
  /** Unix seconds. */
  now: number;
  /** A real card provider's key, when there is one; null where no card is taken. */
  publishableKey?: string | null | undefined;
  /** The language that they read, where texts are for them; English without it, as in the books. */
  locale?: string | undefined;
  /** Null while it is not known where they live. */
  countryCode: string | null;
  /** Whose offers they see beside everybody's. */
  partners: readonly string[] | 'any';
  /** Customer service gives more than people can take. */
  staff: boolean;
  /** What begins later counts too: codes are made ahead. */
  early?: boolean;
}

type Asking = Pick<EngineContext, 'db' | 'now' | 'caller' | 'apiKey' | 'host' | 'locale'>;

/** Whether customer service asks: a partner's own back end does not count as that. */
const isStaff = ({ caller, apiKey }: Pick<Asking, 'caller' | 'apiKey'>): boolean =>
  doerOf(caller, apiKey) !== 'member' && (caller !== undefined || apiKey?.partnerId === null);

const given = (...partners: (string | null | undefined)[]): string[] =>
  partners.filter(partner => typeof partner === 'string');

/** A visitor of a page. Its key says whose page it is; on our own pages the visitor says which partner sent them. */
export async function visiting(
  context: Asking,
  { countryCode, partnerId }: { countryCode?: string | null | undefined; partnerId?: string | undefined } = {},
): Promise<Situation> {
  const { db, now, host, locale, caller, apiKey } = context;
  const staff = isStaff(context);
  const [user] =
    caller && !staff
      ? await db
          .select({ countryCode: users.countryCode, partnerId: users.partnerId })
          .from(users)
          .where(eq(users.id, caller.userId))
      : [];
  const seller = apiKey?.partnerId ?? partnerId;
  return {
    db,
    now,
    publishableKey: host.publishableKey,
    locale,
    countryCode: countryCode ?? user?.countryCode ?? null,
    partners: given(seller, user?.partnerId),
    staff,
  };
}

/** The same for a list, which is of one country: the one that is asked for, else where the visitor lives, else the default. */
export async function visitingAt(...asked: Parameters<typeof visiting>): Promise<Situation> {
  const situation = await visiting(...asked);
  return { ...situation, countryCode: situation.countryCode ?? HOME_COUNTRY };
}

/**
 * A person with an account: where they live, which partner sent them, once or to this page, and whether they or
 * customer service ask. What a page shows by `visiting` it sells by this.
 */
export function situationOf(context: Asking, { user }: Pick<Member, 'user'>, sentBy?: string): Situation {
  const { db, now, host, apiKey } = context;
  return {
    db,
    now,
    publishableKey: host.publishableKey,
    countryCode: user.countryCode,
    partners: given(apiKey?.partnerId ?? sentBy, user.partnerId),
    staff: isStaff(context),
  };
}

/** A person to whom a code was given, or who makes one: the code is what lets them have it. */
export const byCode = (
  { db, now, host }: Pick<Asking, 'db' | 'now'> & Partial<Pick<Asking, 'host'>>,
  countryCode: string | null,
): Situation => ({
  db,
  now,
  publishableKey: host?.publishableKey,
  countryCode,
  partners: 'any',
  staff: true,
});

/** An offer with its plan and, where it belongs to one, its campaign. */
export interface OfferWithPlan {
  offer: typeof offers.$inferSelect;
  plan: PlanRow;
  campaign: typeof campaigns.$inferSelect | null;
}

type PlanRow = typeof plans.$inferSelect;

/** Whether a row with a beginning and an end counts now; the end is the first moment that does not. */
const running = (
  { startsAt, endsAt }: { startsAt: number | null; endsAt: number | null },
  { now, early = false }: Situation,
): boolean => (early || startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);

const livesThere = ({ countryCode }: Situation, plan: PlanRow): boolean =>
  countryCode === null || plan.countryCode === countryCode;

/** Whether a person can take an offer. Unlisted ones too, because a deep link names them. */
export function isOffered(
  situation: Situation,
  kind: 'plan' | 'addon',
  { offer, plan, campaign }: OfferWithPlan,
): boolean {
  const { partners, staff } = situation;
  const runs =
    running(offer, situation) && (offer.campaignId === null || (campaign !== null && running(campaign, situation)));
  const theirs = partners === 'any' || offer.partnerId === null || partners.includes(offer.partnerId);
  const shown = staff || (offer.audience !== 'customerService' && plan.visibility !== 'staff');
  return (
    offer.kind === kind &&
    offer.status === 'published' &&
    !plan.archived &&
    livesThere(situation, plan) &&
    runs &&
    theirs &&
    shown
  );
}

/**
 * Whether a person can be on a plan at its plain price: those that everybody sees, and one whose offer they could take.
 * Staff give any. One that is sold on top of another is never sold by itself.
 */
export function isSold(situation: Situation, plan: PlanRow, all: readonly OfferWithPlan[]): boolean {
  const own = all.filter(({ offer }) => offer.planId === plan.id);
  const addon = own.some(({ offer }) => offer.kind === 'addon') && !own.some(({ offer }) => offer.kind === 'plan');
  const seen =
    situation.staff ||
    plan.visibility === 'public' ||
    (plan.visibility === 'unlisted' && own.some(row => isOffered(situation, 'plan', row)));
  return !plan.archived && livesThere(situation, plan) && !addon && seen;
}
