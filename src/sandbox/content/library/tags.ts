import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ContentTags } from '../../../core/contract/schemas/content/library.js';
import type { Db } from '../../db/db.js';
import { rowsOf } from '../../db/rows.js';
import { contentItems } from '../tables.js';
import { isAvailable } from './items.js';

/** The tags of the library and how many classes have each, the most frequent first. */
export const tagsOf = async (db: Db, now: number): Promise<ContentTags> => ({
  items: await rowsOf(
    db,
    sql`select tag, count(*)::int as count from ${contentItems} cross join unnest(${contentItems.tags}) as tag
      where ${isAvailable(now)} group by tag order by count desc, tag`,
    v.object({ tag: v.string(), count: v.number() }),
  ),
});
