import { atom } from 'nanostores';
import { getStrengthAggregations } from '../../../../core/contract/strength/workouts.js';
import type { Session } from '../../../../core/session/session.js';
import { localDay } from '../../../../core/wall-clock.js';
import { createPiece } from '../../../screen/part.js';
import { failedScreen, loadForPerson, type PersonScreen } from '../../../screen/person-screen.js';
import { readSettings, type Settings } from '../../../workouts/settings.js';
import { firstDayOf, type Estimate, type Week } from './curve.js';
import { readExercises, type ExerciseBests } from './exercises.js';
import { createOutcomes } from './outcomes.js';
import { readProgressQuery, writeProgressQuery, type ProgressPeriod, type ProgressQuery } from './query.js';
import { createReset } from './reset.js';
import { createPastSessions } from './sessions-model.js';

export interface Progress {
  is: 'progress';
  /** The one that is done most first. */
  exercises: readonly ExerciseBests[];
  /** One of them. */
  chosen: ExerciseBests;
  period: ProgressPeriod;
}

/** `empty` for a member who has never lifted. */
export type ProgressScreen = PersonScreen | { is: 'empty' } | Progress;

/** The chosen exercise over the chosen period. */
export interface Curve {
  /** The member's days, `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
  estimates: readonly Estimate[];
  /** Those that it was done in. */
  weeks: readonly Week[];
}

interface Inputs {
  session: Session;
  /** `exercise=<id>&period=all&page=2`; what else is in it is not in what `onQuery` says. */
  query: string;
  /** `typing` where it is no step that the back button goes back to. */
  onQuery: (query: string, typing: boolean) => void;
  onDeleted: (workoutId: string) => void;
  /** The exercise; null for all. */
  onReset: (exerciseId: string | null) => void;
}

/** How somebody who lifts gets on, exercise by exercise, and their past sessions. */
export function createStrengthProgress({ session, query: search, onQuery, onDeleted, onReset }: Inputs) {
  let query = readProgressQuery(search);
  let exercises: readonly ExerciseBests[] = [];
  const $screen = atom<ProgressScreen>({ is: 'loading' });
  /** None before they have come. */
  const $settings = atom<Settings | undefined>(undefined);
  /** The curve that is on its way; another may be asked for meanwhile. */
  let asking = new AbortController();

  const say = (more: Partial<ProgressQuery>, typing: boolean): void => {
    query = { ...query, ...more };
    onQuery(writeProgressQuery(query), typing);
  };

  /** Shows an exercise, if it was ever done, else the one that is done most. */
  function show(exerciseId: string | undefined): ExerciseBests | undefined {
    const chosen = exercises.find(({ exercise }) => exercise.id === exerciseId) ?? exercises[0];
    $screen.set(chosen ? { is: 'progress', exercises, chosen, period: query.period } : { is: 'empty' });
    return chosen;
  }

  const curve = createPiece<Curve>(session, async ({ userId, signal }) => {
    const screen = $screen.get();
    const exerciseId = screen.is === 'progress' ? screen.chosen.exercise.id : '';
    const from = firstDayOf(query.period, localDay($settings.get()?.timeZone ?? 'UTC', session.clock.now()));
    const answer = await session.request(getStrengthAggregations, { userId, exerciseId, from }, { signal });
    if (!answer.ok) return answer;
    const { to, items } = answer.data;
    return { ok: true, data: { from, to, estimates: items[0]?.oneRepMax ?? [], weeks: items[0]?.weeks ?? [] } };
  });

  async function readCurve({ quietly = false } = {}): Promise<void> {
    asking.abort();
    asking = new AbortController();
    const signal = AbortSignal.any([following.signal, asking.signal]);
    await curve.load({ userId: session.get().userId ?? '', signal }, { quietly });
  }

  const following = loadForPerson(session, $screen, async (userId, signal) => {
    $screen.set({ is: 'loading' });
    const [settings, answer] = await Promise.all([
      readSettings(session, userId),
      readExercises(session, { userId, signal }),
    ]);
    if (signal.aborted) return;
    $settings.set(settings);
    if (!answer.ok) return $screen.set(failedScreen(answer.failure));
    exercises = answer.data;
    if (show(query.exercise)) await readCurve();
  });

  /** What is shown stays until the answer is there, and where none comes. */
  async function refresh(): Promise<void> {
    const { signal } = following;
    const answer = await readExercises(session, { userId: session.get().userId ?? '', signal });
    if (!answer.ok || signal.aborted) return;
    exercises = answer.data;
    // another one may be done most now, which is no reason to leave the one that is looked at
    const screen = $screen.get();
    const shown = screen.is === 'progress' ? screen.chosen.exercise.id : undefined;
    if (show(shown ?? query.exercise)) await readCurve({ quietly: true });
  }

  async function turnTo(next: ProgressQuery): Promise<void> {
    const before = $screen.get();
    query = next;
    if (before.is !== 'progress') return;
    const chosen = show(query.exercise);
    const isOther = chosen?.exercise.id !== before.chosen.exercise.id;
    // of another exercise the figures are no stand-in
    if (isOther || next.period !== before.period) await readCurve({ quietly: !isOther });
  }

  const outcomes = createOutcomes();
  const sessions = createPastSessions({
    session,
    outcomes,
    search: query.sessions,
    onQuery: next => say({ sessions: next }, true),
    onChanged: refresh,
    onDeleted,
  });

  async function change(more: Partial<ProgressQuery>): Promise<void> {
    say(more, false);
    await turnTo(query);
  }

  return {
    $screen,
    $settings,
    $curve: curve.$part,
    outcomes,
    sessions,
    reset: createReset({ session, outcomes, onChanged: refresh, onReset }),
    retry: () => following.again(),
    retryCurve: () => void readCurve(),
    /** The address says something else now: somebody went back. */
    follow(to: string): void {
      const next = readProgressQuery(to);
      sessions.follow(next.sessions);
      void turnTo(next);
    },
    choose: (exercise: string) => change({ exercise }),
    over: (period: ProgressPeriod) => change({ period }),
  };
}

export type StrengthProgressModel = ReturnType<typeof createStrengthProgress>;
