import { and, count, eq, inArray, ne } from 'drizzle-orm';
import type { OrderLine } from '../../../core/contract/schemas/commercial/orders.js';
import { addDays } from '../../../core/dates.js';
import { newMachine } from '../equipment/new-machine.js';
import { newId } from '../../db/ids.js';
import { insertRows } from '../../db/write-rows.js';
import type { Context } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { type ModelRow, modelsOf } from './orderables.js';
import type { OrderRow } from './orders.js';
import { commercialEquipment } from '../tables/equipment.js';
import { licenses } from '../tables/licenses.js';

/** How long licences of an order run, when nobody says otherwise. */
const LICENSE_DAYS = 365;

type MachineModel = ModelRow & { machineKind: NonNullable<ModelRow['machineKind']> };

const isMachine = (model: ModelRow | undefined): model is MachineModel =>
  model !== undefined && model.machineKind !== null;

/** Every seat of a line as a licence that begins now. */
async function writeLicenses(
  context: Context,
  { id: orderId, locationId, lines }: OrderRow,
  days: number,
): Promise<void> {
  const { db, now } = context;
  for (const { kind, name, quantity } of lines) {
    if (kind !== 'license') continue;
    const given = { locationId, orderId, plan: name, seats: quantity, startsAt: now, expiresAt: addDays(now, days) };
    const id = newId('lic');
    await db.insert(licenses).values({ id, ...given, createdAt: now });
    context.note({ resource: 'license', id, action: 'licenseOrdered', details: { version: 1, after: given } });
  }
}

/** Machines of each model that are at the location already: the names of new ones go on from there. */
async function countModels(
  { db }: Context,
  locationId: string,
  lines: readonly OrderLine[],
): Promise<Map<string, number>> {
  const ids = lines.map(line => line.modelId);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ modelId: commercialEquipment.modelId, count: count() })
    .from(commercialEquipment)
    .where(
      and(
        eq(commercialEquipment.locationId, locationId),
        ne(commercialEquipment.stage, 'trash'),
        inArray(commercialEquipment.modelId, ids),
      ),
    )
    .groupBy(commercialEquipment.modelId);
  return new Map(rows.map(row => [row.modelId, row.count]));
}

/** Every piece of a line as a machine that is expected: nobody knows its serial number yet. */
async function writeMachines(context: Context, { id: orderId, locationId, ownerId, lines }: OrderRow): Promise<void> {
  const ordered = lines.filter(line => line.kind === 'equipment');
  const modelOf = await modelsOf(context.db, ordered);
  const counted = await countModels(context, locationId, ordered);
  for (const line of ordered) {
    const model = modelOf(line);
    if (!isMachine(model)) throw new Refusal('orderMoveIllegal', `${line.name} is not made any more.`);
    const { modelId, name: modelName, machineKind: modelKind } = model;
    const first = (counted.get(modelId) ?? 0) + 1;
    counted.set(modelId, first - 1 + line.quantity);
    const rows = Array.from({ length: line.quantity }, (_, at) =>
      newMachine(context.now, {
        model: { modelId, modelName, modelKind },
        serialNumber: null,
        name: `${modelName} ${first + at}`,
        ownerId,
        locationId,
        orderId,
      }),
    );
    await insertRows(context.db, commercialEquipment, rows);
    for (const { id, name } of rows)
      context.note({
        resource: 'equipment',
        id,
        action: 'equipmentOrdered',
        details: { version: 1, after: { name, modelId, locationId, orderId, stage: 'ordered' } },
      });
  }
}

/** The licences and the expected machines of an order, in the transaction that fulfills it. */
export async function fulfill(context: Context, order: OrderRow, days = LICENSE_DAYS): Promise<void> {
  await writeLicenses(context, order, days);
  await writeMachines(context, order);
}
