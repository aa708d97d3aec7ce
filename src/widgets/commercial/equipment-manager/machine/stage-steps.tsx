import type { EquipmentRecord, EquipmentStage } from '../../../../core/contract/schemas/commercial/equipment.js';
import { Stepper } from '../../../../ui/navigation/stepper/stepper.js';
import { useWords } from '../../../../ui/language/language.js';
import { words } from '../copy.js';
import { machineWords } from './machine-copy.js';

/** The way of a machine from the order to the day it is used (domain 2.2). */
const way = ['ordered', 'shipped', 'installed', 'configured', 'complete'] as const satisfies readonly EquipmentStage[];

/** How far a machine is; one that is out of service, or in the trash, is not on its way. */
export function StageSteps({ machine: { stage } }: { machine: EquipmentRecord }) {
  const { stages } = useWords(words);
  const { progress } = useWords(machineWords);
  const at = way.findIndex(one => one === stage);
  if (at < 0) return null;
  return (
    <Stepper
      label={progress}
      steps={way.map((name, index) => ({
        name: stages[name],
        index,
        // the last is where it stays: nothing is to be done any more
        active: index === at && stage !== 'complete',
        complete: index < at || stage === 'complete',
      }))}
    />
  );
}
