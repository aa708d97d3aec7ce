import { eq, sql } from 'drizzle-orm';
import type { CallLine } from '../../../core/contract/call.js';
import * as calls from '../../../core/contract/commercial/equipment.js';
import type {
  EquipmentAction,
  EquipmentLine,
  EquipmentRecord,
} from '../../../core/contract/schemas/commercial/equipment.js';
import { placeOfEquipment } from '../../access/places.js';
import type { Db } from '../../db/db.js';
import type { Versioned } from '../../db/versioned.js';
import type { Context } from '../../http/handler.js';
import type { RefusalCode } from '../../http/refusal.js';
import { callerIn } from '../../people/find-user.js';
import { connectionOf, shownStatus } from './equipment-status.js';
import { savedBy } from '../access/names.js';
import { mayDo } from '../access/rights.js';
import { relationsTo, seesAll } from '../access/scope.js';
import { moved, type StageMove } from './stages.js';
import { commercialEquipment } from '../tables/equipment.js';
import { licenses, licenseSeats } from '../tables/licenses.js';
import { locations, owners } from '../tables/places.js';

export type EquipmentRow = Omit<typeof commercialEquipment.$inferSelect, 'serialKey'>;

/** What a machine is shown with: its place and its seat. */
export interface Beside {
  locationName: string | null;
  license: { id: string; plan: string } | null;
}

/** The columns of what a list shows of a machine. */
export const lineColumns = {
  id: commercialEquipment.id,
  serialNumber: commercialEquipment.serialNumber,
  name: commercialEquipment.name,
  modelId: commercialEquipment.modelId,
  modelName: commercialEquipment.modelName,
  modelKind: commercialEquipment.modelKind,
  locationId: commercialEquipment.locationId,
  userId: commercialEquipment.userId,
  stage: commercialEquipment.stage,
  previousStage: commercialEquipment.previousStage,
  status: commercialEquipment.status,
  faultCode: commercialEquipment.faultCode,
  firmware: commercialEquipment.firmware,
  lastSeenAt: commercialEquipment.lastSeenAt,
  activatedAt: commercialEquipment.activatedAt,
  createdAt: commercialEquipment.createdAt,
  version: commercialEquipment.version,
};

/** A machine as a list shows it. */
export function equipmentLine(
  row: Pick<EquipmentRow, keyof typeof lineColumns>,
  { locationName, license }: Beside,
  now: number,
): EquipmentLine {
  const { id, serialNumber, name, stage, previousStage, faultCode, firmware, lastSeenAt, activatedAt, userId } = row;
  return {
    id,
    serialNumber,
    name,
    model: { id: row.modelId, name: row.modelName, kind: row.modelKind },
    location: row.locationId === null ? null : { id: row.locationId, name: locationName ?? row.locationId },
    stage,
    previousStage,
    status: shownStatus(row.status, lastSeenAt, now),
    connection: connectionOf(lastSeenAt, now),
    faultCode,
    firmware,
    lastSeenAt,
    activatedAt,
    license,
    userId,
    createdAt: row.createdAt,
    version: row.version,
  };
}

const locationName = sql<string | null>`(
  select ${locations.name} from ${locations} where ${eq(locations.id, commercialEquipment.locationId)})`;

const license = sql<Beside['license']>`(
  select json_build_object('id', ${licenses.id}, 'plan', ${licenses.plan})
  from ${licenseSeats} join ${licenses} on ${eq(licenses.id, licenseSeats.licenseId)}
  where ${eq(licenseSeats.equipmentId, commercialEquipment.id)})`;

/**
 * The place and the seat of a machine; one that stands nowhere or has no seat is there too. As columns, not joined: a page
 * is cut from machines alone, and both are looked up for the machines of the page.
 */
export const placeColumns = { locationName, license };

/** Lent to where it stands: its owner is another than the location's. */
export const isLent = (row: Pick<EquipmentRow, 'ownerId'>, locationOwnerId: string | null): boolean =>
  row.ownerId !== null && locationOwnerId !== null && row.ownerId !== locationOwnerId;

const stageRefusal = (row: EquipmentRow, move: StageMove): RefusalCode | undefined => {
  const to = moved(row, move);
  return typeof to === 'string' ? to : undefined;
};

const trashed = ({ stage }: EquipmentRow): RefusalCode | undefined =>
  stage === 'trash' ? 'equipmentTrashed' : undefined;

const alive = (row: EquipmentRow): RefusalCode | undefined =>
  trashed(row) ?? (row.activatedAt === null ? 'notActivated' : undefined);

