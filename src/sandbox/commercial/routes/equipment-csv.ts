import type * as calls from '../../../core/contract/commercial/equipment-import.js';
import type { Handlers } from '../../http/handler.js';
import { exportMachines } from '../csv/export.js';
import { importMachines } from '../csv/import.js';

export const equipmentCsvHandlers = {
  importEquipment: importMachines,

  async exportEquipment(context, selection) {
    const exported = await exportMachines(context, selection);
    context.note({ details: { selection, rows: exported.rows, truncated: exported.truncated } });
    return exported;
  },
} satisfies Handlers<keyof typeof calls>;
