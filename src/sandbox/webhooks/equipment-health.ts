import type { EquipmentHealthEvent } from '../../core/contract/schemas/webhooks.js';
import type { EquipmentRow } from '../commercial/equipment/equipment-record.js';
import { bySerial } from '../commercial/equipment/by-serial.js';
import { takeWord } from '../commercial/equipment/health.js';
import { writeTrail } from '../http/audit.js';
import type { Context, Note } from '../http/handler.js';
import type { Effect } from './events.js';

type Data = EquipmentHealthEvent['data'];

/**
 * What the service that watches machines says of one. A machine that we do not know, or that is in the trash, stays as it
 * is; an older word than the last one known does, too, whichever way that one came.
 */
export async function applyHealth(context: Context, created: number, data: Data): Promise<Effect> {
  const [row]: EquipmentRow[] = await bySerial(context.db, data.serialNumber).for('update');
  if (!row || row.stage === 'trash') return { outcome: 'ignored' };
  const notes: (Note | null)[] = [];
  const outcome = await takeWord({ ...context, note: note => notes.push(note) }, row, { ...data, at: created });
  await writeTrail(
    'equipmentHealth',
    { method: 'POST', path: '', needs: [], guard: [], audit: 'equipment' },
    {},
    context,
    notes,
  );
  return { outcome };
}
