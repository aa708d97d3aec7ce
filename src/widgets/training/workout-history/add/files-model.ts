import { atom } from 'nanostores';
import type { FailOf } from '../../../../core/contract/call.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import type { FileProblem, WorkoutImported } from '../../../../core/contract/schemas/training/workout-files.js';
import { importWorkout } from '../../../../core/contract/training/workout-files.js';
import type { Session } from '../../../../core/session/session.js';
import { brokenOf } from './broken-file.js';
import { createFileIds } from './file-ids.js';

export type ImportFailure = FailOf<typeof importWorkout> | CommonFailure;

/** What has become of a file. */
export type Became =
  | { is: 'waiting' }
  | { is: 'reading' }
  | { is: 'added'; saved: WorkoutImported }
  | { is: 'failed'; code: ImportFailure; retryAfter?: number | undefined; broken: FileProblem | undefined };

export interface ChosenFile {
  /** Also the key of its call: asked again after a lost answer, it is the same call. */
  id: string;
  file: File;
  became: Became;
}

interface Inputs {
  session: Session;
  timeZone: string;
  onAdded: (workoutId: string) => void;
}

/** Files of workouts, read one after the other, each with its own outcome. */
export function createFiles({ session, timeZone, onAdded }: Inputs) {
  const $files = atom<readonly ChosenFile[]>([]);
  const userId = () => session.get().userId ?? '';
  const ids = createFileIds(userId);
  let isReading = false;

  const became = (id: string, next: Became) =>
    $files.set($files.get().map(one => (one.id === id ? { ...one, became: next } : one)));

  async function read({ id, file }: ChosenFile): Promise<void> {
    became(id, { is: 'reading' });
    const input = { userId: userId(), file, timeZone };
    const answer = await session.request(importWorkout, input, { idempotencyKey: id });
    if (answer.ok) {
      ids.forget(file);
      became(id, { is: 'added', saved: answer.data });
      answer.data.items.forEach(({ workout }) => onAdded(workout.id));
      return;
    }
    const { code, retryAfter, debug } = answer.failure;
    if (code === 'fileUnreadable' || code === 'fileTooLarge' || code === 'validationFailed') ids.forget(file);
    became(id, { is: 'failed', code, retryAfter, broken: code === 'fileUnreadable' ? brokenOf(debug) : undefined });
  }

  async function readAll(): Promise<void> {
    if (isReading) return;
    isReading = true;
    const next = () => $files.get().find(one => one.became.is === 'waiting');
    for (let file = next(); file; file = next()) await read(file);
    isReading = false;
  }

  return {
    $files,
    add(files: readonly File[]): Promise<void> {
      const chosen = files.map((file): ChosenFile => ({ id: ids.of(file), file, became: { is: 'waiting' } }));
      // one whose fate nobody knows is tried again where it stands
      $files.set([...new Map([...$files.get(), ...chosen].map(one => [one.id, one])).values()]);
      return readAll();
    },
    again(id: string): Promise<void> {
      became(id, { is: 'waiting' });
      return readAll();
    },
    /** What has come of it is read: the line goes, the workout stays. */
    dismiss: (id: string) => $files.set($files.get().filter(one => one.id !== id)),
  };
}

export type FilesModel = ReturnType<typeof createFiles>;
