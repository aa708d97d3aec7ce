import { browserStore } from '../../../../../src/core/session/storage.js';
import type { Session } from '../../../../../src/core/session/session.js';
import { createStrengthSession } from '../../../../../src/widgets/training/strength-session/model.js';
import { isAllSaved } from '../../../../../src/widgets/training/strength-session/report.js';
import { ownRoutine } from '../../calls/strength.js';
import { said, until, type Way } from '../way.js';

/** A day in the gym. What is done is kept on the device, here as long as the tab. */
async function openGym(session: Session) {
  // the page's own: a page that is loaded later keeps in another
  const kept = sessionStorage;
  const model = createStrengthSession({
    session,
    quiet: session,
    store: browserStore(() => kept),
    newId: () => crypto.randomUUID(),
    routineId: ownRoutine.id,
    day: 1,
    onSaved: () => undefined,
    device: { allowSound: () => undefined, alert: () => undefined, keepAwake: () => () => undefined },
  });
  model.$screen.listen(() => undefined);
  await until(() => model.$screen.get().is !== 'loading');
  await until(() => model.$sending.get().is !== 'sending');
  const running = () => model.$kept.get().session;
  return {
    model,
    running,
    /** The first set of the routine. */
    doOne(): void {
      model.start();
      model.deeds.finish(running()?.at?.setId ?? '');
    },
  };
}

export const finish: Way = {
  async open(session) {
    const { model, running, doOne } = await openGym(session);
    return {
      press: () => {
        if (running()) return model.save();
        doOne();
        return model.finish();
      },
      reads: () => {
        const sending = model.$sending.get();
        if (sending.is === 'failed') return said(sending.failure.code);
        const known = running();
        return { is: known?.wasSent && isAllSaved(known) ? 'done' : 'asked' };
      },
    };
  },
};

/** After a set that the server has. */
export const throwAway: Way = {
  async open(session) {
    const { model, running, doOne } = await openGym(session);
    return {
      press: async () => {
        if (!running()) {
          doOne();
          await model.save();
        }
        await model.discard();
      },
      reads: () => {
        const code = model.$problem.get()?.code;
        return code === undefined ? { is: running() ? 'asked' : 'done' } : said(code);
      },
    };
  },
};
