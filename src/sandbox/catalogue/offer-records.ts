import { and, eq, sql } from 'drizzle-orm';
import { audience as audiences, type OfferLines, type OfferQuery } from '../../core/contract/schemas/offers.js';
import type { Db } from '../db/db.js';
import { pageOf } from '../db/page.js';
import { holds } from '../db/search.js';
import { sortedBy } from '../db/sort.js';
import { linesOf, newest, newestNumber, withNames } from '../drafts/lines.js';
import { drafts } from '../drafts/tables.js';
import { offers, plans } from './tables.js';

const lines = linesOf('offer', offers);
const planId = newest('planId', offers.planId);
const subtitle = sql<
  string | null
>`case when ${drafts.id} is null then ${offers.card} ->> 'subtitle' else ${drafts.body} -> 'card' ->> 'subtitle' end`;

const columns = {
  ...lines.columns,
  kind: newest('kind', offers.kind).as('shown_kind'),
  planId: plans.id,
  planName: plans.name,
  countryCode: plans.countryCode,
  audience: newest('audience', offers.audience).as('shown_audience'),
  campaign: newest('campaign', offers.campaignId).as('shown_campaign'),
  partnerId: newest('partnerId', offers.partnerId).as('shown_partner'),
  subtitle: sql<string | null>`${subtitle}`.as('shown_subtitle'),
  listed: sql<boolean>`(${newest('listed', offers.listed)})::boolean`.as('shown_listed'),
  startsAt: newestNumber('startsAt', offers.startsAt).as('shown_starts'),
  endsAt: newestNumber('endsAt', offers.endsAt).as('shown_ends'),
  position: newestNumber('position', offers.position).as('shown_position'),
};

const audienceOf = (value: string | null) => audiences.options.find(one => one === value) ?? null;

/** Every offer and every draft of one, for those who write them; the last saved first. */
export function offerRecordsFor(
  db: Db,
  { q, state, audience, countryCode, campaign, asked, sort = '-savedAt', ...page }: OfferQuery,
): Promise<OfferLines> {
  const which = and(
    lines.ofKind,
    lines.fits({ state, asked }),
    q ? holds(sql`concat_ws(' ', ${lines.id}, ${plans.name}, ${subtitle})`, q) : undefined,
    audience && sql`${newest('audience', offers.audience)} = ${audience}`,
    countryCode === undefined ? undefined : eq(plans.countryCode, countryCode),
    campaign === undefined ? undefined : sql`${newest('campaign', offers.campaignId)} = ${campaign}`,
  );
  return pageOf(db, {
    rows: db
      .select(columns)
      .from(offers)
      .fullJoin(drafts, lines.joined)
      .leftJoin(plans, sql`${plans.id} = ${planId}`)
      .where(which),
    order: [
      sortedBy(sort, {
        savedAt: lines.savedAt,
        position: newestNumber('position', offers.position),
        plan: plans.name,
        startsAt: newestNumber('startsAt', offers.startsAt),
        endsAt: newestNumber('endsAt', offers.endsAt),
      }),
    ],
    key: lines.id,
    page,
    items: async rows =>
      (await withNames(db, rows)).map(({ planId: plan, planName, ...row }) => ({
        ...row,
        kind: row.kind === 'addon' ? 'addon' : 'plan',
        plan: plan !== null && planName !== null ? { id: plan, name: planName } : null,
        audience: audienceOf(row.audience),
      })),
  });
}
