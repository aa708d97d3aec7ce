import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type {
  Connection,
  EquipmentList,
  EquipmentQuery,
  EquipmentStatus,
} from '../../../core/contract/schemas/commercial/equipment.js';
import { counted, pageOf } from '../../db/page.js';
import { holdsByPieces } from '../../db/search.js';
import { sortedBy } from '../../db/sort.js';
import type { Caller, Context } from '../../http/handler.js';
import { callerIn } from '../../people/find-user.js';
import { equipmentLine, lineColumns, placeColumns } from './equipment-record.js';
import { aliveOnly, SILENT_SECONDS } from './equipment-status.js';
import { locationsOf } from '../access/scope.js';
import { commercialEquipment as machines } from '../tables/equipment.js';
import { locations } from '../tables/places.js';

/** Whose machines an owner sees, wherever they stand. */
const ownerOf = ({ scope, roles }: Caller) => (roles.includes('Owner') ? scope?.ownerId : undefined);

/** The machines that a caller may see: at their locations, and an owner's own wherever they stand. */
export function machinesOf(caller: Caller): SQL | undefined {
  const at = locationsOf(caller);
  if (at === undefined) return undefined;
  const ownerId = ownerOf(caller);
  if (ownerId === undefined) return sql`${machines.locationId} in (select id from ${locations} where ${at})`;
  // as a list that is read once both sides have an index; beside an `or`, PostgreSQL looks `in (select …)` up for each machine there is
  return or(
    eq(machines.ownerId, ownerId),
    sql`${machines.locationId} = any (array(select id from ${locations} where ${at}))`,
  );
}

const isSilent = (now: number) => lte(machines.lastSeenAt, now - SILENT_SECONDS);
const isHeard = (now: number) => or(isNull(machines.lastSeenAt), gt(machines.lastSeenAt, now - SILENT_SECONDS));

/** The same as `shownStatus`, as a condition. */
function hasStatus(status: EquipmentStatus, now: number): SQL | undefined {
  if (status === 'offline')
    return or(eq(machines.status, 'offline'), and(inArray(machines.status, [...aliveOnly]), isSilent(now)));
  return and(eq(machines.status, status), aliveOnly.includes(status) ? isHeard(now) : undefined);
}

const hasConnection = (connection: Connection, now: number): SQL | undefined =>
  connection === 'neverSeen'
    ? isNull(machines.lastSeenAt)
    : connection === 'offline'
      ? isSilent(now)
      : gt(machines.lastSeenAt, now - SILENT_SECONDS);

const seat = (more: SQL = sql``) =>
  sql`exists (select from license_seats where license_seats.equipment_id = ${machines.id} ${more})`;

/** What is searched, as the index `commercial_equipment_search` has it. */
const label = sql`coalesce(${machines.serialNumber}, '') || ' ' || ${machines.name}`;

type Filter = Omit<EquipmentQuery, 'offset' | 'limit' | 'sort'>;

/** What a filter of machines lets through, within what the caller may see. */
export function whichMachines(
  context: Pick<Context, 'caller' | 'now'>,
  { q, locationId, ownerId, licenseId, stage, status, connection, modelId, license, countryCode }: Filter,
): SQL | undefined {
  const { now } = context;
  return and(
    machinesOf(callerIn(context)),
    q ? holdsByPieces(label, q) : undefined,
    locationId ? eq(machines.locationId, locationId) : undefined,
    ownerId ? eq(machines.ownerId, ownerId) : undefined,
    licenseId ? seat(sql`and license_seats.license_id = ${licenseId}`) : undefined,
    stage && eq(machines.stage, stage),
    status && hasStatus(status, now),
    connection && hasConnection(connection, now),
    modelId ? eq(machines.modelId, modelId) : undefined,
    license === 'seated' ? seat() : license === 'unseated' ? sql`not ${seat()}` : undefined,
    countryCode
      ? sql`${machines.locationId} in (select id from ${locations} where ${eq(locations.countryCode, countryCode)})`
      : undefined,
  );
}

/** The order of a caller's machines: as asked, else by name. */
export function orderOf(context: Pick<Context, 'caller'>, sort: NonNullable<EquipmentQuery['sort']> = 'name'): SQL {
  const { name, serialNumber, lastSeenAt, createdAt } = machines;
  // an owner has few of all: by an expression no index of names is walked for them, past those of everybody else
  const byName = ownerOf(callerIn(context)) === undefined ? name : sql`${name} || ''`;
  return sortedBy(sort, { name: byName, serialNumber, lastSeenAt, createdAt });
}

/** The machines that a caller may see; by name unless somebody asks otherwise. */
export function equipmentFor(
  context: Context,
  { sort, offset, limit, ...filter }: EquipmentQuery,
): Promise<EquipmentList> {
  const which = whichMachines(context, filter);
  return pageOf(context.db, {
    rows: context.db
      .select({ row: lineColumns, ...placeColumns, total: counted(machines, which) })
      .from(machines)
      .where(which),
    order: [orderOf(context, sort)],
    key: machines.id,
    page: { offset, limit },
    items: rows => rows.map(({ row, ...beside }) => equipmentLine(row, beside, context.now)),
    total: ({ total }) => total,
  });
}
