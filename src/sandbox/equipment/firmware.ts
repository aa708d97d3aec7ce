import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { FirmwareList } from '../../core/contract/schemas/people-lists.js';
import type { Db } from '../db/db.js';
import { equipmentUnits, firmwareReleases } from './tables.js';

/** The machines whose months a person has claimed, and the newest software for each. */
export async function firmwareOf(db: Db, userId: string): Promise<FirmwareList['items']> {
  const units = await db
    .select()
    .from(equipmentUnits)
    .where(eq(equipmentUnits.bundleClaimedBy, userId))
    .orderBy(asc(equipmentUnits.serialNumber));
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
  return units.map(({ serialNumber, modelId, modelName, modelKind }) => {
    const latest = releases.find(release => release.modelId === modelId);
    return {
      serialNumber,
      model: { id: modelId, name: modelName, kind: modelKind },
      installed: null,
      latest: latest ? { version: latest.version, releasedAt: latest.releasedAt, notes: latest.notes } : null,
    };
  });
}
