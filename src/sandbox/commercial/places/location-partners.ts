import { and, asc, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { LocationPartners } from '../../../core/contract/schemas/commercial/locations.js';
import type { PageQuery } from '../../../core/contract/schemas/query.js';
import { partners } from '../../catalogue/tables.js';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/page.js';
import { locations } from '../tables/places.js';

/** The partners that any of these locations has, each once, by name. */
export function partnersAt(db: Db, which: SQL | undefined, page: PageQuery): Promise<LocationPartners> {
  const has = db
    .select({ one: sql`1` })
    .from(locations)
    .where(and(which, sql`${partners.id} = any(${locations.partnerIds})`));
  return pageOf(db, {
    rows: db.select({ id: partners.id, name: partners.name }).from(partners).where(exists(has)),
    order: [asc(partners.name)],
    key: partners.id,
    page,
    items: rows => rows,
  });
}

export const partnersOfLocation = (db: Db, id: string, page: PageQuery): Promise<LocationPartners> =>
  partnersAt(db, eq(locations.id, id), page);
