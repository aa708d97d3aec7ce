import type { EquipmentAction, EquipmentRecord } from '../../../../core/contract/schemas/commercial/equipment.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { MenuButton } from '../../../../ui/actions/menu/menu-button.js';
import type { MenuItem } from '../../../../ui/actions/menu/menu.js';
import { useWords } from '../../../../ui/language/language.js';
import type { AskName } from '../ask.js';
import { machineWords } from './machine-copy.js';
import { possible } from '../possible.js';
import { reasonWords } from '../reason-copy.js';

type Item = AskName | 'complete';

interface Line {
  item: Extract<Item, 'rename' | 'fault' | 'complete' | 'rest' | 'replace' | 'release' | 'trash'>;
  action: EquipmentAction;
  /** It would change nothing. */
  idle?: boolean;
  final?: boolean;
}

const linesOf = ({ stage }: EquipmentRecord): Record<'work' | 'end', readonly Line[]> => ({
  work: [
    { item: 'fault', action: 'reportFault' },
    { item: 'rename', action: 'edit' },
    // from `configured` it is the next stage
    { item: 'complete', action: 'complete', idle: stage === 'complete' || stage === 'configured' },
    { item: 'rest', action: 'rest', idle: stage === 'rest' },
  ],
  end: [
    { item: 'replace', action: 'replace' },
    { item: 'release', action: 'release' },
    { item: 'trash', action: 'trash', final: true, idle: stage === 'trash' },
  ],
});

interface MachineMenuProps {
  machine: EquipmentRecord;
  onItem: (item: Item) => void;
}

/** All that may be done to a machine besides its next step. Who may only report a fault has one button for that. */
export function MachineMenu({ machine, onItem }: MachineMenuProps) {
  const copy = useWords(machineWords);
  const { failures } = useWords(reasonWords);
  const itemsOf = (lines: readonly Line[]): MenuItem[] =>
    lines.flatMap(({ item, action, idle, final }) => {
      const may = possible(machine, action, failures);
      if (idle || may.is === 'hidden') return [];
      return {
        id: item,
        label: copy.items[item],
        ...(may.is === 'refused' && { disabled: may.why }),
        ...(final && { tone: 'critical' as const }),
        onSelect: () => onItem(item),
      };
    });
  const { work, end } = linesOf(machine);
  const groups = [
    { label: copy.menuGroups.work, items: itemsOf(work) },
    { label: copy.menuGroups.end, items: itemsOf(end) },
  ].filter(({ items }) => items.length > 0);
  const [only, ...others] = groups.flatMap(({ items }) => items);
  if (!only) return null;
  if (others.length > 0) return <MenuButton label={copy.menu} groups={groups} align="end" />;
  return (
    <Button type="secondary" disabled={only.disabled !== undefined} onClick={() => only.onSelect?.()}>
      {only.id === 'fault' ? copy.report : only.label}
    </Button>
  );
}
