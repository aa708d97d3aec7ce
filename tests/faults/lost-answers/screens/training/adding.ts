import type { Session } from '../../../../../src/core/session/session.js';
import { DAY } from '../../../../../src/core/dates.js';
import { writeTcx } from '../../../../../src/sandbox/training/files/write-tcx.js';
import { createFiles } from '../../../../../src/widgets/training/workout-history/add/files-model.js';
import { createHand } from '../../../../../src/widgets/training/workout-history/add/hand-model.js';
import type { Settings } from '../../../../../src/widgets/workouts/settings.js';
import { byHand, inFile } from '../../calls/training.js';
import { said, type Way } from '../way.js';

const settings: Settings = { units: 'metric', timeZone: 'UTC' };

/** Eight in the morning of the day before yesterday: the same however often somebody looks. Unix seconds. */
const thatMorning = (session: Session): number => (Math.floor(session.clock.now() / DAY) - 2) * DAY + 8 * 3600;

export const enter: Way = {
  async open(session) {
    const model = createHand({ session, settings, onAdded: () => undefined });
    model.$screen.listen(() => undefined);
    return {
      press: () => {
        model.form.type('title', byHand.title);
        model.form.type('type', 'climb');
        model.form.type('startedAt', new Date(thatMorning(session) * 1000).toISOString().slice(0, 16));
        model.form.type('minutes', 20);
        return model.save('Climb');
      },
      reads: () => {
        const code = model.form.$form.get().refusal?.code;
        if (code !== undefined) return said(code);
        return { is: model.$screen.get().is === 'added' ? 'done' : 'asked' };
      },
    };
  },
};

const seconds = Array.from({ length: 60 }, (_, second) => second);

const fileOf = (startedAt: number): File =>
  new File(
    [
      writeTcx({
        type: 'bike',
        title: inFile.title,
        startedAt,
        durationSeconds: seconds.length,
        totals: { output: 12_000, distance: 400, calories: 10, elevation: null },
        recording: { seconds, metrics: { output: seconds.map(() => 200) } },
      }),
    ],
    'canal.tcx',
    { lastModified: startedAt * 1000 },
  );

/** Chosen again after a reload, which leaves no list of files. */
export const bringFile: Way = {
  async open(session) {
    const model = createFiles({ session, timeZone: settings.timeZone, onAdded: () => undefined });
    const file = () => model.$files.get()[0];
    return {
      press: () => {
        const chosen = file();
        return chosen ? model.again(chosen.id) : model.add([fileOf(thatMorning(session))]);
      },
      reads: () => {
        const became = file()?.became;
        if (became?.is === 'failed') return said(became.code);
        return { is: became?.is === 'added' ? 'done' : 'asked' };
      },
    };
  },
};
