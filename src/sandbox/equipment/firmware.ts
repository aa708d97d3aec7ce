import { asc, desc, inArray } from 'drizzle-orm';
import type { FirmwareList } from '../../core/contract/schemas/people-lists.js';
import type { Db } from '../db/db.js';
import { equipmentUnits, firmwareReleases } from './tables.js';
import { machinesOf } from './user-equipment.js';

/** The machines that a person has, each with the software that their app saw on it and the newest there is. */
export async function firmwareOf(db: Db, userId: string): Promise<FirmwareList['items']> {
  const units = await machinesOf(db, userId).orderBy(asc(equipmentUnits.serialNumber));
  if (units.length === 0) return [];
  const releases = await db
    .select()
    .from(firmwareReleases)
    .where(
      inArray(
        firmwareReleases.modelId,
        units.map(({ modelId }) => modelId),
      ),
    )
    .orderBy(desc(firmwareReleases.releasedAt));
  return units.map(({ serialNumber, modelId, modelName, modelKind, firmware }) => {
    const latest = releases.find(release => release.modelId === modelId);
    return {
      serialNumber,
      model: { id: modelId, name: modelName, kind: modelKind },
      installed: firmware,
      latest: latest ? { version: latest.version, releasedAt: latest.releasedAt, notes: latest.notes } : null,
    };
  });
}
