import type { FailOf } from '../../../core/contract/call.js';
import * as calls from '../../../core/contract/commercial/equipment.js';
import type { CommonFailure, Result } from '../../../core/contract/failure.js';
import type { EquipmentRecord } from '../../../core/contract/schemas/commercial/equipment.js';
import type { Session } from '../../../core/session/session.js';

interface Why {
  reason?: string | undefined;
}

/** One thing that a person does to a machine. */
export type Deed =
  | { is: 'rename'; name: string }
  /** The serial number of a machine that was expected. */
  | { is: 'label'; serialNumber: string }
  | ({ is: 'place'; locationId: string | null } & Why)
  /** Of a licence, or of whichever has one free. */
  | { is: 'seat'; licenseId?: string | undefined }
  | ({ is: 'unseat' } & Why)
  | { is: 'hand'; userId: string | null }
  | { is: 'nextStage' }
  | { is: 'complete' }
  | ({ is: 'rest' } & Why)
  | ({ is: 'trash'; serialNumber: string } & Why)
  | { is: 'ready' }
  | { is: 'fault'; code?: string | undefined; note: string }
  | ({ is: 'release' } & Why)
  | ({ is: 'replace'; serialNumber: string } & Why);

export type DeedName = Deed['is'];

export type DeedFailure =
  | FailOf<
      | typeof calls.updateEquipment
      | typeof calls.placeEquipment
      | typeof calls.assignLicense
      | typeof calls.releaseLicense
      | typeof calls.assignEquipmentUser
      | typeof calls.moveToNextStage
      | typeof calls.completeEquipment
      | typeof calls.restEquipment
      | typeof calls.trashEquipment
      | typeof calls.readyEquipment
      | typeof calls.reportEquipmentFault
      | typeof calls.releaseEquipment
      | typeof calls.replaceEquipment
    >
  | CommonFailure;

/** Does it to the machine as it was last seen. */
export function send(
  { request }: Pick<Session, 'request'>,
  { id: equipmentId, version }: EquipmentRecord,
  deed: Deed,
  signal: AbortSignal,
): Promise<Result<EquipmentRecord, DeedFailure>> {
  const seen = { equipmentId, version, ...('reason' in deed && deed.reason && { reason: deed.reason }) };
  switch (deed.is) {
    case 'rename':
      return request(calls.updateEquipment, { ...seen, name: deed.name }, { signal });
    case 'label':
      return request(calls.updateEquipment, { ...seen, serialNumber: deed.serialNumber }, { signal });
    case 'place':
      return request(calls.placeEquipment, { ...seen, locationId: deed.locationId }, { signal });
    case 'seat':
      return request(
        calls.assignLicense,
        { ...seen, ...(deed.licenseId !== undefined && { licenseId: deed.licenseId }) },
        { signal },
      );
    case 'unseat':
      return request(calls.releaseLicense, seen, { signal });
    case 'hand':
      return request(calls.assignEquipmentUser, { ...seen, userId: deed.userId }, { signal });
    case 'nextStage':
      return request(calls.moveToNextStage, seen, { signal });
    case 'complete':
      return request(calls.completeEquipment, seen, { signal });
    case 'rest':
      return request(calls.restEquipment, seen, { signal });
    case 'trash':
      return request(calls.trashEquipment, { ...seen, serialNumber: deed.serialNumber }, { signal });
    case 'ready':
      return request(calls.readyEquipment, seen, { signal });
    case 'fault':
      return request(
        calls.reportEquipmentFault,
        { equipmentId, note: deed.note, ...(deed.code && { code: deed.code }) },
        { signal },
      );
    case 'release':
      return request(calls.releaseEquipment, seen, { signal });
    case 'replace':
      return request(calls.replaceEquipment, { ...seen, serialNumber: deed.serialNumber }, { signal });
    default:
      return deed satisfies never;
  }
}

/**
 * Whether a machine shows what was wanted, for an answer that was lost. What leaves no such mark, or makes another
 * machine of it, is asked again with its key instead.
 */
export function isDone(deed: Deed, now: EquipmentRecord, before: EquipmentRecord): boolean {
  if (now.version === before.version) return false;
  switch (deed.is) {
    case 'rename':
      return now.name === deed.name;
    case 'label':
      return now.serialNumber === deed.serialNumber;
    case 'place':
      return (now.location?.id ?? null) === deed.locationId;
    case 'seat':
      return deed.licenseId === undefined ? now.license !== null : now.license?.id === deed.licenseId;
    case 'unseat':
      return now.license === null;
    case 'hand':
      return now.userId === deed.userId;
    case 'complete':
      return now.stage === 'complete';
    case 'rest':
      return now.stage === 'rest';
    case 'trash':
      return now.stage === 'trash';
    case 'ready':
      return now.status === 'ready';
    case 'nextStage':
    case 'fault':
    case 'release':
    case 'replace':
      return false;
    default:
      return deed satisfies never;
  }
}
