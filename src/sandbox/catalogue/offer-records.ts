import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { audience as audiences, type OfferLines, type OfferQuery } from '../../core/contract/schemas/offers.js';
import type { Db } from '../db/db.js';
import { pageOf } from '../db/page.js';
import { holds } from '../db/search.js';
import { sortedBy } from '../db/sort.js';
import { namesBy } from '../drafts/record.js';
import { drafts, publishedVersions, scheduledPublications } from '../drafts/tables.js';
import { offers, plans } from './tables.js';

/** Of the draft where there is one, else of what is on sale. */
const newest = (name: string, live: SQLWrapper): SQL<string | null> =>
  sql`case when ${drafts.id} is null then ${live}::text else ${drafts.body} ->> ${name} end`;
const newestNumber = (name: string, live: SQLWrapper): SQL<number | null> =>
  sql`(${newest(name, live)})::bigint`.mapWith(Number);

const id = sql<string>`coalesce(${offers.id}, ${drafts.id})`;
const planId = newest('planId', offers.planId);
const isLive = sql`coalesce(${offers.status}, '') = 'published'`;
const state = sql<OfferLines['items'][number]['state']>`case
  when ${isLive} then case when ${drafts.id} is null then 'published' else 'changed' end
  when ${drafts.id} is null then 'unpublished' else 'draft' end`;
const subtitle = sql<
  string | null
>`case when ${drafts.id} is null then ${offers.card} ->> 'subtitle' else ${drafts.body} -> 'card' ->> 'subtitle' end`;
const lastVersion = (column: SQLWrapper) =>
  sql`(select ${column} from ${publishedVersions} where ${publishedVersions.kind} = 'offer' and ${publishedVersions.id} = ${id} order by ${publishedVersions.version} desc limit 1)`;
const savedAt = sql<number | null>`coalesce(${drafts.savedAt}, ${lastVersion(publishedVersions.savedAt)})`;
const savedBy = sql<
  string | null
>`case when ${drafts.id} is null then ${lastVersion(publishedVersions.savedBy)} else ${drafts.savedBy} end`;

const columns = {
  id,
  state,
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
  savedAt: sql<number | null>`${savedAt}`.mapWith(Number).as('shown_saved_at'),
  savedBy: sql<string | null>`${savedBy}`.as('shown_saved_by'),
  asked: sql<boolean>`${drafts.askedAt} is not null`.as('shown_asked'),
  scheduledAt: sql<
    number | null
  >`(select min(${scheduledPublications.at}) from ${scheduledPublications} where ${scheduledPublications.kind} = 'offer' and ${scheduledPublications.id} = ${id} and ${scheduledPublications.problems} is null)`
    .mapWith(Number)
    .as('shown_scheduled'),
};

const audienceOf = (value: string | null) => audiences.options.find(one => one === value) ?? null;

/** Every offer and every draft of one, for those who write them; the last saved first. */
export function offerRecordsFor(
  db: Db,
  { q, state: wanted, audience, countryCode, campaign, asked, sort = '-savedAt', ...page }: OfferQuery,
): Promise<OfferLines> {
  const which = and(
    q ? holds(sql`concat_ws(' ', ${id}, ${plans.name}, ${subtitle})`, q) : undefined,
    wanted && sql`${state} = ${wanted}`,
    audience && sql`${newest('audience', offers.audience)} = ${audience}`,
    countryCode === undefined ? undefined : eq(plans.countryCode, countryCode),
    campaign === undefined ? undefined : sql`${newest('campaign', offers.campaignId)} = ${campaign}`,
    asked === undefined ? undefined : sql`(${drafts.askedAt} is not null) = ${asked === 'true'}`,
  );
  return pageOf(db, {
    rows: db
      .select(columns)
      .from(offers)
      .fullJoin(drafts, and(eq(drafts.kind, 'offer'), eq(drafts.id, offers.id)))
      .leftJoin(plans, sql`${plans.id} = ${planId}`)
      .where(and(sql`(${drafts.kind} is null or ${drafts.kind} = 'offer')`, which)),
    order: [
      sortedBy(sort, {
        savedAt,
        position: newestNumber('position', offers.position),
        plan: plans.name,
        startsAt: newestNumber('startsAt', offers.startsAt),
        endsAt: newestNumber('endsAt', offers.endsAt),
      }),
    ],
    key: id,
    page,
    items: async rows => {
      const name = await namesBy(
        db,
        rows.map(row => row.savedBy),
      );
      return rows.map(({ planId: plan, planName, savedBy: by, ...row }) => ({
        ...row,
        kind: row.kind === 'addon' ? 'addon' : 'plan',
        plan: plan !== null && planName !== null ? { id: plan, name: planName } : null,
        audience: audienceOf(row.audience),
        savedBy: name(by),
      }));
    },
  });
}
