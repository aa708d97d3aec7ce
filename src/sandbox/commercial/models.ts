import { and, eq } from 'drizzle-orm';
import type { EquipmentLine } from '../../core/contract/schemas/commercial/equipment.js';
import type { Db } from '../db/db.js';
import { commercialModels } from './tables/orders.js';

export type Model = EquipmentLine['model'];

/** A model of machines for locations; undefined for none of ours. */
export async function modelOf(db: Db, modelId: string): Promise<Model | undefined> {
  const [found] = await db
    .select()
    .from(commercialModels)
    .where(and(eq(commercialModels.kind, 'equipment'), eq(commercialModels.modelId, modelId)));
  return found?.machineKind ? { id: found.modelId, name: found.name, kind: found.machineKind } : undefined;
}
