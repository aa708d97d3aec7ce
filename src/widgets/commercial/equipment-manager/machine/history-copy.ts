import { defineWords } from '../../../../core/words.js';
import type { Fact } from '../facts.js';

const facts: Record<Fact, string> = {
  name: 'Name',
  serialNumber: 'Serial number',
  stage: 'Stage',
  status: 'Status',
  faultCode: 'Fault',
  locationId: 'Location',
  licenseId: 'Seat',
  userId: 'Person',
  firmware: 'Software',
};

/** What was done, so that it reads on from who did it; by the name in the audit trail. */
const actions: Readonly<Record<string, string>> = {
  createEquipment: 'added this machine',
  importEquipment: 'imported a list with it',
  equipmentOrdered: 'ordered this machine',
  activateEquipment: 'activated it',
  approvePairing: 'activated it',
  updateEquipment: 'changed its details',
  placeEquipment: 'moved it',
  assignLicense: 'gave it a seat',
  releaseLicense: 'released its seat',
  assignEquipmentUser: 'changed who has it',
  moveToNextStage: 'moved it to the next stage',
  completeEquipment: 'marked it as complete',
  restEquipment: 'took it out of service',
  trashEquipment: 'moved it to the trash',
  readyEquipment: 'marked it as ready',
  reportEquipmentFault: 'reported a fault',
  releaseEquipment: 'released it',
  replaceEquipment: 'replaced it',
  changeEquipment: 'changed it together with others',
  decideTransfer: 'accepted its transfer',
  deleteLocation: 'closed its location',
  equipmentHealth: 'reported a change',
};

/** Who did what to a machine, and what it was before. */
export const historyWords = defineWords('equipment-manager/history', {
  facts,
  actions,
  other: 'changed it',
  machine: 'The machine',
  system: 'Echelon',
  otherPlace: 'Another location',
  aSeat: 'A seat',
  someone: 'Someone',
  empty: 'Nothing has happened yet. Every change shows up here, with who made it and why.',
});
