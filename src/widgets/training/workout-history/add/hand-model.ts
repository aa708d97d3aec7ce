import { atom, onMount } from 'nanostores';
import type { FailOf } from '../../../../core/contract/call.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import type { WorkoutSaved } from '../../../../core/contract/schemas/training/workouts.js';
import { logWorkout } from '../../../../core/contract/training/workouts.js';
import type { Session } from '../../../../core/session/session.js';
import { createForm } from '../../../form/form.js';
import { keepDraft } from '../../../form/keep-draft.js';
import type { Settings } from '../../../workouts/settings.js';
import { blankAt, check, loggedOf, type Amount, type Problem, type Values } from './values.js';

export type LogFailure = FailOf<typeof logWorkout> | CommonFailure;

type HandScreen = { is: 'asking' } | { is: 'added'; saved: WorkoutSaved };

interface Inputs {
  session: Session;
  settings: Settings;
  onAdded: (workoutId: string) => void;
}

/** Where the server tells of it, and where the form asks for it. */
const fieldOf = (path: string): string =>
  path === 'endedAt' ? 'startedAt' : path === 'durationSeconds' ? 'minutes' : path.replace(/^totals\./, '');

/** A workout that somebody enters by hand. What was typed outlives a refusal and a closed drawer. */
export function createHand({ session, settings, onAdded }: Inputs) {
  const $screen = atom<HandScreen>({ is: 'asking' });
  const unreadable = new Set<string>();
  const now = () => session.clock.now();
  const form = createForm<Values, Problem, LogFailure>({
    blank: blankAt(now(), settings),
    check: (field, values) => check(field, values, { settings, now: now(), unreadable }),
  });
  let leaving = new AbortController();

  onMount($screen, () => {
    leaving = new AbortController();
    const stop = keepDraft('workout by hand', form, session);
    return () => {
      leaving.abort();
      stop();
    };
  });

  return {
    $screen,
    form,
    /** A number was typed that is none, or is one again. */
    say(field: Amount | 'minutes', isUnreadable: boolean): void {
      if (isUnreadable) unreadable.add(field);
      else unreadable.delete(field);
    },
    /** The time and the length belong together: of either, both are looked at again. */
    leave(field: 'startedAt' | 'minutes'): void {
      form.leave(field);
      if (field === 'minutes') form.leave('startedAt');
    },
    /** `usualTitle` is what it is called where nobody has named it. */
    async save(usualTitle: string): Promise<void> {
      const { signal } = leaving;
      const sent = await form.send(async values => {
        const logged = loggedOf(values, settings, usualTitle);
        const answer = await session.request(logWorkout, { userId: session.get().userId ?? '', ...logged });
        if (answer.ok || !answer.failure.fields) return answer;
        const fields = answer.failure.fields.map(({ path, message }) => ({ path: fieldOf(path), message }));
        return { ok: false, failure: { ...answer.failure, fields } };
      });
      if (sent.is !== 'taken') return;
      onAdded(sent.data.workout.id);
      if (!signal.aborted) $screen.set({ is: 'added', saved: sent.data });
    },
    another(): void {
      unreadable.clear();
      form.reset(blankAt(now(), settings));
      $screen.set({ is: 'asking' });
    },
  };
}

export type HandModel = ReturnType<typeof createHand>;
