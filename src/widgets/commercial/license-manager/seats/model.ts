import { atom, onMount } from 'nanostores';
import { listLicenses, updateLicense } from '../../../../core/contract/commercial/licenses.js';
import { getLocation } from '../../../../core/contract/commercial/locations.js';
import type { FailOf } from '../../../../core/contract/call.js';
import type { CommonFailure, Failure } from '../../../../core/contract/failure.js';
import type { License } from '../../../../core/contract/schemas/commercial/licenses.js';
import type { Session } from '../../../../core/session/session.js';
import { isSupport } from '../../roles.js';
import { createMachines } from './machines.js';
import { createSeating } from './seating.js';

export type LicenseFailure = FailOf<typeof updateLicense> | CommonFailure;

export type Note =
  | { is: 'suspended' | 'resumed' | 'saved' }
  /** Somebody else has changed it meanwhile; it shows as it is now. */
  | { is: 'changedBy'; name: string | null }
  | { is: 'refused'; code: LicenseFailure; retryAfter: number | undefined };

export interface LicenseShown {
  license: License;
  /** By the server's clock, unix seconds. */
  now: number;
  /** The reader gives and takes seats at this location. Nobody does before that is known. */
  maySeat: boolean;
  /** Customer service changes the license itself. */
  mayManage: boolean;
  /** Who has a seat, who could have one, or the license as a form. */
  view: 'seats' | 'choosing' | 'editing';
  /** A suspension, or its end, is asked once more, or under way. */
  suspending: 'asking' | 'sending' | undefined;
  note: Note | undefined;
}

/** Licenses of one location that are read to find one of them. */
const MOST = 100;

const isLicense = (value: unknown): value is License =>
  typeof value === 'object' && value !== null && 'seatsUsed' in value;

/** Who changed a row in the meantime, and the row as it is now, where a conflict says so. */
export function conflictOf({ debug }: Failure): { theirs: License | undefined; by: string | null } {
  const [current, by] = [debug?.['current'], debug?.['changedBy']];
  return { theirs: isLicense(current) ? current : undefined, by: typeof by === 'string' ? by : null };
}

interface Inputs {
  session: Session;
  license: License;
  onChanged: () => void;
}

/** One license: who has its seats, and what can be done with it. */
export function createLicense({ session, license, onChanged }: Inputs) {
  const { now } = session.clock;
  const $license = atom<LicenseShown>({
    license,
    now: now(),
    maySeat: false,
    mayManage: isSupport(session.get().claims),
    view: 'seats',
    suspending: undefined,
    note: undefined,
  });
  let leaving = new AbortController();
  const set = (next: Partial<LicenseShown>) => $license.set({ ...$license.get(), ...next });
  const show = (row: License, note?: Note) => {
    set({ license: row, now: now(), note });
    onChanged();
  };

  async function readPlace(): Promise<void> {
    const { signal } = leaving;
    const answer = await session.request(getLocation, { locationId: license.location.id }, { signal });
    if (answer.ok && !signal.aborted) set({ maySeat: answer.data.actions.place === 'ok' });
  }

  /** How many seats are taken now; there is no call for one license alone. */
  async function read(): Promise<void> {
    const { signal } = leaving;
    const answer = await session.request(listLicenses, { locationId: license.location.id, limit: MOST }, { signal });
    const found = answer.ok ? answer.data.items.find(({ id }) => id === license.id) : undefined;
    if (found && !signal.aborted) set({ license: found, now: now() });
  }

  onMount($license, () => {
    leaving = new AbortController();
    void readPlace();
    return () => leaving.abort();
  });

  const seated = createMachines(session, license, 'seated');
  const unseated = createMachines(session, license, 'unseated');
  const seating = createSeating({
    session,
    licenseId: license.id,
    onChanged() {
      onChanged();
      void read();
      void ($license.get().view === 'choosing' ? unseated : seated).refresh();
    },
  });

  return {
    $license,
    seated,
    unseated,
    seating,
    read,
    go: (view: LicenseShown['view']) => set({ view, note: undefined }),
    saved(row: License): void {
      set({ view: 'seats' });
      show(row, { is: 'saved' });
    },
    askToSuspend: () => set({ suspending: 'asking', note: undefined }),
    keep: () => set({ suspending: undefined }),
    /** Suspends it, or ends that. */
    async suspend(reason: string): Promise<void> {
      const { license: row, suspending } = $license.get();
      if (suspending === 'sending') return;
      set({ suspending: 'sending' });
      const { signal } = leaving;
      const suspended = !row.suspended;
      const why = reason.trim();
      const answer = await session.request(
        updateLicense,
        { licenseId: row.id, suspended, version: row.version, ...(why && { reason: why }) },
        { signal },
      );
      if (signal.aborted) return;
      set({ suspending: undefined });
      if (answer.ok) return show(answer.data, { is: suspended ? 'suspended' : 'resumed' });
      const { code, retryAfter } = answer.failure;
      const { theirs, by } = conflictOf(answer.failure);
      if (code === 'versionConflict' && theirs) return show(theirs, { is: 'changedBy', name: by });
      set({ note: { is: 'refused', code, retryAfter } });
    },
  };
}

export type LicenseModel = ReturnType<typeof createLicense>;
