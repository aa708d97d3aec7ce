import type { EquipmentStage, EquipmentStatus } from '../../../core/contract/schemas/commercial/equipment.js';
import { type LicenseRow, licenseRefusal } from '../licenses/license-status.js';
import { inService } from './stages.js';

interface Machine {
  /** Where it stands; null nowhere, or at a location that is closed. */
  locationId: string | null;
  stage: EquipmentStage;
  status: EquipmentStatus;
}

export type StartRefusal =
  | 'notFound'
  | 'equipmentResting'
  | 'equipmentNotReady'
  | 'equipmentFaulty'
  | 'equipmentUnlicensed'
  | 'licenseSuspended'
  | 'licenseExpired';

/** Why the next workout on a machine may not begin, the first that holds; undefined when it may (domain 2.2). */
export function startRefusal(
  { locationId, stage, status }: Machine,
  /** That of its seat; undefined without one. */
  license: Pick<LicenseRow, 'suspended' | 'startsAt' | 'expiresAt'> | undefined,
  now: number,
): StartRefusal | undefined {
  if (locationId === null || stage === 'trash') return 'notFound';
  if (stage === 'rest') return 'equipmentResting';
  if (!inService(stage) || status === 'unregistered') return 'equipmentNotReady';
  if (status === 'fault') return 'equipmentFaulty';
  return license ? licenseRefusal(license, now) : 'equipmentUnlicensed';
}
