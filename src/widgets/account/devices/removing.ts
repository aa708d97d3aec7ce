import { atom, type WritableAtom } from 'nanostores';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { FirmwareList } from '../../../core/contract/schemas/people-lists.js';
import { removeUserEquipment } from '../../../core/contract/user-equipment.js';
import type { Session } from '../../../core/session/session.js';
import type { Part, Visit } from '../../screen/part.js';

export type Machine = FirmwareList['items'][number];

/** A machine that is being taken off the list: asked once more, under way, refused, or done. */
export type Removing =
  | { is: 'nothing' }
  | { is: 'asking' | 'sending' | 'gone'; machine: Machine }
  | { is: 'refused'; machine: Machine; code: CommonFailure; retryAfter: number | undefined };

/** Takes machines off the list, one at a time, each once it was asked again. */
export function createRemoving(session: Session, $machines: WritableAtom<Part<Machine>>) {
  const $removing = atom<Removing>({ is: 'nothing' });

  async function send({ userId, signal }: Visit, machine: Machine): Promise<void> {
    $removing.set({ is: 'sending', machine });
    const { serialNumber: unitId } = machine;
    const answer = await session.request(removeUserEquipment, { userId, unitId }, { signal });
    if (signal.aborted) return;
    if (!answer.ok) {
      const { code, retryAfter } = answer.failure;
      return $removing.set({ is: 'refused', machine, code, retryAfter });
    }
    const part = $machines.get();
    if (part.is === 'known') $machines.set({ ...part, items: part.items.filter(one => one.serialNumber !== unitId) });
    $removing.set({ is: 'gone', machine });
  }

  return {
    $removing,
    /** Asks whether it should go. */
    ask: (machine: Machine) => $removing.set({ is: 'asking', machine }),
    leave: () => $removing.set({ is: 'nothing' }),
    async remove(visit: Visit): Promise<void> {
      const removing = $removing.get();
      if (removing.is === 'asking' || removing.is === 'refused') await send(visit, removing.machine);
    },
  };
}
