import { call } from './call.js';
import type { EquipmentBySerial } from './schemas/equipment.js';

/** The model behind a serial number, and whether its bundled months can still be claimed. */
export const getEquipmentBySerial = call<object, EquipmentBySerial>()('GET', '/equipment/serial-number/:serial', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  limit: ['serialNumber'],
});
