import { atom } from 'nanostores';
import { getEquipmentBySerial } from '../../../core/contract/equipment.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { FailOf } from '../../../core/contract/call.js';
import { uploadReceipt } from '../../../core/contract/user-receipts.js';
import type { Session } from '../../../core/session/session.js';

/** A file that is sent whole has no pieces to be out of step. */
const PIECEMEAL = 'uploadOffsetMismatch';

export type ProofRefusal =
  | CommonFailure
  | Exclude<FailOf<typeof uploadReceipt>, typeof PIECEMEAL>
  | 'serialNumberUsed'
  | 'serialNumberBare'
  | 'serialNumberMissing'
  | 'fileMissing';

export type ProofScreen =
  | { is: 'asking' }
  | { is: 'checking' }
  | { is: 'refused'; code: ProofRefusal }
  | { is: 'proven'; by: 'serial' | 'receipt'; name: string };

/** Months that came with equipment are keyed to its serial number, or to the receipt it was bought with. */
export function createProof(session: Session, given = '') {
  const $screen = atom<ProofScreen>({ is: 'asking' });
  return {
    $screen,
    /** The serial number that a link has brought. */
    given,
    async checkSerial(typed: string): Promise<boolean> {
      const serial = typed.trim().toUpperCase();
      if (!serial) {
        $screen.set({ is: 'refused', code: 'serialNumberMissing' });
        return false;
      }
      $screen.set({ is: 'checking' });
      const answer = await session.request(getEquipmentBySerial, { serial });
      if (!answer.ok || answer.data.bundle !== 'available') {
        $screen.set({
          is: 'refused',
          code: !answer.ok
            ? answer.failure.code
            : answer.data.bundle === 'none'
              ? 'serialNumberBare'
              : 'serialNumberUsed',
        });
        return false;
      }
      session.remember({
        serialNumber: answer.data.serialNumber,
        equipmentId: answer.data.model.id,
        receiptGuid: undefined,
      });
      $screen.set({ is: 'proven', by: 'serial', name: answer.data.model.name });
      return true;
    },
    async sendReceipt(file: File | undefined): Promise<boolean> {
      if (!file) {
        $screen.set({ is: 'refused', code: 'fileMissing' });
        return false;
      }
      $screen.set({ is: 'checking' });
      session.remember({ beenToUploadReceiptPage: true });
      const answer = await session.request(uploadReceipt, { file });
      if (!answer.ok) {
        const { code } = answer.failure;
        $screen.set({ is: 'refused', code: code === PIECEMEAL ? 'broken' : code });
        return false;
      }
      session.remember({ receiptGuid: answer.data.guid, serialNumber: undefined });
      $screen.set({ is: 'proven', by: 'receipt', name: answer.data.fileName });
      return true;
    },
  };
}

export type ProofModel = ReturnType<typeof createProof>;
