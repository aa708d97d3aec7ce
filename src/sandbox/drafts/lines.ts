import { and, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DraftState } from '../../core/contract/schemas/drafts.js';
import type { Db } from '../db/db.js';
import { hasToDoWith } from './draftable.js';
import { namesBy } from './record.js';
import { drafts, publishedVersions, scheduledPublications } from './tables.js';

/** The live copy's own table, as far as the list of its drafts goes. */
interface LiveTable {
  id: PgColumn;
  status: PgColumn;
}

/**
 * What the list of those who write something is made of, for one kind: drafts beside live copies, each thing once. The
 * query joins `drafts` to the kind's own table by `joined`, and is limited to `ofKind`.
 */
export function linesOf(kind: string, live: LiveTable) {
  const id = sql<string>`coalesce(${live.id}, ${drafts.id})`;
  const isLive = sql`coalesce(${live.status}, '') = 'published'`;
  const state = sql<DraftState>`case
  when ${isLive} then case when ${drafts.id} is null then 'published' else 'changed' end
  when ${drafts.id} is null then 'unpublished' else 'draft' end`;
  const lastVersion = (column: SQLWrapper) =>
    sql`(select ${column} from ${publishedVersions} where ${publishedVersions.kind} = ${kind} and ${publishedVersions.id} = ${id} order by ${publishedVersions.version} desc limit 1)`;
  const savedAt = sql<number | null>`coalesce(${drafts.savedAt}, ${lastVersion(publishedVersions.savedAt)})`;
  const savedBy = sql<
    string | null
  >`case when ${drafts.id} is null then ${lastVersion(publishedVersions.savedBy)} else ${drafts.savedBy} end`;

  const scheduled = sql`from ${scheduledPublications} where ${hasToDoWith(kind, id)} and ${scheduledPublications.problems} is null`;
  /** `isBeside`, in SQL. */
  const beside = sql`from jsonb_array_elements(${scheduledPublications.approved}) one where one ->> 'kind' = ${kind} and one ->> 'id' = ${id} and ${drafts.version} > (one ->> 'version')::int and ${drafts.body} <> one -> 'body'`;

  return {
    id,
    state,
    savedAt,
    joined: and(eq(drafts.kind, kind), eq(drafts.id, live.id)),
    ofKind: sql`(${drafts.kind} is null or ${drafts.kind} = ${kind})`,
    /** What every line has. */
    columns: {
      id,
      state,
      savedAt: sql<number | null>`${savedAt}`.mapWith(Number).as('shown_saved_at'),
      savedBy: sql<string | null>`${savedBy}`.as('shown_saved_by'),
      asked: sql<boolean>`${drafts.askedAt} is not null`.as('shown_asked'),
      scheduledAt: sql<number | null>`(select min(${scheduledPublications.at}) ${scheduled})`
        .mapWith(Number)
        .as('shown_scheduled'),
      draftBeside:
        sql<boolean>`exists (select ${scheduled} and ${scheduledPublications.action} = 'publish' and exists (select ${beside}))`.as(
          'shown_beside',
        ),
    },
    /** The filters that every list has, but for the words. */
    fits: ({ state: wanted, asked }: { state?: DraftState | undefined; asked?: 'true' | 'false' | undefined }) =>
      and(
        wanted && sql`${state} = ${wanted}`,
        asked === undefined ? undefined : sql`(${drafts.askedAt} is not null) = ${asked === 'true'}`,
      ),
  };
}

/** A field of the draft where there is one, else of the live copy. */
export const newest = (name: string, live: SQLWrapper): SQL<string | null> =>
  sql`case when ${drafts.id} is null then ${live}::text else ${drafts.body} ->> ${name} end`;
export const newestNumber = (name: string, live: SQLWrapper): SQL<number | null> =>
  sql`(${newest(name, live)})::bigint`.mapWith(Number);

/** Lines with the names of those who saved them. */
export async function withNames<Line extends { savedBy: string | null }>(
  db: Db,
  lines: readonly Line[],
): Promise<Line[]> {
  const name = await namesBy(
    db,
    lines.map(line => line.savedBy),
  );
  return lines.map(line => ({ ...line, savedBy: name(line.savedBy) }));
}
