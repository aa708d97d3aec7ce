import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { FieldProblem } from '../../core/contract/failure.js';
import type { NewOffer, OfferPatch, StaffOffer } from '../../core/contract/schemas/offers.js';
import type { Db } from '../db/db.js';
import { newId } from '../db/ids.js';
import { changed, patched, readForChange, type Versioned } from '../db/versioned.js';
import { campaigns, offers, partners, plans } from './tables.js';
import { staffOffer } from './catalogue.js';
import type { Situation } from './offered.js';

type Shelf = Pick<Situation, 'db' | 'publishableKey'>;
import { type Context } from '../http/handler.js';
import { invalid, Refusal } from '../http/refusal.js';

type OfferRow = typeof offers.$inferSelect;

/** Marketing prepares; these put what was prepared before customers (domain 6.2). */
const publishers: readonly string[] = ['SuperAdmin', 'Admin', 'Producer', 'MarketingManager'];

function demandPublisher({ caller }: Context, ...statuses: readonly OfferRow['status'][]): void {
  if (!statuses.includes('published') || caller?.roles.some(role => publishers.includes(role))) return;
  throw new Refusal('publishNotAllowed', 'Save this as a draft; a marketing manager or a producer publishes it.');
}

async function exists(db: Db, table: typeof campaigns | typeof partners, id: string | null): Promise<boolean> {
  if (id === null) return true;
  const [row] = await db.select({ found: count() }).from(table).where(eq(table.id, id));
  return (row?.found ?? 0) > 0;
}

/** What is wrong with an offer as a whole: each part alone was checked by its shape. */
async function problemsOf(db: Db, offer: OfferRow): Promise<FieldProblem[]> {
  const { planId, discount, campaignId, partnerId, audience, startsAt, endsAt, kind, delayBilling } = offer;
  const [plan] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.id, planId), eq(plans.archived, false)));
  const [addon] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.planId, planId), eq(offers.kind, 'addon'), ne(offers.id, offer.id)))
    .limit(1);
  const checks: readonly (readonly [wrong: boolean, path: string, message: string])[] = [
    [!plan, 'planId', 'There is no such plan.'],
    [kind === 'plan' && !!addon, 'planId', 'This plan is sold as an add-on.'],
    [
      !!plan &&
        !!discount &&
        (discount.currency.code !== plan.currencyCode || discount.currency.scale !== plan.currencyScale),
      'discount.currency',
      'Must be the currency of the plan.',
    ],
    [!!plan && (discount?.amount ?? 0) > plan.price, 'discount.amount', 'Must not be more than the price.'],
    [!(await exists(db, campaigns, campaignId)), 'campaign', 'There is no such campaign.'],
    [!(await exists(db, partners, partnerId)), 'partnerId', 'There is no such partner.'],
    [audience === 'campaign' && campaignId === null, 'campaign', 'An offer of a campaign needs one.'],
    [audience === 'partner' && partnerId === null, 'partnerId', 'An offer of a partner needs one.'],
    [startsAt !== null && endsAt !== null && endsAt <= startsAt, 'endsAt', 'Must be after the beginning.'],
    [kind === 'addon' && delayBilling !== null, 'delayBilling', 'An add-on is billed with its membership.'],
  ];
  return checks.flatMap(([wrong, path, message]) => (wrong ? [{ path, message }] : []));
}

async function demandSound(db: Db, offer: OfferRow): Promise<void> {
  const problems = await problemsOf(db, offer);
  if (problems.length > 0) throw invalid(problems);
}

async function shown(shelf: Shelf, id: string): Promise<StaffOffer> {
  const offer = await staffOffer(shelf, id);
  if (!offer) throw new Refusal('notFound', 'There is no such offer.');
  return offer;
}

/** A new offer; its id and guid cannot be guessed. It goes to the end of its list unless told otherwise. */
export async function createOffer(
  context: Context,
  shelf: Shelf,
  { campaign, position, ...input }: NewOffer,
): Promise<StaffOffer> {
  const { db } = context;
  const {
    kind = 'plan',
    planId,
    audience,
    delayBilling = null,
    discount = null,
    partnerId = null,
    card = null,
    status = 'draft',
    listed = true,
    startsAt = null,
    endsAt = null,
  } = input;
  demandPublisher(context, status);
  const [last] = await db.select({ position: sql<number>`coalesce(max(${offers.position}), -1)` }).from(offers);
  const offer: OfferRow = {
    id: newId('off'),
    guid: crypto.randomUUID(),
    version: 1,
    kind,
    planId,
    audience,
    delayBilling,
    discount,
    partnerId,
    card,
    status,
    listed,
    startsAt,
    endsAt,
    campaignId: campaign ?? null,
    position: position ?? (last?.position ?? -1) + 1,
  };
  await demandSound(db, offer);
  await db.insert(offers).values(offer);
  return shown(shelf, offer.id);
}

const versionedOffer: Versioned<OfferRow> = {
  resource: 'offer',
  table: offers,
  key: offers.id,
  find: (db, id) => db.select().from(offers).where(eq(offers.id, id)),
  shown: ({ db, host }, { id }) => shown({ db, publishableKey: host.publishableKey }, id),
};

/** Changes an offer unless somebody else did so since it was looked at. What is for customers now, only publishers touch. */
export async function updateOffer(
  context: Context,
  shelf: Shelf,
  offerId: string,
  { version, campaign, ...patch }: OfferPatch,
): Promise<StaffOffer> {
  const held = await readForChange(context, versionedOffer, offerId, version);
  const change = { ...patch, campaignId: campaign };
  const after = patched(held.row, change);
  demandPublisher(context, held.row.status, after.status);
  await demandSound(context.db, after);
  await changed(context, held, change, { action: 'updateOffer' });
  return shown(shelf, offerId);
}
