import { getStreak } from '../../../../../src/core/contract/training/streaks.js';
import { createStreakSettings } from '../../../../../src/widgets/training/workout-calendar/settings/model.js';
import { createStreakPart } from '../../../../../src/widgets/training/workout-calendar/streak-model.js';
import { done } from '../../../../support/results.js';
import { said, shows, until, type Way } from '../way.js';

const GOAL = 5;

export const setGoal: Way = {
  async open(session) {
    const streak = await done(session.request(getStreak, { userId: session.get().userId ?? '' }));
    const model = createStreakSettings({ session, streak, onSaved: () => undefined });
    model.$editing.listen(() => undefined);
    return {
      press: () => {
        model.type('weeklyGoal', GOAL);
        return model.save();
      },
      reads: () => {
        const { conflict, row } = model.$editing.get();
        if (conflict) return said('versionConflict');
        return shows(model.form.$form.get().refusal?.code, row.weeklyGoal === GOAL);
      },
    };
  },
};

/** Today, on which nothing was done yet. */
export const freezeDay: Way = {
  async open(session) {
    const model = createStreakPart(session);
    const { signal } = new AbortController();
    await model.load(signal);
    await until(() => model.$streak.get().is === 'known');
    const streak = () => {
      const part = model.$streak.get();
      if (part.is !== 'known') throw new Error(`The streak is ${part.is}.`);
      return part.streak;
    };
    const day = streak().today;
    return {
      press: () => model.freeze(day, signal),
      reads: () => {
        const freezing = model.$freezing.get();
        return shows(freezing.is === 'refused' ? freezing.code : undefined, streak().freezes.used.includes(day));
      },
    };
  },
};
