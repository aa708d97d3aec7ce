import { getWorkout } from '../../../../../src/core/contract/training/workouts.js';
import type { Workout } from '../../../../../src/core/contract/schemas/training/workouts.js';
import type { Session } from '../../../../../src/core/session/session.js';
import { createMerge, type Side } from '../../../../../src/widgets/workouts/merge-model.js';
import { done } from '../../../../support/results.js';
import { sameWalk, walk } from '../../calls/training.js';
import { shows, until, type Way } from '../way.js';

async function openMerge(session: Session, own: Workout) {
  const model = createMerge({
    session,
    own,
    otherId: sameWalk.id,
    onMerged: () => undefined,
    onRestored: () => undefined,
  });
  model.$screen.listen(() => undefined);
  await until(() => model.$screen.get().is !== 'loading');
  const refusal = () => {
    const screen = model.$screen.get();
    return 'failure' in screen ? screen.failure?.code : undefined;
  };
  return { model, refusal };
}

/** A walk and the same one by another device. A page that is loaded again finds the one of them that was kept. */
export const mergeInto = (side: Side): Way => ({
  async open(session) {
    const own = await session.request(getWorkout, { workoutId: walk.id });
    if (!own.ok) return { press: async () => undefined, reads: () => ({ is: 'done' }) };
    const { model, refusal } = await openMerge(session, own.data.workout);
    return {
      press: () => model.mergeInto(side),
      reads: () => shows(refusal(), ['merged', 'alone'].includes(model.$screen.get().is)),
    };
  },
});

/** Both of them are kept. A page that is loaded again has nothing to ask. */
export const keepBoth: Way = {
  async open(session) {
    const { workout, overlaps } = await done(session.request(getWorkout, { workoutId: walk.id }));
    if (overlaps.length === 0) return { press: async () => undefined, reads: () => ({ is: 'done' }) };
    const { model, refusal } = await openMerge(session, workout);
    return {
      press: () => model.keepBoth(),
      reads: () => shows(refusal(), model.$screen.get().is === 'apart'),
    };
  },
};

/** Merged a moment before. The way back is where it was merged, and goes with the page. */
export const undo: Way = {
  endsWithPage: true,
  async open(session) {
    const { workout } = await done(session.request(getWorkout, { workoutId: walk.id }));
    const { model, refusal } = await openMerge(session, workout);
    return {
      press: async () => {
        if (model.$screen.get().is === 'choosing') await model.mergeInto('own');
        await model.undo();
      },
      reads: () => shows(refusal(), ['undone', 'choosing'].includes(model.$screen.get().is)),
    };
  },
};
