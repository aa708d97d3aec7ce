import { and, eq } from 'drizzle-orm';
import type { EquipmentLine } from '../../../core/contract/schemas/commercial/equipment.js';
import type { Db } from '../../db/db.js';
import type { MachineModel } from './new-machine.js';
import { commercialModels } from '../tables/orders.js';

/** The models of machines that locations can have, by their ids. */
export async function machineModels(db: Db): Promise<ReadonlyMap<string, MachineModel>> {
  const rows = await db.select().from(commercialModels).where(eq(commercialModels.kind, 'equipment'));
  return new Map(
    rows.flatMap(({ modelId, name, machineKind }) =>
      machineKind === null ? [] : [[modelId, { modelId, modelName: name, modelKind: machineKind }] as const],
    ),
  );
}

/** One of them; undefined for none of ours. */
export async function modelOf(db: Db, modelId: string): Promise<MachineModel | undefined> {
  const [found] = await db
    .select()
    .from(commercialModels)
    .where(and(eq(commercialModels.kind, 'equipment'), eq(commercialModels.modelId, modelId)));
  return found?.machineKind
    ? { modelId: found.modelId, modelName: found.name, modelKind: found.machineKind }
    : undefined;
}

/** As the API shows it. */
export const shownModel = ({ modelId, modelName, modelKind }: MachineModel): EquipmentLine['model'] => ({
  id: modelId,
  name: modelName,
  kind: modelKind,
});
