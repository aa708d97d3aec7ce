import { describe, expect, it, vi } from 'vitest';
import { getWorkoutHistory, listWorkouts } from '../../../src/core/contract/training/workouts.js';
import { DAY } from '../../../src/core/dates.js';
import type { Session } from '../../../src/core/session/session.js';
import { localIso } from '../../../src/core/time-zones.js';
import type { WorkoutFile } from '../../../src/sandbox/training/files/workout-file.js';
import { writeFit } from '../../../src/sandbox/training/files/write-fit.js';
import { writeTcx } from '../../../src/sandbox/training/files/write-tcx.js';
import { createFiles } from '../../../src/widgets/training/workout-history/add/files-model.js';
import { createHand } from '../../../src/widgets/training/workout-history/add/hand-model.js';
import type { Settings } from '../../../src/widgets/workouts/settings.js';
import { inWorld } from '../../support/in-world.js';
import { done } from '../../support/results.js';
import type { TestSandbox } from '../../support/sandbox.js';
import { comesIn, openSession } from '../../support/session.js';

let sandbox: TestSandbox;
let session: Session;
inWorld('fresh', async opened => {
  sandbox = opened;
  session = openSession(sandbox);
  await comesIn(session, 'member');
});

const atHome: Settings = { units: 'imperial', timeZone: 'America/Denver' };
const userId = () => session.get().userId ?? '';
const history = () => done(session.request(getWorkoutHistory, { userId: userId() }));
const now = () => session.clock.now();

describe('a member who enters a workout', () => {
  function opens(settings = atHome) {
    const onAdded = vi.fn();
    const model = createHand({ session, settings, onAdded });
    const close = model.$screen.listen(() => undefined);
    return { model, onAdded, close };
  }

  it('has it in their units and by their clocks; it counts in the totals and ranks nowhere', async () => {
    const { model, onAdded } = opens();
    const { form } = model;
    const startedAt = now() - DAY - (now() % 60);
    form.type('startedAt', localIso('America/Denver', startedAt).slice(0, 16));
    form.type('minutes', 45);
    form.type('distance', 10);
    form.type('output', 300);
    await model.save('Ride');
    const screen = model.$screen.get();
    if (screen.is !== 'added') throw new Error('It was not added.');
    const { workout, overlaps } = screen.saved;
    expect(workout).toMatchObject({
      type: 'bike',
      title: 'Ride',
      startedAt,
      timeZone: 'America/Denver',
      durationSeconds: 2700,
      source: 'manual',
      totals: { distance: 16_093, output: 300_000, calories: null },
      records: [],
    });
    expect(overlaps).toEqual([]);
    expect(onAdded).toHaveBeenCalledExactlyOnceWith(workout.id);
    expect((await history()).totals).toMatchObject({ count: 1, seconds: 2700, distance: 16_093 });
  });

  it('leaves behind what another type has nothing to do with, and calls it as they like', async () => {
    const { model } = opens();
    model.form.type('output', 300);
    model.form.type('title', ' Stairs ');
    model.form.type('type', 'climb');
    model.form.type('elevation', 100);
    model.form.type('minutes', 20);
    await model.save('Climb');
    expect((await history()).items).toMatchObject([
      { title: 'Stairs', type: 'climb', totals: { output: null, elevation: 30 } },
    ]);
    expect(model.form.$form.get().values.output).toBe(300);
  });

  it('reads beside each field what is wrong, and nothing is sent', async () => {
    const { model } = opens();
    const { form } = model;
    form.type('title', 'x'.repeat(121));
    form.type('startedAt', '');
    form.type('output', 100_001);
    form.type('distance', 622);
    model.say('calories', true);
    await model.save('Ride');
    expect(form.$form.get().problems).toEqual({
      title: 'titleLong',
      startedAt: 'startMissing',
      minutes: 'lengthMissing',
      output: 'outputRange',
      distance: 'distanceRange',
      calories: 'caloriesRange',
    });
    for (const minutes of [0, -5, 1.5, 1441]) {
      form.type('minutes', minutes);
      expect(form.$form.get().problems.minutes).toBe('lengthRange');
    }
    expect((await history()).total).toBe(0);
  });

  it('is told that it ends in the future, beside the time, even where only the server says so', async () => {
    const { model } = opens();
    model.form.type('minutes', 1000);
    await model.save('Ride');
    expect(model.form.$form.get().problems).toMatchObject({ startedAt: 'inFuture', minutes: undefined });
    const slow = { ...session, clock: { now: () => now() + DAY } };
    const ahead = createHand({ session: slow, settings: atHome, onAdded: vi.fn() });
    ahead.form.type('minutes', 10);
    await ahead.save('Ride');
    expect(ahead.form.$form.get()).toMatchObject({
      refusal: { code: 'validationFailed' },
      problems: { startedAt: { said: expect.stringContaining('future') } },
    });
  });

  it('loses nothing of what they typed: not when the server is down, nor when they close the drawer', async () => {
    await sandbox.fail({ kind: 'status', call: 'logWorkout', times: 1, status: 503 });
    const first = opens();
    first.model.form.type('title', 'Along the river');
    first.model.form.type('minutes', 30);
    await first.model.save('Ride');
    expect(first.model.form.$form.get()).toMatchObject({ refusal: { code: 'broken' }, sending: false });
    first.close();
    const again = opens();
    expect(again.model.form.$form.get().values).toMatchObject({ title: 'Along the river', minutes: 30 });
    await again.model.save('Ride');
    expect((await history()).items).toMatchObject([{ title: 'Along the river' }]);
    const afterwards = opens();
    expect(afterwards.model.form.$form.get().values).toMatchObject({ title: '', minutes: undefined });
  });

  it('has it once, though no answer came and they press again', async () => {
    await sandbox.fail({ kind: 'loseAnswer', call: 'logWorkout', times: 3 });
    const { model } = opens();
    model.form.type('minutes', 30);
    await model.save('Ride');
    expect(model.form.$form.get().refusal?.code).toBe('unanswered');
    await model.save('Ride');
    expect(model.$screen.get().is).toBe('added');
    expect((await history()).total).toBe(1);
  });
});

