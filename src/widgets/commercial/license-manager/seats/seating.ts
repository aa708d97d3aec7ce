import { atom } from 'nanostores';
import { changeEquipment } from '../../../../core/contract/commercial/equipment.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import type { Session } from '../../../../core/session/session.js';
import { fateOf, type Fate } from './fate.js';

/** What is done with seats of many machines at once. */
export type Deed = 'assign' | 'release';

interface Of {
  deed: Deed;
  ids: readonly string[];
}

/** One change for many: rehearsed first, so that each refusal is known with its reason, and then done. */
export type Seating =
  | { is: 'nothing' }
  | (Of & { is: 'checking' })
  | (Of & { is: 'checked' | 'changing' | 'changed'; fate: Fate })
  /** While it was rehearsed, or, with its fate, when it was to be done. */
  | (Of & { is: 'failed'; code: CommonFailure; retryAfter: number | undefined; fate: Fate | undefined });

interface Inputs {
  session: Session;
  licenseId: string;
  /** It was done, for some of them at least. */
  onChanged: () => void;
}

/** Gives machines a seat of this license, or takes theirs. */
export function createSeating({ session, licenseId, onChanged }: Inputs) {
  const $seating = atom<Seating>({ is: 'nothing' });
  let leaving = new AbortController();

  async function ask(of: Of, fate: Fate | undefined): Promise<void> {
    const { deed, ids } = of;
    const { signal } = leaving;
    $seating.set(fate ? { ...of, is: 'changing', fate } : { ...of, is: 'checking' });
    const answer = await session.request(
      changeEquipment,
      {
        ids: [...ids],
        set: deed === 'assign' ? { action: 'assignLicense', licenseId } : { action: 'releaseLicense' },
        ...(!fate && { dryRun: true }),
      },
      { signal },
    );
    const isDone = answer.ok && fate !== undefined && answer.data.changed > 0;
    // whoever has left meanwhile sees the seats as they are now
    if (isDone) onChanged();
    if (signal.aborted) return;
    if (answer.ok) return $seating.set({ ...of, is: fate ? 'changed' : 'checked', fate: fateOf(answer.data) });
    const { code, retryAfter } = answer.failure;
    $seating.set({ ...of, is: 'failed', code, retryAfter, fate });
  }

  return {
    $seating,
    /** Asks what would become of these machines. */
    check: (deed: Deed, ids: readonly string[]) => ask({ deed, ids }, undefined),
    change(): Promise<void> | undefined {
      const now = $seating.get();
      return now.is === 'checked' ? ask({ deed: now.deed, ids: now.ids }, now.fate) : undefined;
    },
    /** Asks again for what failed; what may have been done is not done twice. */
    again(): Promise<void> | undefined {
      const now = $seating.get();
      return now.is === 'failed' ? ask({ deed: now.deed, ids: now.ids }, now.fate) : undefined;
    },
    leave(): void {
      leaving.abort();
      leaving = new AbortController();
      $seating.set({ is: 'nothing' });
    },
  };
}

export type SeatingModel = ReturnType<typeof createSeating>;
