import { atom } from 'nanostores';
import { exportEquipment } from '../../../../core/contract/commercial/equipment-import.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import type { EquipmentSelection } from '../../../../core/contract/schemas/commercial/equipment-import.js';
import type { Session } from '../../../../core/session/session.js';

export type ExportScreen =
  | { is: 'fetching' }
  /** `isCut`: there are more machines than a file holds. */
  | { is: 'saved'; fileName: string; rows: number; isCut: boolean }
  | { is: 'failed'; code: CommonFailure; retryAfter: number | undefined };

interface Inputs {
  session: Session;
  selection: EquipmentSelection;
  save: (fileName: string, csv: string) => void;
}

/** The machines of a selection as a file, all of them and not one page. */
export function createExport({ session, selection, save }: Inputs) {
  const $screen = atom<ExportScreen>({ is: 'fetching' });
  let leaving = new AbortController();

  async function fetch(): Promise<void> {
    $screen.set({ is: 'fetching' });
    const { signal } = leaving;
    const answer = await session.request(exportEquipment, selection, { signal });
    if (signal.aborted) return;
    if (!answer.ok) {
      const { code, retryAfter } = answer.failure;
      return $screen.set({ is: 'failed', code, retryAfter });
    }
    const { fileName, csv, rows, truncated } = answer.data;
    save(fileName, csv);
    $screen.set({ is: 'saved', fileName, rows, isCut: truncated });
  }

  return {
    $screen,
    /** Answers how it ends: nothing is saved for somebody who has left. */
    begin(): () => void {
      leaving = new AbortController();
      void fetch();
      return () => leaving.abort();
    },
    again: fetch,
  };
}
