import type { HistoryLine } from '../../../../core/contract/schemas/commercial/common.js';
import { ListSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import {
  bike,
  check,
  edit,
  key,
  mapPin,
  pause,
  refresh,
  trash,
  user,
  warning,
  wrench,
  zap,
  type IconShape,
} from '../../../../ui/icon/shapes.js';
import { Timeline } from '../../../../ui/data/timeline/timeline.js';
import { useWords } from '../../../../ui/language/language.js';
import { NotLoaded } from '../../../screen/not-loaded.js';
import { useStore } from '../../../screen/use-store.js';
import { words } from '../copy.js';
import { changesBetween } from '../facts.js';
import { muted } from '../../desk.css.js';
import { historyWords } from './history-copy.js';
import { machineWords } from './machine-copy.js';
import type { MachineModel } from '../machine.js';
import { sayChanges } from '../say-fact.js';

const icons: Readonly<Record<string, IconShape>> = {
  createEquipment: bike,
  importEquipment: bike,
  equipmentOrdered: bike,
  activateEquipment: zap,
  approvePairing: zap,
  placeEquipment: mapPin,
  decideTransfer: mapPin,
  deleteLocation: mapPin,
  assignLicense: key,
  releaseLicense: key,
  assignEquipmentUser: user,
  moveToNextStage: check,
  completeEquipment: check,
  readyEquipment: check,
  restEquipment: pause,
  trashEquipment: trash,
  reportEquipmentFault: warning,
  releaseEquipment: refresh,
  replaceEquipment: refresh,
  equipmentHealth: wrench,
};

interface HistoryViewProps {
  model: MachineModel;
  now: number;
  places: readonly { id: string; name: string }[];
}

/** What was done to a machine, by whom and why, newest first. */
export function HistoryView({ model, now, places }: HistoryViewProps) {
  const copy = useWords(words);
  const history = useWords(historyWords);
  const { historyWhat, history: label } = useWords(machineWords);
  const { lines, total, waiting, failure } = useStore(model.$history);
  const beside = useStore(model.$beside);
  if (!lines)
    return failure ? (
      <NotLoaded what={historyWhat} why={{ code: failure }} onRetry={model.againHistory} />
    ) : (
      <ListSkeleton items={2} />
    );
  const actorOf = ({ by, action }: HistoryLine) =>
    by ?? (action === 'equipmentHealth' ? history.machine : history.system);
  return (
    <>
      <Timeline
        label={label}
        now={now}
        headingLevel={4}
        entries={lines.map(line => ({
          id: line.id,
          at: line.at,
          actor: actorOf(line),
          action: history.actions[line.action] ?? history.other,
          icon: icons[line.action] ?? edit,
          ...(line.action === 'reportEquipmentFault' && { tone: 'critical' as const }),
          changes: sayChanges(changesBetween(line.before, line.after), copy, history, { places, beside }),
          ...(line.reason !== null && { note: line.reason }),
        }))}
        {...(lines.length < total && !failure && { onMore: model.more })}
        loadingMore={waiting}
        empty={<p className={muted}>{history.empty}</p>}
      />
      {failure && <NotLoaded what={historyWhat} why={{ code: failure }} onRetry={model.more} />}
    </>
  );
}
