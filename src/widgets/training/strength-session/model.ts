import { atom } from 'nanostores';
import type { CommonFailure, Failure } from '../../../core/contract/failure.js';
import type { Exercise } from '../../../core/contract/schemas/strength/exercises.js';
import { saveStrengthWorkout } from '../../../core/contract/strength/workouts.js';
import type { Session } from '../../../core/session/session.js';
import type { Store } from '../../../core/session/storage.js';
import { loadForPerson } from '../../screen/person-screen.js';
import type { Settings } from '../../workouts/settings.js';
import type { Conflict } from './conflicts.js';
import { createClockwork } from './clockwork.js';
import type { Device } from './device.js';
import { createDeeds } from './deeds.js';
import { createEnding } from './ending.js';
import { readKept, writeKept } from './kept.js';
import { keepAwakeWhile } from './keep-awake.js';
import { createBefore } from './last-time.js';
import { newSession } from './new-session.js';
import { chosenExercise, type NewId } from './plan.js';
import { isAllSaved, renewed } from './report.js';
import { showLast } from './show-last.js';
import { readPlan } from './routine.js';
import type { Screen } from './screen.js';
import { createSender } from './sender.js';
import type { BestsBefore, Kept, SessionExercise, TrainingSession } from './state.js';

interface Inputs {
  session: Session;
  /** For what goes on behind the screen: nobody waits for it, so nobody is told that it takes long. */
  quiet: Session;
  /** The device's. */
  store: Store;
  newId: NewId;
  /** Empty for a free session. */
  routineId: string;
  /** From 1. */
  day: number;
  onSaved: (workoutId: string) => void;
  device: Device;
}

/** A strength session from its plan to its summary. What must survive is kept on the device with every change. */
export function createStrengthSession({ session, quiet, store, newId, routineId, day, onSaved, device }: Inputs) {
  const $screen = atom<Screen>({ is: 'loading' });
  const $kept = atom<Kept>(readKept(store, ''));
  const $conflicts = atom<readonly Conflict[]>([]);
  /** Why it was not thrown away. */
  const $problem = atom<Failure<CommonFailure> | undefined>(undefined);
  const now = () => session.clock.now();
  let userId = '';
  let bests: Promise<BestsBefore | null> = Promise.resolve(null);
  /** The workout that the page was told of. */
  let said = '';

  const read = () => $kept.get().session;
  function keep(more: Partial<Kept>): void {
    const kept = { ...$kept.get(), ...more };
    // a rest that begins now is shown from now: by the last look it would be a second longer
    $now.set(now());
    $kept.set(kept);
    const { session: known } = kept;
    // what the server has whole needs no device
    const isSafe = known !== null && known.endedAt !== null && isAllSaved(known);
    writeKept(store, userId, isSafe ? { ...kept, session: null } : kept);
  }
  const change = (next: TrainingSession) => keep({ session: next });

  const sender = createSender({
    send: report => quiet.request(saveStrengthWorkout, report),
    read,
    change,
    isWanted: () => !following.signal.aborted,
    onConflicts: found => $conflicts.set([...$conflicts.get(), ...found]),
  });

  async function flush(): Promise<void> {
    await sender.flush();
    const known = read();
    if (!known?.workoutId || known.endedAt === null || !isAllSaved(known) || said === known.workoutId) return;
    said = known.workoutId;
    onSaved(said);
  }

  const readLast = (exerciseIds: readonly string[]) =>
    showLast({ before: createBefore(quiet, userId), signal: following.signal, read, change, $screen }, exerciseIds);

  const deeds = createDeeds({
    read,
    change,
    now,
    newId,
    getReady: () => $kept.get().getReady,
    onDone: () => void flush(),
    onExercise: exerciseId => void readLast([exerciseId]),
  });

  async function showPlan(signal: AbortSignal): Promise<void> {
    $screen.set({ is: 'loading' });
    const screen = await readPlan({ session, userId, routineId, day, newId, signal });
    if (signal.aborted) return;
    $screen.set(screen);
    if (screen.is !== 'before') return;
    bests = createBefore(quiet, userId).bests(signal);
    await readLast(screen.plan.exercises.map(({ exerciseId }) => exerciseId));
  }

  const following = loadForPerson(
    session,
    $screen,
    async (whose, signal) => {
      userId = whose;
      $kept.set(readKept(store, whose));
      const known = read();
      if (!known) return showPlan(signal);
      $screen.set({ is: known.endedAt === null ? 'unfinished' : 'finished' });
      await flush();
    },
    () => {
      sender.stop();
      $conflicts.set([]);
      $problem.set(undefined);
      // nothing of one person is there for the next
      $kept.set(readKept(store, ''));
    },
  );

  keepAwakeWhile($screen, ({ is }) => is === 'running', device.keepAwake);

  const { $now, look } = createClockwork({
    now,
    read: () => ($screen.get().is === 'running' ? read() : null),
    endHold: () => deeds.endHold(),
    alert: () => device.alert($kept.get().sound),
  });

  function begin(exercises: readonly SessionExercise[], title: string | null, settings: Settings): void {
    change(newSession({ sessionId: newId(), routineId, title, now: now(), settings, exercises }));
    $screen.set({ is: 'running' });
    void bests.then(before => {
      const known = read();
      if (known && !known.wasSent) change({ ...known, before });
    });
  }

  /** What is known of a session is over, wherever it is shown next. */
  async function forget(): Promise<void> {
    sender.stop();
    keep({ session: null });
    $conflicts.set([]);
    await showPlan(following.signal);
  }

  const ending = createEnding({
    session,
    userId: () => userId,
    now,
    read,
    change,
    $sending: sender.$sending,
    flush,
    forget,
    onFinished: () => $screen.set({ is: 'finished' }),
    onLeft: () => $screen.set({ is: 'unfinished' }),
    setProblem: problem => $problem.set(problem),
  });

  return {
    $screen,
    $kept,
    $now,
    $conflicts,
    $problem,
    $sending: sender.$sending,
    deeds,
    look,
    retry: () => following.again(),
    save: flush,

    /** Begins what is planned, or a free session with an exercise. */
    start(first?: Exercise): void {
      const screen = $screen.get();
      if (screen.is !== 'before') return;
      device.allowSound();
      const { plan, settings } = screen;
      begin(first ? [chosenExercise(first, newId)] : plan.exercises, plan.title, settings);
      if (first) void readLast([first.id]);
    },
    goOn(): void {
      device.allowSound();
      $screen.set({ is: 'running' });
    },

    finish: ending.finish,
    discard: ending.discard,

    /** The workout was deleted elsewhere: what is here becomes one of its own. */
    async saveAsNew(): Promise<void> {
      const known = read();
      if (!known) return;
      change(renewed(known, newId()));
      await flush();
    },

    /** Takes the values that did not count. */
    takeOther({ setId, other }: Conflict): void {
      deeds.finish(setId, other);
      $conflicts.set($conflicts.get().filter(one => one.setId !== setId));
    },
    closeConflict: (conflict: Conflict) => $conflicts.set($conflicts.get().filter(one => one !== conflict)),
    setSound(sound: boolean): void {
      device.allowSound();
      keep({ sound });
    },
    setGetReady: (getReady: number) => keep({ getReady }),
    /** After the summary. */
    another: forget,
  };
}

export type StrengthSessionModel = ReturnType<typeof createStrengthSession>;
