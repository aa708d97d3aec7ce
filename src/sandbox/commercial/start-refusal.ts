import type { EquipmentRow } from './equipment-record.js';
import { type LicenseRow, licenseRefusal } from './license-status.js';
import { inService } from './stages.js';

export type StartRefusal =
  | 'equipmentResting'
  | 'equipmentNotReady'
  | 'equipmentFaulty'
  | 'equipmentUnlicensed'
  | 'licenseSuspended'
  | 'licenseExpired';

/** Why nobody can begin a workout on a machine now; undefined when they can. */
export function startRefusal(
  { stage, status }: Pick<EquipmentRow, 'stage' | 'status'>,
  license: LicenseRow | undefined,
  now: number,
): StartRefusal | undefined {
  if (stage === 'rest') return 'equipmentResting';
  if (!inService(stage) || status === 'unregistered') return 'equipmentNotReady';
  if (status === 'fault') return 'equipmentFaulty';
  return license ? licenseRefusal(license, now) : 'equipmentUnlicensed';
}
