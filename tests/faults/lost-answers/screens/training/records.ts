import { getWorkoutHistory } from '../../../../../src/core/contract/training/workouts.js';
import type { Session } from '../../../../../src/core/session/session.js';
import { createPersonalBests } from '../../../../../src/widgets/training/personal-bests/model.js';
import { done } from '../../../../support/results.js';
import { shows, until, type Way } from '../way.js';

async function openBests(session: Session) {
  const model = createPersonalBests({
    session,
    query: '',
    onQuery: () => undefined,
    onRemoved: () => undefined,
    onReset: () => undefined,
  });
  model.$screen.listen(() => undefined);
  await until(() => model.$screen.get().is === 'bests');
  const bests = () => {
    const screen = model.$screen.get();
    return screen.is === 'bests' ? screen.bests : [];
  };
  const refusal = () => {
    const code = model.removal.$removing.get().refused?.code;
    // “It’s already off”: that is so
    return code === 'notFound' ? undefined : code;
  };
  return { model, bests, refusal };
}

/** The class with the most output of all rides: it holds the record of its length until that is taken off. */
async function bestRide(session: Session): Promise<string> {
  const userId = session.get().userId ?? '';
  const history = await done(
    session.request(getWorkoutHistory, { userId, type: 'bike', completed: 'true', sort: '-output', limit: 20 }),
  );
  const ride = history.items.find(({ classSeconds }) => classSeconds !== null);
  if (!ride) throw new Error('There is no ride.');
  return ride.id;
}

export const takeOff: Way = {
  async open(session) {
    const workoutId = await bestRide(session);
    const { model, bests, refusal } = await openBests(session);
    const wrong = bests().find(best => best.workoutId === workoutId);
    return {
      press: async () => {
        if (wrong) model.removal.ask({ is: 'wrong', best: wrong });
        await model.removal.confirm();
      },
      reads: () => shows(refusal(), !bests().some(best => best.workoutId === workoutId)),
    };
  },
};

export const startOver: Way = {
  async open(session) {
    const { model, bests, refusal } = await openBests(session);
    return {
      press: async () => {
        model.removal.ask({ is: 'reset' });
        await model.removal.confirm();
      },
      reads: () => shows(refusal(), bests().length === 0),
    };
  },
};
