import type { EquipmentLine } from '../../../core/contract/schemas/commercial/equipment.js';
import { useWords } from '../../../ui/language/language.js';
import { words, type Copy } from './copy.js';
import { dot, status as statusClass } from './view.css.js';

type State = Pick<EquipmentLine, 'status' | 'connection' | 'faultCode' | 'stage'>;

/** One that was never heard of has a word of its own: it has not gone quiet. */
const isUnseen = ({ status, connection }: State): boolean => status === 'unregistered' && connection === 'neverSeen';

export function statusText(state: State, copy: Copy): string {
  if (isUnseen(state)) return copy.connections.neverSeen;
  return state.status === 'fault' && state.faultCode !== null
    ? copy.faultCode(state.faultCode)
    : copy.statuses[state.status];
}

/** Whether a machine works now: a dot and a word. */
export function Status({ state }: { state: State }) {
  const copy = useWords(words);
  const isException = state.status === 'fault' || (state.status === 'offline' && state.stage !== 'rest');
  return (
    <span className={statusClass} data-exception={isException ? '' : undefined}>
      <span className={dot} data-status={state.status} />
      {statusText(state, copy)}
    </span>
  );
}