/** Each action: the call that does it, and why it would be refused. `others`: not for a machine that is lent here. */
const actions: Readonly<
  Record<EquipmentAction, { call: CallLine; why: (row: EquipmentRow) => RefusalCode | undefined; others?: false }>
> = {
  edit: { call: calls.updateEquipment, why: trashed },
  place: { call: calls.placeEquipment, why: trashed, others: false },
  assignLicense: {
    call: calls.assignLicense,
    why: row => trashed(row) ?? (row.locationId === null ? 'locationRequired' : undefined),
  },
  releaseLicense: { call: calls.releaseLicense, why: () => undefined },
  assignUser: { call: calls.assignEquipmentUser, why: trashed },
  nextStage: { call: calls.moveToNextStage, why: row => stageRefusal(row, 'nextStage') },
  complete: { call: calls.completeEquipment, why: row => stageRefusal(row, 'complete') },
  rest: { call: calls.restEquipment, why: row => stageRefusal(row, 'rest') },
  trash: { call: calls.trashEquipment, why: () => undefined, others: false },
  ready: { call: calls.readyEquipment, why: alive },
  reportFault: { call: calls.reportEquipmentFault, why: alive },
  release: { call: calls.releaseEquipment, why: alive, others: false },
  replace: { call: calls.replaceEquipment, why: trashed, others: false },
};

/** The machine's and the location's owner, as far as the caller decides for them. */
async function ownersOf(db: Db, row: EquipmentRow) {
  const [owner] = row.ownerId === null ? [] : await db.select().from(owners).where(eq(owners.id, row.ownerId));
  const [location] =
    row.locationId === null ? [] : await db.select().from(locations).where(eq(locations.id, row.locationId));
  return { owner, locationOwnerId: location?.ownerId ?? null };
}

/** Whether a machine is another's, for the caller: it stands at their place and they do not own it. */
export function isOthers(context: Context, row: EquipmentRow, locationOwnerId: string | null): boolean {
  const caller = callerIn(context);
  return !seesAll(caller) && isLent(row, locationOwnerId) && caller.scope?.ownerId !== row.ownerId;
}

/** Why an action would be refused; undefined when it may be done. */
export function refusalOf(
  context: Context,
  action: EquipmentAction,
  row: EquipmentRow,
  locationOwnerId: string | null,
): RefusalCode | undefined {
  const { why, others } = actions[action];
  return others === false && isOthers(context, row, locationOwnerId) ? 'ownedByOther' : why(row);
}

/** A machine with all that is known of it, and what the reader may do. A machine that asks for itself may do nothing here. */
export async function equipmentRecord(context: Context, row: EquipmentRow): Promise<EquipmentRecord> {
  const { db, now } = context;
  const caller = callerIn(context);
  const [beside] = await db.select(placeColumns).from(commercialEquipment).where(eq(commercialEquipment.id, row.id));
  const { owner, locationOwnerId } = await ownersOf(db, row);
  const [place] = (await placeOfEquipment(db, row.id, caller)) ?? [];
  const possible = (name: EquipmentAction): string =>
    place && mayDo(caller, actions[name].call, place)
      ? (refusalOf(context, name, row, locationOwnerId) ?? 'ok')
      : 'forbidden';
  const sees = seesAll(caller) || (place !== undefined && relationsTo(caller, place).length > 0);
  return {
    ...equipmentLine(row, beside ?? { locationName: null, license: null }, now),
    owner: owner && sees ? { id: owner.id, name: owner.name } : null,
    orderId: row.orderId,
    replaces: row.replaces,
    replacedBy: row.replacedBy,
    health: row.health,
    leaseUntil: row.leaseUntil,
    actions: {
      edit: possible('edit'),
      place: possible('place'),
      assignLicense: possible('assignLicense'),
      releaseLicense: possible('releaseLicense'),
      assignUser: possible('assignUser'),
      nextStage: possible('nextStage'),
      complete: possible('complete'),
      rest: possible('rest'),
      trash: possible('trash'),
      ready: possible('ready'),
      reportFault: possible('reportFault'),
      release: possible('release'),
      replace: possible('replace'),
    },
  };
}

export const versionedEquipment: Versioned<EquipmentRow> = {
  resource: 'equipment',
  table: commercialEquipment,
  key: commercialEquipment.id,
  find: (db, id) => db.select().from(commercialEquipment).where(eq(commercialEquipment.id, id)),
  shown: equipmentRecord,
  hidden: ['secretHash', 'lifetimeId', 'hardwareId'],
  saved: savedBy('equipment'),
};
