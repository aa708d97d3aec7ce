import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import type { accountHistory } from '../tables/invoices.js';
import { partners } from '../../catalogue/tables.js';
import { apiKeys } from '../../access/tables.js';
import { users } from '../../people/tables.js';
import type { Reader } from './billing-reader.js';

type Row = Pick<typeof accountHistory.$inferSelect, 'actorKind' | 'actorId'>;

/** The name under which a reader knows the author of an entry; null when there is nobody to name. */
export type NameOf = (reader: Reader, row: Row, channelName: string | null) => string | null;

/** What members read in place of a name. */
const SUPPORT = 'Customer support';
const COMPANY = 'Echelon';

interface Names {
  people: ReadonlyMap<string, string>;
  /** Back ends by the id of their key, or partners by their own. */
  backEnds: ReadonlyMap<string, string>;
}

function named({ people, backEnds }: Names): NameOf {
  return (reader, { actorKind, actorId }, channelName) => {
    const id = actorId ?? '';
    switch (actorKind) {
      case 'member':
      case 'parent':
        return people.get(id) ?? null;
      case 'staff':
        return reader === 'member' ? SUPPORT : (people.get(id) ?? backEnds.get(id) ?? null);
      case 'partner':
        return backEnds.get(id) ?? channelName;
      case 'provider':
        return channelName;
      case 'system':
        return COMPANY;
    }
  };
}

/** Looks up everybody who made some entries. */
export async function namesOf(db: Db, rows: readonly Row[]): Promise<NameOf> {
  const ids = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))];
  if (ids.length === 0) return named({ people: new Map(), backEnds: new Map() });
  const people = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, ids));
  const keys = await db
    .select({ id: apiKeys.id, key: apiKeys.name, partner: partners.name })
    .from(apiKeys)
    .leftJoin(partners, eq(partners.id, apiKeys.partnerId))
    .where(inArray(apiKeys.id, ids));
  const byPartner = await db
    .select({ id: partners.id, name: partners.name })
    .from(partners)
    .where(inArray(partners.id, ids));
  return named({
    people: new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()])),
    backEnds: new Map([
      ...byPartner.map(({ id, name }) => [id, name] as const),
      ...keys.map(({ id, key, partner }) => [id, partner ?? key] as const),
    ]),
  });
}
