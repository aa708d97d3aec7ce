import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../src/core/contract/auth.js';
import { savePushNotifications } from '../../../src/core/contract/devices.js';
import type { Session } from '../../../src/core/session/session.js';
import type { WorldName } from '../../../src/sandbox/index.js';
import { logins } from '../../../src/sandbox/world/logins.js';
import { createDevices, type Model } from '../../../src/widgets/account/devices/model.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';

let sandbox: TestSandbox;
let session: Session;
beforeAll(async () => {
  sandbox = await openTestSandbox('fresh');
});
afterAll(() => sandbox.close());
beforeEach(() => {
  session = openSession(sandbox);
});

const settled = (model: Model) =>
  expect.poll(() => [model.machines, model.devices].some($part => $part.get().is === 'loading')).toBe(false);

async function open(): Promise<Model> {
  const model = createDevices(session);
  for (const $store of [model.$screen, model.$turning, model.$removing, model.machines, model.devices])
    $store.listen(() => undefined);
  if (session.get().userId) await settled(model);
  return model;
}

async function memberOf(world: WorldName): Promise<Model> {
  await sandbox.load(world);
  await done(session.request(signIn, logins.member));
  return open();
}

const devicesOf = (model: Model) => {
  const part = model.devices.get();
  return part.is === 'known' ? part.items : [];
};

describe('a user who looks at their equipment', () => {
  it('is asked to sign in first', async () => {
    expect((await open()).$screen.get()).toEqual({ is: 'signedOut', ended: false });
  });

  it('sees each machine with its kind and software, and the apps and browsers', async () => {
    const model = await memberOf('many-places');
    expect(model.$screen.get()).toEqual({ is: 'signedIn', isParent: true });
    expect(model.machines.get()).toMatchObject({
      is: 'known',
      items: [
        {
          serialNumber: 'EX8S-2026-000101',
          model: { name: 'Connect EX-8s', kind: 'bike' },
          latest: { version: '4.3.0' },
        },
      ],
    });
    expect(devicesOf(model)).toMatchObject([
      { platform: 'ios', enabled: true },
      { platform: 'web', enabled: false },
    ]);
  });

  it('sees one list when the other one fails, which comes by another try', async () => {
    await sandbox.load('many-places');
    await done(session.request(signIn, logins.member));
    // a GET is asked three times
    await sandbox.fail({ call: 'listDevices', kind: 'status', status: 503, times: 3 });
    const model = await open();
    expect(model.devices.get()).toEqual({ is: 'failed', code: 'broken' });
    expect(model.machines.get().is).toBe('known');
    model.retryDevices();
    await settled(model);
    expect(devicesOf(model)).toHaveLength(2);
  });

  it('sees nothing when they are new, until a device registers itself', async () => {
    const model = await memberOf('fresh');
    expect([model.machines.get(), model.devices.get()]).toMatchObject([
      { is: 'known', items: [] },
      { is: 'known', items: [] },
    ]);
    await done(
      session.request(savePushNotifications, {
        userId: 'usr_member',
        deviceId: 'd1',
        platform: 'android',
        name: 'Pixel',
        pushToken: null,
        enabled: false,
      }),
    );
    model.retryDevices();
    await settled(model);
    expect(devicesOf(model)).toMatchObject([{ name: 'Pixel' }]);
  });

  it('in a child’s account is not led to receipts', async () => {
    const model = await memberOf('child-account');
    expect(model.$screen.get()).toEqual({ is: 'signedIn', isParent: false });
  });
});

describe('a user who turns off notifications', () => {
  const first = (model: Model) => {
    const [device] = devicesOf(model);
    if (!device) throw new Error('There is no device.');
    return device;
  };

  it('is asked once more, can leave it, and then is not notified there', async () => {
    const model = await memberOf('many-places');
    const phone = first(model);
    model.ask(phone);
    model.leave();
    await model.turnOff();
    expect(devicesOf(model)[0]).toEqual(phone);
    model.ask(phone);
    await model.turnOff();
    expect(model.$turning.get()).toMatchObject({ is: 'off', device: { name: 'Alex’s iPhone' } });
    expect(devicesOf(model)[0]).toEqual({ ...phone, enabled: false });
    model.retryDevices();
    await settled(model);
    expect(devicesOf(model).find(({ deviceId }) => deviceId === phone.deviceId)?.enabled).toBe(false);
  });

  it('reads why it did not work, and can try again', async () => {
    const model = await memberOf('many-places');
    await sandbox.fail({ call: 'savePushNotifications', kind: 'status', status: 503, times: 1 });
    model.ask(first(model));
    await model.turnOff();
    expect(model.$turning.get()).toMatchObject({ is: 'refused', code: 'broken' });
    expect(first(model).enabled).toBe(true);
    await model.turnOff();
    expect(first(model).enabled).toBe(false);
  });
});

describe('a user who removes a machine', () => {
  const machinesOf = (model: Model) => {
    const part = model.machines.get();
    return part.is === 'known' ? part.items : [];
  };
  const first = (model: Model) => {
    const [machine] = machinesOf(model);
    if (!machine) throw new Error('There is no machine.');
    return machine;
  };

  it('is asked once more, can keep it, and then sees it no more', async () => {
    const model = await memberOf('many-places');
    const bike = first(model);
    model.askToRemove(bike);
    model.keep();
    await model.remove();
    expect(machinesOf(model)).toEqual([bike]);
    model.askToRemove(bike);
    await model.remove();
    expect(model.$removing.get()).toEqual({ is: 'gone', machine: bike });
    expect(machinesOf(model)).toEqual([]);
    model.retryMachines();
    await settled(model);
    expect(machinesOf(model)).toEqual([]);
  });

  it('reads why it did not work, and can try again', async () => {
    const model = await memberOf('many-places');
    await sandbox.fail({ call: 'removeUserEquipment', kind: 'status', status: 503, times: 1 });
    model.askToRemove(first(model));
    await model.remove();
    expect(model.$removing.get()).toMatchObject({ is: 'refused', code: 'broken' });
    expect(machinesOf(model)).toHaveLength(1);
    await model.remove();
    expect(machinesOf(model)).toEqual([]);
  });

  it('who signs out is asked nothing any more', async () => {
    const model = await memberOf('many-places');
    model.askToRemove(first(model));
    await session.signOut();
    expect(model.$removing.get()).toEqual({ is: 'nothing' });
  });
});
