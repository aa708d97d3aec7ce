import { getWorkout } from '../../../../../src/core/contract/training/workouts.js';
import type { Session } from '../../../../../src/core/session/session.js';
import { createWorkoutEditor } from '../../../../../src/widgets/training/workout-detail/edit/model.js';
import { createWorkoutDetail } from '../../../../../src/widgets/training/workout-detail/model.js';
import { createDeletedWorkouts } from '../../../../../src/widgets/training/workout-history/deleted/model.js';
import { deleteWorkouts, undoDeletion } from '../../../../../src/widgets/training/workout-history/deletion.js';
import { createWorkoutHistory } from '../../../../../src/widgets/training/workout-history/model.js';
import { done } from '../../../../support/results.js';
import { walk } from '../../calls/training.js';
import { said, shows, until, type Way } from '../way.js';

export const retitle: Way = {
  async open(session) {
    const { workout } = await done(session.request(getWorkout, { workoutId: walk.id }));
    const model = createWorkoutEditor({
      session,
      workout,
      onSaved: () => undefined,
      onClosed: () => undefined,
    });
    model.$editing.listen(() => undefined);
    return {
      press: () => {
        model.form.type('title', 'A long walk');
        return model.submit();
      },
      reads: () => {
        const { conflict, row } = model.$editing.get();
        if (conflict) return said('versionConflict');
        return shows(model.form.$form.get().refusal?.code, row.title === 'A long walk');
      },
    };
  },
};

async function openDetail(session: Session) {
  const model = createWorkoutDetail({
    session,
    workoutId: walk.id,
    onShown: () => undefined,
    onDeleted: () => undefined,
    save: () => undefined,
  });
  model.$screen.listen(() => undefined);
  await until(() => model.$screen.get().is !== 'loading');
  return model;
}

export const deleteOpen: Way = {
  async open(session) {
    const model = await openDetail(session);
    return {
      press: () => model.remove(),
      reads: () => {
        const note = model.$note.get();
        return shows(note?.is === 'notDeleted' ? note.code : undefined, model.$screen.get().is !== 'shown');
      },
    };
  },
};

/** Deleted a moment before. The way back is where it was deleted, and goes with the page. */
export const bringBackOpen: Way = {
  endsWithPage: true,
  async open(session) {
    const model = await openDetail(session);
    return {
      press: async () => {
        if (model.$screen.get().is === 'shown') await model.remove();
        await model.restore();
      },
      reads: () => {
        const screen = model.$screen.get();
        return shows(screen.is === 'deleted' ? screen.failure?.code : undefined, screen.is === 'shown');
      },
    };
  },
};

async function openHistory(session: Session) {
  const model = createWorkoutHistory({
    session,
    query: '',
    onQuery: () => undefined,
    onDeleted: () => undefined,
    save: () => undefined,
  });
  model.$screen.listen(() => undefined);
  const items = () => {
    const screen = model.$screen.get();
    return screen.is === 'list' ? screen.items : undefined;
  };
  await until(() => items() !== undefined);
  const last = () => model.outcomes.$outcomes.get().at(-1);
  return { model, last, isListed: () => (items() ?? []).some(({ id }) => id === walk.id) };
}

export const deleteListed: Way = {
  async open(session) {
    const { model, last, isListed } = await openHistory(session);
    return {
      press: () => deleteWorkouts(model, [walk.id]),
      reads: () => {
        const outcome = last();
        return shows(outcome?.is === 'notDeleted' ? outcome.code : undefined, !isListed());
      },
    };
  },
};

/** From the list of what was deleted, on any day after. */
export const bringBackDeleted: Way = {
  async open(session) {
    const model = createDeletedWorkouts(session, () => undefined);
    model.$screen.listen(() => undefined);
    const items = () => {
      const screen = model.$screen.get();
      return screen.is === 'list' ? screen.items : undefined;
    };
    await until(() => items() !== undefined);
    return {
      press: () => model.restore([walk.id]),
      reads: () => shows(model.$restoration.get().failed?.code, items()?.length === 0),
    };
  },
};

export const bringBackListed: Way = {
  endsWithPage: true,
  async open(session) {
    const { model, last, isListed } = await openHistory(session);
    return {
      press: async () => {
        if (last() === undefined) await deleteWorkouts(model, [walk.id]);
        await undoDeletion(model, last()?.id ?? '');
      },
      reads: () => {
        const outcome = last();
        return shows(outcome?.is === 'notRestored' ? outcome.code : undefined, isListed());
      },
    };
  },
};
