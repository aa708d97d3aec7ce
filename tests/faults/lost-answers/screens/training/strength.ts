import type { Session } from '../../../../../src/core/session/session.js';
import { createStrengthProgress } from '../../../../../src/widgets/training/strength-log/progress/model.js';
import { shows, until, type Way } from '../way.js';

async function openProgress(session: Session) {
  const model = createStrengthProgress({
    session,
    query: '',
    onQuery: () => undefined,
    onDeleted: () => undefined,
    onReset: () => undefined,
  });
  model.$screen.listen(() => undefined);
  model.sessions.$screen.listen(() => undefined);
  const items = () => {
    const screen = model.sessions.$screen.get();
    return screen.is === 'list' ? screen.items : undefined;
  };
  await until(() => model.$screen.get().is === 'progress' && items() !== undefined);
  return { model, items: () => items() ?? [], last: () => model.outcomes.$outcomes.get().at(-1) };
}

/** Sessions of the member's year. One more or one less tells what has become of a press. */
const ALL = 12;

export const deleteSession: Way = {
  async open(session) {
    const { model, items, last } = await openProgress(session);
    const [latest] = items();
    return {
      press: async () => latest && model.sessions.remove(latest),
      reads: () => {
        const outcome = last();
        return shows(outcome?.is === 'notDeleted' ? outcome.code : undefined, items().length < ALL);
      },
    };
  },
};

/** Deleted a moment before. The way back goes with the page. */
export const bringBackSession: Way = {
  endsWithPage: true,
  async open(session) {
    const { model, items, last } = await openProgress(session);
    const [latest] = items();
    const deleted = () => model.outcomes.$outcomes.get().find(({ is }) => is === 'deleted');
    return {
      press: async () => {
        if (!deleted() && latest) await model.sessions.remove(latest);
        await model.sessions.undo(deleted()?.id ?? '');
      },
      reads: () => {
        const outcome = last();
        return shows(outcome?.is === 'notRestored' ? outcome.code : undefined, items().length === ALL);
      },
    };
  },
};

export const startOver: Way = {
  async open(session) {
    const { model } = await openProgress(session);
    const bests = () => {
      const screen = model.$screen.get();
      return screen.is === 'progress' ? screen.exercises.flatMap(exercise => exercise.bests) : [];
    };
    return {
      press: async () => {
        model.reset.ask({ exercise: null, count: bests().length });
        await model.reset.confirm();
      },
      reads: () => shows(model.reset.$resetting.get().refused?.code, bests().length === 0),
    };
  },
};
