import { atom } from 'nanostores';
import { listEquipmentHistory } from '../../../core/contract/commercial/equipment.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { HistoryLine } from '../../../core/contract/schemas/commercial/common.js';
import type { Session } from '../../../core/session/session.js';

/** What was done to a machine, as far as it was asked for. */
export interface History {
  /** None before the first page has come. */
  lines: readonly HistoryLine[] | undefined;
  total: number;
  waiting: boolean;
  failure: CommonFailure | undefined;
}

/** Lines that are shown at first, and with every wish for more. */
const SOME = 10;

const blank: History = { lines: undefined, total: 0, waiting: true, failure: undefined };

/** The history of a machine, newest first and a few lines at a time. */
export function createHistory(session: Session) {
  const $history = atom<History>(blank);

  async function read(equipmentId: string, kept: readonly HistoryLine[], signal: AbortSignal): Promise<void> {
    $history.set({ ...$history.get(), waiting: true, failure: undefined });
    const page = { equipmentId, offset: kept.length, limit: SOME };
    const answer = await session.request(listEquipmentHistory, page, { signal });
    if (signal.aborted) return;
    if (!answer.ok) return $history.set({ ...$history.get(), waiting: false, failure: answer.failure.code });
    const { items, total } = answer.data;
    const known = new Set(kept.map(({ id }) => id));
    // something new came on top meanwhile, which moves a line onto the next page
    const lines = [...kept, ...items.filter(({ id }) => !known.has(id))];
    $history.set({ lines, total, waiting: false, failure: undefined });
  }

  return {
    $history,
    forget: () => $history.set(blank),
    /** From the top. What is shown stays until the answer is there. */
    load: (equipmentId: string, signal: AbortSignal) => read(equipmentId, [], signal),
    more: (equipmentId: string, signal: AbortSignal) => read(equipmentId, $history.get().lines ?? [], signal),
  };
}
