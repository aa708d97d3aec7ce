import type { Request } from '../../../../../src/core/client/client.js';
import { saveProgress } from '../../../../../src/core/contract/content/library.js';
import type { Session } from '../../../../../src/core/session/session.js';
import { createClassPlayer } from '../../../../../src/widgets/training/class-player/model.js';
import { notKept, taken } from '../../calls/training.js';
import { said, shows, until, type Way } from '../way.js';

/** One class in its player. */
export async function openClass(session: Session, contentId: string, elapsed?: () => number) {
  const model = createClassPlayer({
    session,
    contentId,
    onStarted: () => undefined,
    onEnded: () => undefined,
    onSaved: () => undefined,
    ...(elapsed && { elapsed }),
  });
  model.$screen.listen(() => undefined);
  await until(() => model.$screen.get().is === 'class');
  return model;
}

export const startClass: Way = {
  async open(session) {
    const model = await openClass(session, notKept.id);
    return {
      press: () => model.start(),
      reads: () => {
        const play = model.$play.get();
        if (play.is === 'running') return { is: 'done' };
        // a class at its beginning does not say whether it was begun
        return play.is === 'ready' && play.refusal ? said(play.refusal.code) : { is: 'asked' };
      },
    };
  },
};

/** A minute further on. It is kept without a word: whoever hears nothing takes it as kept, and only a loss is told. */
export const goFurther: Way = {
  async open(session, _, patience) {
    let answers = 0;
    const request: Request = async (call, input, options) => {
      const answer = await session.request(call, input, options);
      if (call.path === saveProgress.path) answers += 1;
      return answer;
    };
    const model = await openClass({ ...session, request }, notKept.id);
    const isKept = () => {
      const screen = model.$screen.get();
      return answers > 0 || (screen.is === 'class' && screen.content.resumeAt > 0);
    };
    return {
      press: async () => {
        if (model.$play.get().is !== 'running') await model.start();
        const before = answers;
        model.move(60);
        await until(() => answers > before);
      },
      reads: () => shows(patience.$waiting.get() === 'no' ? undefined : 'unanswered', isKept()),
    };
  },
};

/** A class that was played to its end, saved as a workout. */
export const saveTaken: Way = {
  async open(session) {
    let second = 0;
    const model = await openClass(session, notKept.id, () => second);
    const { $taken, save } = model.taken;
    return {
      press: async () => {
        if ($taken.get().is === 'tooShort') {
          await model.start({ fromTheBeginning: true });
          const play = model.$play.get();
          second = play.is === 'running' ? play.playback.durationSeconds : 0;
          model.reach(second);
        }
        await save();
      },
      reads: () => {
        const now = $taken.get();
        // a class that was taken is offered as at first
        if (now.is === 'offered') return { is: 'asked' };
        return shows(now.is === 'failed' ? now.failure.code : undefined, now.is === 'saved');
      },
    };
  },
};

export const rate: Way = {
  async open(session) {
    const { opinion } = await openClass(session, taken.id);
    return {
      press: () => opinion.rate(4),
      reads: () => {
        const { problem, stars } = opinion.$opinion.get();
        return shows(problem?.code, stars === 4);
      },
    };
  },
};
