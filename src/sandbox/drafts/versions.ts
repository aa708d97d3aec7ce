import { and, desc, eq } from 'drizzle-orm';
import type { PageQuery } from '../../core/contract/schemas/query.js';
import type { Db } from '../db/db.js';
import { pageOf } from '../db/page.js';
import { Refusal } from '../http/refusal.js';
import type { Draftable } from './draftable.js';
import { namesBy } from './record.js';
import { publishedVersions as versions } from './tables.js';

/** Every version that was published, the latest first. Of what was published before versions were kept, that is the live copy. */
export async function versionsOf<Body extends object>(db: Db, of: Draftable<Body>, id: string, page: PageQuery) {
  const kept = await pageOf(db, {
    rows: db
      .select()
      .from(versions)
      .where(and(eq(versions.kind, of.kind), eq(versions.id, id))),
    order: [desc(versions.version)],
    key: versions.version,
    page,
    items: async rows => {
      const name = await namesBy(
        db,
        rows.map(({ savedBy }) => savedBy),
      );
      return rows.map(({ version, body, savedAt, savedBy, reason }) => ({
        version,
        body: { ...of.blank, ...body },
        at: savedAt,
        by: name(savedBy),
        reason,
      }));
    },
  });
  const live = kept.total === 0 ? await of.live(db, id) : undefined;
  if (!live) return kept;
  const { version, body } = live;
  return { ...kept, total: 1, items: kept.offset === 0 ? [{ version, body, at: null, by: null, reason: null }] : [] };
}

/** One version, to be brought back as a draft. */
export async function bodyOfVersion<Body extends object>(
  db: Db,
  of: Draftable<Body>,
  id: string,
  version: string,
): Promise<Body> {
  if (!/^\d{1,9}$/.test(version)) throw new Refusal('notFound', 'There is no such version.');
  const [row] = await db
    .select()
    .from(versions)
    .where(and(eq(versions.kind, of.kind), eq(versions.id, id), eq(versions.version, Number(version))));
  if (row) return { ...of.blank, ...row.body };
  const live = await of.live(db, id);
  if (live?.version !== Number(version)) throw new Refusal('notFound', 'There is no such version.');
  return live.body;
}
