import { atom } from 'nanostores';
import { getEquipmentBySerial } from '../../../core/contract/equipment.js';
import type { EquipmentBySerial } from '../../../core/contract/schemas/equipment.js';
import type { Session } from '../../../core/session/session.js';

/** What is known of a serial number. A look-up that fails shows nothing: it is a courtesy, and staff look again. */
export type SerialFacts =
  | { is: 'nothing' }
  | { is: 'looking' }
  | { is: 'known'; equipmentId: string; name: string; bundle: EquipmentBySerial['bundle'] }
  | { is: 'unknown' };

/** Looks a serial number up once it is left. */
export function createSerial(session: Session) {
  const $serial = atom<SerialFacts>({ is: 'nothing' });
  let asked = '';
  let abort = new AbortController();
  return {
    $serial,
    /** It is being typed: what was known is of another number. */
    clear: () => {
      abort.abort();
      asked = '';
      if ($serial.get().is !== 'nothing') $serial.set({ is: 'nothing' });
    },
    async look(typed: string) {
      const serial = typed.trim();
      if (!serial || serial === asked) return;
      asked = serial;
      abort.abort();
      abort = new AbortController();
      const { signal } = abort;
      $serial.set({ is: 'looking' });
      const answer = await session.request(getEquipmentBySerial, { serial }, { signal });
      if (signal.aborted) return;
      if (answer.ok) {
        const {
          model: { id, name },
          bundle,
        } = answer.data;
        return $serial.set({ is: 'known', equipmentId: id, name, bundle });
      }
      if (answer.failure.code !== 'notFound') asked = '';
      $serial.set({ is: answer.failure.code === 'notFound' ? 'unknown' : 'nothing' });
    },
  };
}
