import type { Connection } from '../../../core/contract/schemas/commercial/equipment.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';
import { machineStages, machineStatuses } from '../machine-states.js';
import type { BulkName } from './bulk/model.js';

const connections: Record<Connection, string> = {
  online: 'Online',
  offline: 'Silent for a while',
  neverSeen: 'Never seen',
};

const bulk: Record<BulkName, string> = {
  place: 'Move…',
  assignLicense: 'Give a seat',
  releaseLicense: 'Release seats',
  nextStage: 'Next stage',
  rest: 'Take out of service',
};

export const words = besidePersonWords(
  defineWords('equipment-manager', {
    title: 'Machines',
    searched: 'Name or serial number',
    columns: {
      name: 'Machine',
      location: 'Location',
      model: 'Model',
      stage: 'Stage',
      status: 'Status',
      seat: 'Seat',
      lastSeenAt: 'Last heard',
    },
    filters: {
      status: 'Status',
      connection: 'Connection',
      stage: 'Stage',
      license: 'Seat',
      modelId: 'Model',
      locationId: 'Location',
    },
    stages: machineStages,
    statuses: machineStatuses,
    connections,
    seats: { seated: 'With a seat', unseated: 'No seat' },
    noSerial: 'No serial number yet',
    nowhere: 'No location',
    noSeat: 'No seat',
    faultCode: (code: string) => `Fault ${code}`,
    bulk,
    importMachines: 'Import…',
    exportMachines: 'Export',
    nothingToExport: 'There’s nothing to export here.',
    emptyTitle: 'No machines yet',
    emptyText: 'A machine shows up here once it’s ordered, imported, or activated with one of your codes.',
    screen: {
      what: 'your machines',
      here: 'See every machine: where it is, whether it works, and which seat it has.',
    },
  }),
);

export type Copy = TextsOf<typeof words>;
