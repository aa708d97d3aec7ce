import { asc } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { changeRows, insertRows } from '../../db/write-rows.js';
import type { Note } from '../../http/handler.js';
import { newMachine } from '../equipment/new-machine.js';
import { commercialEquipment as machines } from '../tables/equipment.js';
import { licenseSeats } from '../tables/licenses.js';
import { among } from './known.js';
import type { Write } from './plan.js';

type Creation = Extract<Write, { create: unknown }>;
type Change = Extract<Write, { change: unknown }>;

async function create({ db, now }: { db: Db; now: number }, made: readonly Creation[]): Promise<Note[]> {
  const rows = made.map(one => newMachine(now, one.create));
  await insertRows(db, machines, rows);
  return rows.map(({ id, version, serialNumber, name, modelId, locationId }) => ({
    id,
    details: { version, after: { serialNumber, name, modelId, locationId } },
  }));
}

/** The seat of a machine that goes elsewhere stays behind, for another machine there. */
async function change(db: Db, made: readonly Change[]): Promise<Note[]> {
  const moved = made.filter(one => one.change.locationId !== undefined).map(one => one.change.machine.id);
  if (moved.length > 0) await db.delete(licenseSeats).where(among(licenseSeats.equipmentId, moved));
  const changes = made.map(({ change: { machine, ...set } }) => ({ machine, set, version: machine.version + 1 }));
  if (changes.length > 0)
    await changeRows(
      db,
      machines,
      changes.map(({ machine, set, version }) => ({ id: machine.id, ...set, version })),
    );
  return changes.map(({ machine: { id, name, locationId, ownerId }, set, version }) => {
    const was: Readonly<Record<string, unknown>> = { name, locationId, ownerId };
    const before = Object.fromEntries(Object.keys(set).map(field => [field, was[field]]));
    return { id, details: { version, before, after: set } };
  });
}

/**
 * Lets nobody else change the machines that a plan changes until the transaction ends. False when somebody has since they
 * were read: then it is planned again.
 */
export async function holdPlanned(db: Db, writes: readonly Write[]): Promise<boolean> {
  const versions = new Map(
    writes.flatMap(one => ('change' in one ? [[one.change.machine.id, one.change.machine.version] as const] : [])),
  );
  if (versions.size === 0) return true;
  const held = await db
    .select({ id: machines.id, version: machines.version })
    .from(machines)
    .where(among(machines.id, versions.keys()))
    .orderBy(asc(machines.id))
    .for('update');
  return held.every(({ id, version }) => version === versions.get(id));
}

/** Writes what was planned; answers the lines for the audit trail, one for each machine. */
export async function writePlan(at: { db: Db; now: number }, writes: readonly Write[]): Promise<Note[]> {
  const made = writes.flatMap(one => ('create' in one ? [one] : []));
  const changes = writes.flatMap(one => ('change' in one ? [one] : []));
  return [...(await create(at, made)), ...(await change(at.db, changes))];
}
