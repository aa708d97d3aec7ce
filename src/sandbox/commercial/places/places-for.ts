import { eq, type SQL } from 'drizzle-orm';
import type { Relation } from '../../../core/contract/call.js';
import { placeOfLocation } from '../../access/places.js';
import type { Db } from '../../db/db.js';
import type { Caller, Context } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { callerIn } from '../../people/find-user.js';
import { couldBe, locationsOf, relationsTo, seesAll } from '../access/scope.js';
import { locations } from '../tables/places.js';

type LocationRow = typeof locations.$inferSelect;

export const noSuchLocation = (): Refusal => new Refusal('notFound', 'There is no such location.');

/** The locations that a caller may see for one of these relations, as a condition on `locations`; undefined for all. */
export function locationsAs(caller: Caller, relations: readonly Relation[]): SQL | undefined {
  const roles = caller.roles.filter(
    role =>
      !['Dealer', 'Owner', 'LocationUser'].includes(role) ||
      relations.some(relation => couldBe({ roles: [role] }, relation)),
  );
  return locationsOf({ ...caller, roles });
}

/** Refuses the location of an input to whoever has none of these relations to it: they learn nothing of it. */
export async function checkRelation(
  context: Context,
  locationId: string,
  relations: readonly Relation[],
): Promise<void> {
  const caller = callerIn(context);
  const places = await placeOfLocation(context.db, locationId, caller);
  if (!places) throw noSuchLocation();
  if (seesAll(caller)) return;
  if (!places.some(place => relationsTo(caller, place).some(one => relations.includes(one)))) throw noSuchLocation();
}

/** A location as it stays until the transaction ends. */
export async function holdLocation(db: Db, id: string): Promise<LocationRow | undefined> {
  const [row] = await db.select().from(locations).where(eq(locations.id, id)).for('share');
  return row;
}

/** The same of one that is in business; undefined for one that is closed, too. */
export async function holdActive(db: Db, id: string): Promise<LocationRow | undefined> {
  const row = await holdLocation(db, id);
  return row?.status === 'active' ? row : undefined;
}
