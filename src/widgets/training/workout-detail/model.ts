import { atom } from 'nanostores';
import type { CommonFailure, Failure } from '../../../core/contract/failure.js';
import type { WorkoutDetail } from '../../../core/contract/schemas/training/workout-detail.js';
import type { FileFormat, SavedFile } from '../../../core/contract/schemas/training/workout-files.js';
import type { Workout } from '../../../core/contract/schemas/training/workouts.js';
import { getWorkoutFile } from '../../../core/contract/training/workout-files.js';
import { deleteWorkout, getWorkout, restoreWorkout } from '../../../core/contract/training/workouts.js';
import type { Session } from '../../../core/session/session.js';
import { failedScreen, loadForPerson, type PersonScreen } from '../../screen/person-screen.js';
import { readSettings, type Settings } from '../../workouts/settings.js';
import { createCourse } from './course/model.js';
import { mattersFirst } from './figures.js';
import { createGraph } from './analysis/graph-model.js';

interface Why {
  code: CommonFailure;
  retryAfter?: number | undefined;
}

export interface Shown {
  is: 'shown';
  detail: WorkoutDetail;
  settings: Settings;
  /** By the server's clock, unix seconds. */
  now: number;
}

/** It is deleted, from here, and can come back. */
export interface Deleted {
  is: 'deleted';
  title: string;
  /** Unix seconds; unknown where the answer that says it was lost. */
  restorableUntil: number | undefined;
  restoring: boolean;
  failure: Why | undefined;
}

/** `missing`: there is no such workout, or it is deleted, or somebody else's. */
export type Screen = PersonScreen | { is: 'missing' } | Deleted | Shown;

/** What has become of a press, until somebody closes it. */
export type Note =
  | { is: 'saved'; fileName: string; withHeartRate: boolean }
  | { is: 'restored' | 'changed' }
  | ({ is: 'notSaved' | 'notDeleted' } & Why);

interface Inputs {
  session: Session;
  workoutId: string;
  onShown: (title: string) => void;
  onDeleted: () => void;
  save: (file: SavedFile) => void;
}

const whyOf = ({ code, retryAfter }: Failure<CommonFailure>): Why => ({ code, retryAfter });

/** One workout, its samples beside it, and what can be done with it. */
export function createWorkoutDetail({ session, workoutId, onShown, onDeleted, save }: Inputs) {
  const $screen = atom<Screen>({ is: 'loading' });
  const $note = atom<Note | undefined>();
  const $busy = atom<'file' | 'deletion' | undefined>();
  /** A heart rate is health data: it is in a file only where somebody asks for it (domain 6.3.5). */
  const $withHeartRate = atom(false);
  const graph = createGraph(session);
  const course = createCourse(session);
  const userId = () => session.get().userId ?? '';

  const show = (shown: Shown) => {
    $screen.set(shown);
    onShown(shown.detail.workout.title);
  };

  /** `quietly` leaves what is shown, whatever the answer. */
  async function read(person: string, signal: AbortSignal, { quietly = false } = {}): Promise<void> {
    const [answer, settings] = await Promise.all([
      session.request(getWorkout, { workoutId }, { signal }),
      readSettings(session, person),
    ]);
    if (signal.aborted || (quietly && !answer.ok)) return;
    if (!answer.ok)
      return $screen.set(answer.failure.code === 'notFound' ? { is: 'missing' } : failedScreen(answer.failure));
    const { workout, standings } = answer.data;
    const [first] = mattersFirst(standings, workout.type);
    show({ is: 'shown', detail: answer.data, settings, now: session.clock.now() });
    if (workout.content) course.load({ contentId: workout.content.id, metric: first?.metric, signal });
  }

  /** The samples beside the figures, and asked for after them: they are a hundred times their size. */
  function readAll(person: string, signal: AbortSignal, how?: { quietly: boolean }): Promise<void> {
    const figures = read(person, signal, how);
    void graph.load(workoutId, signal);
    return figures;
  }

  const following = loadForPerson(session, $screen, async (person, signal) => {
    $screen.set({ is: 'loading' });
    $note.set(undefined);
    course.forget();
    await readAll(person, signal);
  });

  const shownNow = (): Shown | undefined => {
    const screen = $screen.get();
    return screen.is === 'shown' ? screen : undefined;
  };

  return {
    $screen,
    $note,
    $busy,
    $withHeartRate,
    graph,
    course,
    retry: following.again,
    closeNote: () => $note.set(undefined),

    async saveFile(format: FileFormat): Promise<void> {
      const withHeartRate = $withHeartRate.get();
      const { signal } = following;
      $busy.set('file');
      const answer = await session.request(getWorkoutFile, {
        userId: userId(),
        workoutId,
        format,
        ...(withHeartRate && { heartRate: 'true' }),
      });
      $busy.set(undefined);
      if (signal.aborted) return;
      if (!answer.ok) return $note.set({ is: 'notSaved', ...whyOf(answer.failure) });
      save(answer.data);
      $note.set({ is: 'saved', fileName: answer.data.fileName, withHeartRate });
    },

    async remove(): Promise<void> {
      const shown = shownNow();
      if (!shown) return;
      const { signal } = following;
      $busy.set('deletion');
      $note.set(undefined);
      const answer = await session.request(deleteWorkout, { userId: userId(), workoutId });
      $busy.set(undefined);
      if (signal.aborted) return;
      // not found: an answer that was lost had deleted it
      if (!answer.ok && answer.failure.code !== 'notFound')
        return $note.set({ is: 'notDeleted', ...whyOf(answer.failure) });
      const { title } = shown.detail.workout;
      const restorableUntil = answer.ok ? answer.data.restorableUntil : undefined;
      $screen.set({ is: 'deleted', title, restorableUntil, restoring: false, failure: undefined });
      onDeleted();
    },

    async restore(): Promise<void> {
      const deleted = $screen.get();
      if (deleted.is !== 'deleted') return;
      const { signal } = following;
      $screen.set({ ...deleted, restoring: true, failure: undefined });
      const answer = await session.request(restoreWorkout, { userId: userId(), workoutId });
      if (signal.aborted) return;
      if (!answer.ok) return $screen.set({ ...deleted, failure: whyOf(answer.failure) });
      await read(userId(), signal);
      $note.set({ is: 'restored' });
    },

    /** It was merged into another record: this one is deleted. */
    mergedAway: onDeleted,

    /** It has taken over what another record measured, or that one is back. */
    async refresh(): Promise<void> {
      const { signal } = following;
      await readAll(userId(), signal, { quietly: true });
    },

    /** It has another title or type: its records and its standing are counted anew. */
    async changed(workout: Workout): Promise<void> {
      const shown = shownNow();
      if (!shown) return;
      show({ ...shown, detail: { ...shown.detail, workout } });
      $note.set({ is: 'changed' });
      await read(userId(), following.signal, { quietly: true });
    },
  };
}

export type WorkoutDetailModel = ReturnType<typeof createWorkoutDetail>;
