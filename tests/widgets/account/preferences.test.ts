import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn as signInCall } from '../../../src/core/contract/auth.js';
import { getPreferences } from '../../../src/core/contract/preferences.js';
import { updateUser } from '../../../src/core/contract/users.js';
import type { Session } from '../../../src/core/session/session.js';
import { createPreferences, type Showing } from '../../../src/widgets/account/preferences/model.js';
import { readBounds } from '../../../src/widgets/account/preferences/read-bounds.js';
import { newPerson, password } from '../../sandbox/support/people.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';
import { patience } from '../../support/patience.js';

let sandbox: TestSandbox;
let session: Session;

let me: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  reported.length = 0;
  const { userId, email } = await newPerson(sandbox);
  me = userId;
  session = openSession(sandbox);
  await done(session.request(signInCall, { email, password }));
});

const reported: (readonly string[])[] = [];

type Model = ReturnType<typeof createPreferences>;

async function open(userId?: string): Promise<Model> {
  const model = createPreferences({ session, userId, onChanged: keys => reported.push(keys) });
  model.$screen.listen(() => undefined);
  await vi.waitFor(() => expect(model.$screen.get().is).not.toBe('loading'), patience);
  return model;
}

function showing(model: Model): Showing {
  const screen = model.$screen.get();
  if (screen.is !== 'showing') throw new Error(`The preferences are ${screen.is}.`);
  return screen;
}

/** Once nothing is on its way any more. */
const settled = (model: Model) => vi.waitFor(() => expect(showing(model).saving).toBe(false), patience);

const kept = (userId = me) => done(session.request(getPreferences, { userId }));

describe('a user at their preferences', () => {
  it('sees a change at once, and it is saved', async () => {
    const model = await open();
    model.set({ units: 'metric' });
    expect(showing(model)).toMatchObject({ saving: true, values: { units: 'metric' } });
    await settled(model);
    expect([await kept(), showing(model).saved, reported]).toEqual([{ units: 'metric' }, ['units'], [['units']]]);
  });

  it('is right with the last of several fast changes, which do not overtake one another', async () => {
    const model = await open();
    await sandbox.fail({ call: 'updatePreferences', kind: 'delay', ms: 150, times: 1 });
    model.set({ units: 'metric' });
    model.set({ 'privacy.leaderboard': 'hidden' });
    model.set({ units: 'imperial' });
    model.set({ units: 'metric' });
    model.reset('privacy.leaderboard');
    model.set({ units: 'imperial' });
    expect(showing(model).values).toMatchObject({ units: 'imperial', 'privacy.leaderboard': 'visible' });
    await settled(model);
    expect([await kept(), showing(model).values.units]).toEqual([{ units: 'imperial' }, 'imperial']);
  });

  it('reads what could not be saved, has it taken back, and can try again', async () => {
    const model = await open();
    await sandbox.fail({ call: 'updatePreferences', kind: 'status', status: 503, times: 1 });
    model.set({ weekStart: 'monday' });
    await settled(model);
    expect(showing(model)).toMatchObject({
      values: { weekStart: 'sunday' },
      refused: { code: 'broken', keys: ['weekStart'] },
    });
    expect([await kept(), reported]).toEqual([{}, []]);
    model.again();
    await settled(model);
    expect([await kept(), showing(model).refused]).toEqual([{ weekStart: 'monday' }, undefined]);
  });

  it('loses nothing that was changed after what could not be saved', async () => {
    const model = await open();
    await sandbox.fail({ call: 'updatePreferences', kind: 'status', status: 503, times: 1 });
    model.set({ weekStart: 'monday' });
    model.set({ units: 'metric' });
    await settled(model);
    expect([showing(model).values.weekStart, await kept()]).toEqual(['sunday', { units: 'metric' }]);
  });

  it('has a choice that the server does not know taken back', async () => {
    const model = await open();
    const before = showing(model).values.timeZone;
    model.set({ timeZone: 'Mars/Olympus_Mons' });
    await settled(model);
    expect(showing(model)).toMatchObject({
      values: { timeZone: before },
      refused: { code: 'validationFailed', keys: ['timeZone'] },
    });
  });

  it('goes back to the defaults, one by one or all at once', async () => {
    const model = await open();
    model.set({
      units: 'metric',
      'notifications.push.classes': false,
      'training.heartRateZones': [100, 120, 140, 160],
    });
    await settled(model);
    model.reset('units');
    await settled(model);
    expect(await kept()).toEqual({
      'notifications.push.classes': false,
      'training.heartRateZones': [100, 120, 140, 160],
    });
    model.resetAll();
    await settled(model);
    expect([await kept(), showing(model).values]).toEqual([{}, showing(model).defaults]);
  });

  it('whose session ends with a change is asked to sign in', async () => {
    const model = await open();
    await session.signOut();
    expect(model.$screen.get()).toEqual({ is: 'signedOut', ended: false });
  });
});

