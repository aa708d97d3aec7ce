import type { EquipmentStage } from '../../../core/contract/schemas/commercial/equipment.js';

/** The way of a machine from the order to the day it is used (domain 2.2). */
const way = ['ordered', 'shipped', 'installed', 'configured', 'complete'] as const;

type OnTheWay = (typeof way)[number];

/** The calls that move a machine. */
export type StageMove = 'nextStage' | 'complete' | 'rest' | 'trash';

interface At {
  stage: EquipmentStage;
  /** Where a machine at rest was before. */
  previousStage: EquipmentStage | null;
  locationId: string | null;
}

export interface Moved {
  stage: EquipmentStage;
  previousStage: EquipmentStage | null;
}

export type StageRefusal = 'stageComplete' | 'locationRequired' | 'equipmentTrashed';

const onTheWay = (stage: EquipmentStage): stage is OnTheWay => way.some(one => one === stage);

/** Where a machine comes to by a move, or why it does not move. `rest` is out of use for a while, as in storage. */
export function moved({ stage, previousStage, locationId }: At, move: StageMove): Moved | StageRefusal {
  if (move === 'trash') return { stage: 'trash', previousStage: null };
  if (stage === 'trash') return 'equipmentTrashed';
  if (move === 'rest') return { stage: 'rest', previousStage: stage === 'rest' ? previousStage : stage };
  if (move === 'complete') return locationId === null ? 'locationRequired' : { stage: 'complete', previousStage: null };
  if (stage === 'rest') return { stage: previousStage ?? 'installed', previousStage: null };
  const next = onTheWay(stage) ? way[way.indexOf(stage) + 1] : undefined;
  return next === undefined ? 'stageComplete' : { stage: next, previousStage: null };
}

/** Stages in which people work out on a machine. */
export const inService = (stage: EquipmentStage): boolean =>
  stage === 'installed' || stage === 'configured' || stage === 'complete';
