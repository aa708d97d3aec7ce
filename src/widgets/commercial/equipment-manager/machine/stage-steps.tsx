import type { EquipmentRecord, EquipmentStage } from '../../../../core/contract/schemas/commercial/equipment.js';
import { Stepper } from '../../../../ui/navigation/stepper/stepper.js';
import { useWords } from '../../../../ui/language/language.js';
import { words } from '../copy.js';
import { machineWords } from './machine-copy.js';

/** The way of a machine from the order to the day it is used (domain 2.2). */
const way = ['ordered', 'shipped', 'installed', 'configured', 'complete'] as const satisfies readonly EquipmentStage[];

/** How far a machine is; for one out of service, where it comes back to. One in the trash is nowhere. */
export function StageSteps({ machine: { stage, previousStage } }: { machine: EquipmentRecord }) {
  const { stages } = useWords(words);
  const { progress } = useWords(machineWords);
  const at = way.findIndex(one => one === (stage === 'rest' ? previousStage : stage));
  if (at < 0) return null;
  return (
    <Stepper
      label={progress}
      steps={way.map((name, index) => ({
        name: stages[name],
        index,
        active: index === at && stage !== 'rest',
        complete: index < at || stage === 'complete',
        disabled: stage === 'rest',
      }))}
    />
  );
}
