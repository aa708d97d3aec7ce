import { asc, eq } from 'drizzle-orm';
import {
  type EquipmentExport,
  type EquipmentSelection,
  mostImported,
} from '../../../core/contract/schemas/commercial/equipment-import.js';
import { csvOf } from '../../../core/csv.js';
import type { Context } from '../../http/handler.js';
import { connectionOf, shownStatus } from '../equipment/equipment-status.js';
import { commercialEquipment as machines } from '../tables/equipment.js';
import { licenses, licenseSeats } from '../tables/licenses.js';
import { locations } from '../tables/places.js';
import { orderOf, whichMachines } from '../equipment/equipment-list.js';

/** Those of an import first: a file that was exported can be changed and imported. */
const head = [
  'serial_number',
  'name',
  'model_id',
  'location_id',
  'model',
  'location',
  'stage',
  'status',
  'connection',
  'fault',
  'firmware',
  'license',
  'last_seen',
  'activated',
];

const instant = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(seconds * 1000).toISOString().replace('.000', '');

/** The machines of a selection as a file, as many as an import takes. */
export async function exportMachines(
  context: Context,
  { sort, ...filter }: EquipmentSelection,
): Promise<EquipmentExport> {
  const { db, now } = context;
  const found = await db
    .select({ machine: machines, location: locations.name, plan: licenses.plan })
    .from(machines)
    .leftJoin(locations, eq(locations.id, machines.locationId))
    .leftJoin(licenseSeats, eq(licenseSeats.equipmentId, machines.id))
    .leftJoin(licenses, eq(licenses.id, licenseSeats.licenseId))
    .where(whichMachines(context, filter))
    .orderBy(orderOf(context, sort), asc(machines.id))
    .limit(mostImported + 1);
  const rows = found
    .slice(0, mostImported)
    .map(({ machine, location, plan }) => [
      machine.serialNumber,
      machine.name,
      machine.modelId,
      machine.locationId,
      machine.modelName,
      location,
      machine.stage,
      shownStatus(machine.status, machine.lastSeenAt, now),
      connectionOf(machine.lastSeenAt, now),
      machine.faultCode,
      machine.firmware,
      plan,
      instant(machine.lastSeenAt),
      instant(machine.activatedAt),
    ]);
  return {
    fileName: `equipment-${new Date(now * 1000).toISOString().slice(0, 10)}.csv`,
    csv: csvOf([head, ...rows]),
    rows: rows.length,
    truncated: found.length > mostImported,
  };
}
