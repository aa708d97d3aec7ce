import { and, eq, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { seesAll, relationsTo } from '../access/scope.js';
import { commercialEquipment as machines } from '../tables/equipment.js';
import { locations } from '../tables/places.js';
import type { Db } from '../../db/db.js';
import type { Caller } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { machineModels } from '../equipment/models.js';
import type { Known, KnownMachine } from './plan.js';
import type { ImportLine } from './read.js';

/** One parameter, however many there are. */
export const among = (column: SQLWrapper, values: Iterable<string>): SQL =>
  sql`${column} in (select json_array_elements_text(${JSON.stringify([...values])}::json))`;

interface Place {
  locationId: string | null;
  ownerIds: readonly (string | null)[];
  dealerId: string | null;
}

/** Whether a caller is the owner or the dealer of something, or one of us. */
const isTheirs = (caller: Caller, place: Place): boolean =>
  seesAll(caller) || relationsTo(caller, { ...place, role: null }).length > 0;

/** Those that a file names, by their ids or names. Not every database has small letters for all of Unicode: a name counts as it is, too. */
async function locationsAmong(db: Db, caller: Caller, said: ReadonlySet<string>): Promise<Known['locations']> {
  const names = new Set([...said].map(name => name.toLowerCase()));
  const found = await db
    .select({ id: locations.id, ownerId: locations.ownerId, dealerId: locations.dealerId, name: locations.name })
    .from(locations)
    .where(
      and(
        or(among(locations.id, said), among(locations.name, said), among(sql`lower(${locations.name})`, names)),
        eq(locations.status, 'active'),
      ),
    );
  return new Map(
    found
      .filter(({ id, ownerId, dealerId }) => isTheirs(caller, { locationId: id, ownerIds: [ownerId], dealerId }))
      .map(({ id, ownerId, name }) => [id, { ownerId, name }]),
  );
}

/** The machines that have one of these serial numbers, by it. */
export async function machinesAmong(
  db: Db,
  caller: Caller,
  serials: ReadonlySet<string>,
): Promise<Map<string, KnownMachine>> {
  const found = await db
    .select({
      serialKey: machines.serialKey,
      id: machines.id,
      name: machines.name,
      modelId: machines.modelId,
      locationId: machines.locationId,
      ownerId: machines.ownerId,
      stage: machines.stage,
      version: machines.version,
      placeOwnerId: locations.ownerId,
      dealerId: locations.dealerId,
    })
    .from(machines)
    .leftJoin(locations, eq(locations.id, machines.locationId))
    .where(among(machines.serialKey, serials))
    // the one that a number stands for comes last, and is the one that is kept
    .orderBy(sql`${machines.stage} <> 'trash'`, sql`${machines.serialTwinOf} is null`);
  return new Map(
    found.flatMap(({ serialKey, placeOwnerId, dealerId, ...machine }) => {
      const { locationId, ownerId } = machine;
      const isMine = isTheirs(caller, { locationId, ownerIds: [placeOwnerId, ownerId], dealerId });
      return serialKey === null ? [] : [[serialKey, { ...machine, isMine }] as const];
    }),
  );
}

/** Whose a machine is that stands nowhere: its owner's; ours when we add it. A dealer says where it stands. */
const keeperOf = (caller: Caller): Known['keeper'] => {
  if (seesAll(caller)) return { ownerId: null };
  const ownerId = caller.scope?.ownerId;
  return ownerId !== undefined && isTheirs(caller, { locationId: null, ownerIds: [ownerId], dealerId: null })
    ? { ownerId }
    : undefined;
};

/** What a file of a caller's is compared with. `serials` as they are compared. */
export async function knownTo(
  db: Db,
  caller: Caller,
  lines: readonly ImportLine[],
  serials: ReadonlySet<string>,
  locationId: string | undefined,
): Promise<Known> {
  const said = new Set(lines.map(({ cells }) => cells.location_id).filter(Boolean));
  if (locationId !== undefined) said.add(locationId);
  const theirs = await locationsAmong(db, caller, said);
  if (locationId !== undefined && !theirs.has(locationId)) throw new Refusal('notFound', 'There is no such location.');
  return {
    machines: await machinesAmong(db, caller, serials),
    models: await machineModels(db),
    locations: theirs,
    locationId,
    keeper: keeperOf(caller),
  };
}
