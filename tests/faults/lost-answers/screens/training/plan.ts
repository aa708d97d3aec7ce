import { createWorkoutPlan, type PlanState } from '../../../../../src/widgets/training/workout-plan/model.js';
import { said, shows, until, type Way } from '../way.js';

/** This week's plan: what is pressed there, and whether the plan shows it. */
const inPlan = (action: 'accept' | 'make', isDone: (state: PlanState) => boolean): Way => ({
  async open(session) {
    const model = createWorkoutPlan({ session, onAccepted: () => undefined });
    model.$screen.listen(() => undefined);
    await until(() => model.$screen.get().is === 'plan');
    return {
      press: () => model.send({ action }),
      reads: () => {
        const screen = model.$screen.get();
        if (screen.is !== 'plan') return said(screen.is);
        const { outcome } = screen;
        if (outcome?.is === 'readAgain') return said('versionConflict');
        return shows(outcome?.is === 'refused' ? outcome.code : undefined, isDone(screen));
      },
    };
  },
});

export const acceptPlan = inPlan('accept', ({ plan }) => plan.acceptedAt !== null);
/** Of one that was accepted: a new one is not. */
export const makePlan = inPlan('make', ({ plan }) => plan.acceptedAt === null);
