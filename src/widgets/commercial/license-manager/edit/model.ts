import { atom, onMount } from 'nanostores';
import { changeEquipment } from '../../../../core/contract/commercial/equipment.js';
import { updateLicense } from '../../../../core/contract/commercial/licenses.js';
import type { FailOf } from '../../../../core/contract/call.js';
import type { CommonFailure, Failure } from '../../../../core/contract/failure.js';
import type { License } from '../../../../core/contract/schemas/commercial/licenses.js';
import type { Session } from '../../../../core/session/session.js';
import { createEditor, type Editing, type Written } from '../../../editor/model.js';
import { conflictOf } from '../seats/model.js';
import { checkSeats } from './check-seats.js';
import { dayOf, endOfDay } from './day.js';

export interface Values {
  seats: number | undefined;
  /** `YYYY-MM-DD`; it ends with that day. */
  endsOn: string;
  reason: string;
}
export type Problem = 'seatsMissing' | 'seatsTooMany' | 'endMissing';
export type EditFailure = FailOf<typeof updateLicense> | CommonFailure;

interface Machine {
  id: string;
  name: string;
}

/** More seats are taken than would be left: by these machines. */
export interface InUse {
  machines: readonly Machine[];
  /** How many of them have to give up theirs. */
  tooMany: number;
  chosen: readonly string[];
  releasing: boolean;
  failure: { code: CommonFailure; retryAfter: number | undefined } | undefined;
}

interface Own {
  inUse: InUse | undefined;
}
export type LicenseEditing = Own & Editing<License, Values>;

const blank: Values = { seats: undefined, endsOn: '', reason: '' };

/** A license as the form begins with it. */
export const valuesOf = ({ seats, expiresAt }: License): Values => ({ seats, endsOn: dayOf(expiresAt), reason: '' });

function check(field: keyof Values, { seats, endsOn }: Values): Problem | undefined {
  if (field === 'seats') return checkSeats(seats);
  return field === 'endsOn' && endOfDay(endsOn) === undefined ? 'endMissing' : undefined;
}

const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string';

/** The machines that a refusal names. */
const machinesIn = ({ debug }: Failure): Machine[] => {
  const named = debug?.['machines'];
  return Array.isArray(named) ? named.filter(isMachine) : [];
};

interface Inputs {
  session: Session;
  license: License;
  onSaved: (license: License) => void;
  /** Seats were released. */
  onReleased: () => void;
}

/** A license as a form, for customer service. Fewer seats than are taken are refused; the refusal says by whom. */
export function createLicenseEditor({ session, license, onSaved, onReleased }: Inputs) {
  const $editing = atom<LicenseEditing>({ row: license, known: blank, inUse: undefined });
  let leaving = new AbortController();
  const setUse = (next: Partial<InUse>) => {
    const now = $editing.get();
    if (now.inUse) $editing.set({ ...now, inUse: { ...now.inUse, ...next } });
  };

  async function write({ row }: LicenseEditing, values: Values): Promise<Written<License, EditFailure>> {
    const changed = editor.changed();
    const expiresAt = endOfDay(values.endsOn);
    const reason = values.reason.trim();
    const answer = await session.request(
      updateLicense,
      {
        licenseId: row.id,
        version: row.version,
        ...(changed.includes('seats') && values.seats !== undefined && { seats: values.seats }),
        ...(changed.includes('endsOn') && expiresAt !== undefined && { expiresAt }),
        ...(reason && { reason }),
      },
      { signal: leaving.signal },
    );
    if (answer.ok) return answer;
    const { failure } = answer;
    if (failure.code === 'seatsInUse' && values.seats !== undefined) {
      const machines = machinesIn(failure);
      const tooMany = Math.max(1, Math.max(row.seatsUsed, machines.length) - values.seats);
      const inUse: InUse = { machines, tooMany, chosen: [], releasing: false, failure: undefined };
      $editing.set({ ...$editing.get(), inUse });
    }
    const { theirs } = conflictOf(failure);
    return failure.code === 'versionConflict' && theirs ? { ...answer, theirs } : answer;
  }

  const editor = createEditor<License, Values, Problem, EditFailure, Own>({
    session,
    editing: () => $editing.get(),
    show: next => $editing.set(next),
    blank,
    check,
    compared: ['seats', 'endsOn'],
    valuesOf,
    write,
  });

  onMount($editing, () => {
    leaving = new AbortController();
    editor.open({ row: license, known: blank, inUse: undefined }, `license ${license.id}`, leaving.signal);
    return () => leaving.abort();
  });

  async function save(): Promise<void> {
    $editing.set({ ...$editing.get(), inUse: undefined });
    const { signal } = leaving;
    const saved = await editor.save(signal);
    if (saved) onSaved(saved);
  }

  return {
    $editing,
    form: editor.form,
    changed: editor.changed,
    type: editor.type,
    takeTheirs: editor.takeTheirs,
    save,
    keepMine(): Promise<void> {
      editor.keepMine();
      return save();
    },
    choose: (chosen: readonly string[]) => setUse({ chosen }),
    /** Takes the seats of the machines that were chosen, and saves. */
    async releaseAndSave(): Promise<void> {
      const { inUse } = $editing.get();
      if (!inUse || inUse.releasing || inUse.chosen.length < inUse.tooMany) return;
      setUse({ releasing: true, failure: undefined });
      const { signal } = leaving;
      const reason = editor.form.$form.get().values.reason.trim();
      const answer = await session.request(
        changeEquipment,
        { ids: [...inUse.chosen], set: { action: 'releaseLicense' }, ...(reason && { reason }) },
        { signal },
      );
      if (answer.ok) onReleased();
      if (signal.aborted) return;
      if (answer.ok) return save();
      const { code, retryAfter } = answer.failure;
      setUse({ releasing: false, failure: { code, retryAfter } });
    },
  };
}

export type LicenseEditor = ReturnType<typeof createLicenseEditor>;
