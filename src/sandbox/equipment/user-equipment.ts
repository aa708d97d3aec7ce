import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type {
  UserEquipment,
  UserEquipmentConnection,
  UserEquipmentList,
} from '../../core/contract/schemas/user-equipment.js';
import type { PageQuery } from '../../core/contract/schemas/query.js';
import { serialKey } from '../../core/serial-number.js';
import type { Db } from '../db/db.js';
import { pageOf } from '../db/page.js';
import { Refusal } from '../http/refusal.js';
import { isUnit } from './bundle.js';
import { equipmentUnits as units, userEquipment as own } from './tables.js';

const columns = {
  serialNumber: units.serialNumber,
  modelId: units.modelId,
  modelName: units.modelName,
  modelKind: units.modelKind,
  connected: own.connected,
  connectedAt: own.connectedAt,
  firmware: own.firmware,
};

/** The machines that a person has: those that their app found, and those whose months they claimed, without the removed ones. */
export function machinesOf(db: Db, userId: string, which?: SQL) {
  const theirs = unionAll(
    db.select({ serialNumber: own.serialNumber }).from(own).where(eq(own.userId, userId)),
    db.select({ serialNumber: units.serialNumber }).from(units).where(eq(units.bundleClaimedBy, userId)),
  );
  return db
    .select(columns)
    .from(units)
    .leftJoin(own, and(eq(own.serialNumber, units.serialNumber), eq(own.userId, userId)))
    .where(and(inArray(units.serialNumber, theirs), isNull(own.removedAt), which));
}

type Found = Awaited<ReturnType<typeof machinesOf>>[number];

const shape = ({ serialNumber, modelId, modelName, modelKind, connected, connectedAt, firmware }: Found) => ({
  id: serialNumber,
  serialNumber,
  model: { id: modelId, name: modelName, kind: modelKind },
  connected: connected ?? false,
  connectedAt,
  firmware,
});

const lastUsedFirst = sql`${desc(own.connectedAt)} nulls last`;

export const userEquipmentPage = (db: Db, userId: string, page: PageQuery): Promise<UserEquipmentList> =>
  pageOf(db, {
    rows: machinesOf(db, userId),
    order: [lastUsedFirst],
    key: units.serialNumber,
    page,
    items: found => found.map(shape),
  });

export const allUserEquipment = async (db: Db, userId: string): Promise<UserEquipment[]> =>
  (await machinesOf(db, userId).orderBy(lastUsedFirst, asc(units.serialNumber))).map(shape);

async function machineOf(db: Db, userId: string, unitId: string): Promise<UserEquipment> {
  const [found] = await machinesOf(db, userId, isUnit(unitId));
  if (!found) throw new Refusal('notFound', 'This machine is not on the list.');
  return shape(found);
}

/** How many other machines somebody has connected. */
export async function countOthers(db: Db, userId: string, unitId: string): Promise<number> {
  const rows = await db
    .select({ serialNumber: own.serialNumber })
    .from(own)
    .where(and(eq(own.userId, userId), eq(own.connected, true)));
  return rows.filter(({ serialNumber }) => serialKey(serialNumber) !== serialKey(unitId)).length;
}

type Row = typeof own.$inferSelect;

/** Writes what differs; a person has a row for a machine from the first time that something is known of the two. */
async function put(
  db: Db,
  userId: string,
  serialNumber: string,
  { connected, ...more }: Pick<Row, 'connected'> & Partial<Row>,
): Promise<void> {
  const known = { connected, ...more };
  await db
    .insert(own)
    .values({ userId, serialNumber, ...known })
    .onConflictDoUpdate({ target: [own.userId, own.serialNumber], set: known });
}

interface At {
  db: Db;
  now: number;
}

interface Written {
  machine: UserEquipment;
  /** False where it was so already: an app says what it sees over and over. */
  isNew: boolean;
}

async function rowOf(db: Db, userId: string, serialNumber: string): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(own)
    .where(and(eq(own.userId, userId), eq(own.serialNumber, serialNumber)));
  return row;
}

/** Puts a machine on a person's list, or back on it. What their app does not say of it stays as it was. */
export async function connect(
  { db, now }: At,
  userId: string,
  unitId: string,
  { firmware }: UserEquipmentConnection,
): Promise<Written> {
  const [unit] = await db.select({ serialNumber: units.serialNumber }).from(units).where(isUnit(unitId));
  if (!unit) throw new Refusal('notFound', 'We do not know this serial number.');
  const { serialNumber } = unit;
  const before = await rowOf(db, userId, serialNumber);
  await put(db, userId, serialNumber, {
    connected: true,
    connectedAt: now,
    removedAt: null,
    ...(firmware && { firmware }),
  });
  const wasThere = before?.connected === true && before.removedAt === null;
  const machine = await machineOf(db, userId, serialNumber);
  return { machine, isNew: !wasThere || machine.firmware !== before.firmware };
}

export async function disconnect({ db }: At, userId: string, unitId: string): Promise<Written> {
  const machine = await machineOf(db, userId, unitId);
  if (!machine.connected) return { machine, isNew: false };
  await put(db, userId, machine.serialNumber, { connected: false });
  return { machine: { ...machine, connected: false }, isNew: true };
}

/** Takes a machine off a person's list; the months that came with it stay theirs. False when it was taken off before. */
export async function remove({ db, now }: At, userId: string, unitId: string): Promise<boolean> {
  const [unit] = await db.select({ serialNumber: units.serialNumber }).from(units).where(isUnit(unitId));
  const serialNumber = unit?.serialNumber ?? unitId;
  const before = await rowOf(db, userId, serialNumber);
  if (before && before.removedAt !== null) return false;
  await machineOf(db, userId, serialNumber);
  await put(db, userId, serialNumber, { connected: false, removedAt: now });
  return true;
}
