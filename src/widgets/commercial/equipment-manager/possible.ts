import type { EquipmentAction, EquipmentRecord } from '../../../core/contract/schemas/commercial/equipment.js';

/** Whether something may be done: hidden from who never may, else with why not now. */
export type Possible = { is: 'hidden' } | { is: 'ok' } | { is: 'refused'; why: string };

/** What the server says of an action, with its reason in words. */
export function possible(
  { actions }: Pick<EquipmentRecord, 'actions'>,
  action: EquipmentAction,
  failures: Readonly<Record<string, string>>,
): Possible {
  const said = actions[action];
  if (said === 'ok') return { is: 'ok' };
  if (said === undefined || said === 'forbidden') return { is: 'hidden' };
  return { is: 'refused', why: failures[said] ?? said };
}