describe('a member who brings files', () => {
  const canal = (): WorkoutFile => ({
    type: 'bike',
    title: 'Along the canal',
    startedAt: now() - 2 * DAY,
    durationSeconds: 60,
    totals: { output: 12_000, distance: 400, calories: 10, elevation: null },
    recording: {
      seconds: Array.from({ length: 60 }, (_, second) => second),
      metrics: { output: Array.from({ length: 60 }, () => 200) },
    },
  });
  const fit = async (workout: WorkoutFile) => new Uint8Array(await writeFit(workout));
  const named = (name: string, ...bytes: BlobPart[]) => new File(bytes, name);

  function opens() {
    const onAdded = vi.fn();
    const model = createFiles({ session, timeZone: 'Europe/Brussels', onAdded });
    return { model, onAdded, became: () => model.$files.get().map(one => one.became) };
  }

  it('has each of them, FIT and TCX, in the order in which they chose them', async () => {
    const { model, became, onAdded } = opens();
    const later = { ...canal(), startedAt: now() - DAY, title: 'Back home' };
    await model.add([named('a.fit', await fit(canal())), named('b.tcx', writeTcx(later))]);
    expect(became()).toMatchObject([
      {
        is: 'added',
        saved: { items: [{ workout: { title: 'Along the canal', source: 'import', timeZone: 'Europe/Brussels' } }] },
      },
      { is: 'added', saved: { items: [{ workout: { title: 'Back home', records: [] }, overlaps: [] }] } },
    ]);
    expect(onAdded).toHaveBeenCalledTimes(2);
    expect((await history()).total).toBe(2);
  });

  it('has what is whole of a broken one and reads that; of one that is no workout, why; and has the one after it', async () => {
    const { model, became } = opens();
    const tcx = writeTcx(canal());
    const cut = (await fit(canal())).slice(0, 300);
    const noNumber = tcx.replace(/<DistanceMeters>[\d.]+</, '<DistanceMeters>far<');
    await model.add([
      named('cut.fit', cut),
      named('cut.tcx', tcx.slice(0, 300)),
      named('text.tcx', 'just text'),
      named('other.tcx', '<gpx/>'),
      named('far.tcx', noNumber),
      named('good.tcx', tcx),
    ]);
    expect(became()).toMatchObject([
      { is: 'added', saved: { items: [{ isWhole: false }] } },
      { is: 'failed', code: 'fileUnreadable', broken: 'noRecords' },
      { is: 'failed', broken: 'unknownFormat' },
      { is: 'failed', broken: 'notTcx' },
      { is: 'added', saved: { items: [{ isWhole: true, droppedReadings: 1 }] } },
      { is: 'added', saved: { items: [{ isWhole: true, droppedReadings: 0 }] } },
    ]);
    expect((await history()).total).toBe(3);
  });

  it('reads that one is too large, and that one is of tomorrow', async () => {
    const { model, became } = opens();
    const tomorrow = writeTcx({ ...canal(), startedAt: now() + DAY });
    await model.add([named('year.fit', new Uint8Array(10.5 * 1024 * 1024)), named('tomorrow.tcx', tomorrow)]);
    expect(became()).toMatchObject([
      { is: 'failed', code: 'fileTooLarge', broken: undefined },
      { is: 'failed', code: 'fileUnreadable', broken: 'wrongTime' },
    ]);
  });

  it('has one once, though no answer came and they try it again after another', async () => {
    await sandbox.fail({ kind: 'loseAnswer', call: 'importWorkout', times: 3 });
    const { model, became } = opens();
    const other = { ...canal(), startedAt: now() - DAY };
    await model.add([named('a.tcx', writeTcx(canal())), named('b.tcx', writeTcx(other))]);
    expect(became()).toMatchObject([{ is: 'failed', code: 'unanswered' }, { is: 'added' }]);
    await model.again(model.$files.get()[0]?.id ?? '');
    expect(became()).toMatchObject([{ is: 'added' }, { is: 'added' }]);
    expect((await history()).total).toBe(2);
  });

  it('takes a line off the list, and the workout stays', async () => {
    const { model } = opens();
    await model.add([named('a.tcx', writeTcx(canal()))]);
    model.dismiss(model.$files.get()[0]?.id ?? '');
    expect(model.$files.get()).toEqual([]);
    expect((await done(session.request(listWorkouts, { userId: userId() }))).total).toBe(1);
  });
});
