import { call } from '../call.js';
import type {
  EquipmentExport,
  EquipmentImport,
  EquipmentImported,
  EquipmentSelection,
} from '../schemas/commercial/equipment-import.js';

/** Adds machines from a file, places and names those that are there. A dry run says what would become of each row. */
export const importEquipment = call<EquipmentImport, EquipmentImported>()('POST', '/commercial/v1/equipment/import', {
  needs: ['jwt'],
  guard: ['commercialScope', 'customerServiceManager'],
  scoped: ['owner', 'dealer'],
  audit: 'equipment',
  idempotent: true,
  fails: ['serialNumberTaken', 'fileUnreadable'],
});

/** The machines of a filter as a file: all of them, not one page. */
export const exportEquipment = call<EquipmentSelection, EquipmentExport>()('GET', '/commercial/v1/equipment/export', {
  needs: ['jwt'],
  guard: ['commercialScope', 'customerServiceManager'],
  scoped: ['dealer', 'owner', 'manager', 'staff'],
  audit: 'equipment',
});
