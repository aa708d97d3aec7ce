import { and, count, eq, ne } from 'drizzle-orm';
import type { FieldProblem } from '../../core/contract/failure.js';
import type { OfferDraft } from '../../core/contract/schemas/offers.js';
import type { Db } from '../db/db.js';
import { campaigns, countries, offers, partners, plans } from './tables.js';

async function exists(db: Db, table: typeof campaigns | typeof partners, id: string | null): Promise<boolean> {
  if (id === null) return true;
  const [row] = await db.select({ found: count() }).from(table).where(eq(table.id, id));
  return (row?.found ?? 0) > 0;
}

/** What of the whole does not go together. */
export async function offerProblems(db: Db, id: string, offer: OfferDraft): Promise<FieldProblem[]> {
  const { planId, discount, campaign, partnerId, audience, startsAt, endsAt, kind, delayBilling } = offer;
  const [plan] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.id, planId ?? ''), eq(plans.archived, false)));
  const [addon] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(eq(offers.planId, planId ?? ''), eq(offers.kind, 'addon'), eq(offers.status, 'published'), ne(offers.id, id)),
    )
    .limit(1);
  const [country] = await db
    .select({ code: countries.code })
    .from(countries)
    .where(eq(countries.code, plan?.countryCode ?? ''));
  const checks: readonly (readonly [wrong: boolean, path: string, message: string])[] = [
    [planId !== null && !plan, 'planId', 'There is no such plan.'],
    // it would be shown, and refused to everybody who takes it (spec s.5)
    [
      !!plan && plan.organizationCode === null,
      'planId',
      'Nobody can buy this plan: it has no billing provider. Give it one, or choose another plan.',
    ],
    [!!plan && !country, 'planId', 'Nobody can buy this plan: its country is not one that we sell in.'],
    [kind === 'plan' && !!addon, 'planId', 'This plan is sold as an add-on.'],
    [
      !!plan &&
        !!discount?.currency &&
        (discount.currency.code !== plan.currencyCode || discount.currency.scale !== plan.currencyScale),
      'discount.currency',
      'Must be the currency of the plan.',
    ],
    [!!plan && (discount?.amount ?? 0) > plan.price, 'discount.amount', 'Must not be more than the price.'],
    [!(await exists(db, campaigns, campaign)), 'campaign', 'There is no such campaign.'],
    [!(await exists(db, partners, partnerId)), 'partnerId', 'There is no such partner.'],
    [audience === 'campaign' && campaign === null, 'campaign', 'An offer of a campaign needs one.'],
    [audience === 'partner' && partnerId === null, 'partnerId', 'An offer of a partner needs one.'],
    [startsAt !== null && endsAt !== null && endsAt <= startsAt, 'endsAt', 'Must be after the beginning.'],
    [kind === 'addon' && delayBilling !== null, 'delayBilling', 'An add-on is billed with its membership.'],
  ];
  return checks.flatMap(([wrong, path, message]) => (wrong ? [{ path, message }] : []));
}
