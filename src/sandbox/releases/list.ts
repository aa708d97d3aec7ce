import { and, eq, sql } from 'drizzle-orm';
import type { ReleaseList, ReleaseQuery } from '../../core/contract/schemas/releases.js';
import type { Db } from '../db/db.js';
import { pageOf } from '../db/page.js';
import { holds } from '../db/search.js';
import { sortedBy } from '../db/sort.js';
import { drafts, scheduledPublications } from '../drafts/tables.js';
import { namesIn, RELEASE, releaseParts } from './record.js';
import { releases } from './tables.js';

/** `releaseState`, in SQL. */
const state = sql`case
  when ${releases.publishedAt} is not null then 'published'
  when ${scheduledPublications.at} is not null and ${scheduledPublications.problems} is null then 'scheduled'
  else 'open' end`;

/** Drafts that are newer than what goes live of them: `isBeside`, in SQL. */
const draftsBeside = sql<number>`(select count(*) from jsonb_array_elements(${scheduledPublications.approved}) one
  join ${drafts} on ${drafts.kind} = one ->> 'kind' and ${drafts.id} = one ->> 'id'
  where ${scheduledPublications.problems} is null and ${drafts.version} > (one ->> 'version')::int and ${drafts.body} <> one -> 'body')`
  .mapWith(Number)
  .as('drafts_beside');

/** Every release, the latest first by default. */
export function releasesFor(
  db: Db,
  { q, state: wanted, sort = '-createdAt', ...page }: ReleaseQuery,
): Promise<ReleaseList> {
  const which = and(q ? holds(releases.name, q) : undefined, wanted && sql`${state} = ${wanted}`);
  return pageOf(db, {
    rows: db
      .select({ row: releases, scheduled: scheduledPublications, draftsBeside })
      .from(releases)
      .leftJoin(
        scheduledPublications,
        and(eq(scheduledPublications.kind, RELEASE.kind), eq(scheduledPublications.id, releases.id)),
      )
      .where(which),
    order: [
      sortedBy(sort, {
        createdAt: releases.createdAt,
        name: releases.name,
        publishedAt: releases.publishedAt,
        scheduledAt: scheduledPublications.at,
      }),
    ],
    key: releases.id,
    page,
    items: async found => {
      const name = await namesIn(db, found);
      return found.map(({ row, scheduled, draftsBeside: beside }) => ({
        ...releaseParts(row, scheduled, name),
        drafts: row.drafts.length,
        draftsBeside: beside,
      }));
    },
  });
}
