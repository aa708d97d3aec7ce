import { atom, onMount } from 'nanostores';
import type { FailOf } from '../../../../core/contract/call.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import type { Workout, WorkoutType } from '../../../../core/contract/schemas/training/workouts.js';
import { getWorkout, updateWorkout } from '../../../../core/contract/training/workouts.js';
import type { Session } from '../../../../core/session/session.js';
import { createEditor, type Editing, type Written } from '../../../editor/model.js';

export interface Values {
  title: string;
  type: WorkoutType;
}

export type Problem = 'titleMissing' | 'titleTooLong';
export type EditFailure = FailOf<typeof updateWorkout> | CommonFailure;

const LONGEST_TITLE = 120;

function check(field: keyof Values, { title }: Values): Problem | undefined {
  if (field !== 'title') return undefined;
  const { length } = title.trim();
  return length === 0 ? 'titleMissing' : length > LONGEST_TITLE ? 'titleTooLong' : undefined;
}

const valuesOf = ({ title, type }: Workout): Values => ({ title, type });

interface Inputs {
  session: Session;
  workout: Workout;
  onSaved: (workout: Workout) => void;
  onClosed: () => void;
}

/** A workout's title and type as a form. Where another page was quicker, both versions are shown and nothing typed is lost. */
export function createWorkoutEditor({ session, workout, onSaved, onClosed }: Inputs) {
  const $editing = atom<Editing<Workout, Values>>({ row: workout, known: valuesOf(workout) });
  let leaving = new AbortController();

  async function write({ row }: Editing<Workout, Values>, values: Values): Promise<Written<Workout, EditFailure>> {
    const changed = editor.changed();
    const answer = await session.request(
      updateWorkout,
      {
        userId: session.get().userId ?? '',
        workoutId: row.id,
        version: row.version,
        ...(changed.includes('title') && { title: values.title.trim() }),
        ...(changed.includes('type') && { type: values.type }),
      },
      { signal: leaving.signal },
    );
    if (answer.ok || answer.failure.code !== 'versionConflict') return answer;
    const current = await session.request(getWorkout, { workoutId: row.id }, { signal: leaving.signal });
    return current.ok ? { ...answer, theirs: current.data.workout } : answer;
  }

  const editor = createEditor<Workout, Values, Problem, EditFailure, object>({
    session,
    editing: () => $editing.get(),
    show: next => $editing.set(next),
    blank: valuesOf(workout),
    check,
    compared: ['title', 'type'],
    valuesOf,
    write,
  });

  onMount($editing, () => {
    leaving = new AbortController();
    return () => leaving.abort();
  });

  return {
    ...editor,
    $editing,
    /** Saves what has changed; where nothing has, there is nothing to do but close. */
    async submit(): Promise<void> {
      if (editor.changed().length === 0) return onClosed();
      const saved = await editor.save(leaving.signal);
      if (saved) onSaved(saved);
    },
    async saveMine(): Promise<void> {
      editor.keepMine();
      const saved = await editor.save(leaving.signal);
      if (saved) onSaved(saved);
    },
  };
}