describe('a family', () => {
  it('hides a child until its parent shows it', async () => {
    const { userId: child } = await newPerson(sandbox, { parentId: me });
    await done(session.request(updateUser, { userId: child, birthDate: '2018-01-01' }));
    const model = await open(child);
    expect(showing(model)).toMatchObject({
      isOwn: false,
      locks: {},
      values: { 'privacy.leaderboard': 'hidden' },
      defaults: { 'privacy.leaderboard': 'hidden' },
    });
    model.set({ 'privacy.leaderboard': 'visible' });
    await settled(model);
    expect([await kept(child), await kept()]).toEqual([{ 'privacy.leaderboard': 'visible' }, {}]);
  });

  it('leaves an adult their privacy: a parent reads why, and what they press is taken back', async () => {
    const { userId: adult } = await newPerson(sandbox, { parentId: me });
    const model = await open(adult);
    expect(showing(model).locks).toEqual({
      'privacy.leaderboard': 'privacyIsTheirs',
      'privacy.heartRate': 'privacyIsTheirs',
      'training.heartRateZones': 'privacyIsTheirs',
    });
    model.set({ 'privacy.heartRate': 'visible' });
    await settled(model);
    expect(showing(model)).toMatchObject({
      refused: { code: 'privacyIsTheirs' },
      values: { 'privacy.heartRate': 'hidden' },
    });
    expect(await kept(adult)).toEqual({});
  });

  it('does not open the preferences of anybody else', async () => {
    const { userId: other } = await newPerson(sandbox);
    expect((await open(other)).$screen.get()).toEqual({ is: 'unknown' });
    expect(session.get().userId).toBe(me);
  });
});

it('a back end that is down is reported, and asked again', async () => {
  await sandbox.fail({ call: 'getFullPreferences', kind: 'status', status: 503, times: 3 });
  const model = await open();
  expect(model.$screen.get()).toEqual({ is: 'failed', code: 'broken' });
  model.retry();
  await vi.waitFor(() => expect(model.$screen.get().is).toBe('showing'), patience);
});

describe('zones of one’s own', () => {
  it.each([
    [
      ['100', '120', '140', '160'],
      [100, 120, 140, 160],
      [undefined, undefined, undefined, undefined],
    ],
    [
      [' 30 ', '31', '32', '240'],
      [30, 31, 32, 240],
      [undefined, undefined, undefined, undefined],
    ],
    [['100', '100', '140', '160'], undefined, [undefined, 'rising', undefined, undefined]],
    [['29', '241', '', 'x'], undefined, ['problem', 'problem', 'problem', 'problem']],
    [['100', '12.5', '-5', '1e2'], undefined, [undefined, 'problem', 'problem', 'problem']],
  ] as const)('%j are read as %j', (texts, bounds, problems) => {
    expect([readBounds(texts).bounds, readBounds(texts).problems]).toEqual([bounds, problems]);
  });

  it('begin with what is computed, once enough is known of the person', async () => {
    const model = await open();
    expect(await model.computedBounds()).toBeUndefined();
  });
});
