import type { EquipmentStage, EquipmentStatus } from '../../core/contract/schemas/commercial/equipment.js';

/** What a machine's stages and statuses are called, wherever they are read. */
export const machineStages: Record<EquipmentStage, string> = {
  ordered: 'Ordered',
  shipped: 'Shipped',
  installed: 'Installed',
  configured: 'Configured',
  complete: 'Complete',
  rest: 'Out of service',
  trash: 'In the trash',
};

export const machineStatuses: Record<EquipmentStatus, string> = {
  unregistered: 'Not activated',
  activated: 'Activated',
  ready: 'Ready',
  inUse: 'In use',
  offline: 'Offline',
  fault: 'Fault',
};
