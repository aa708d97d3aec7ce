import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  listDeviceLogs,
  listDevices,
  saveDeviceLogs,
  savePushNotifications,
} from '../../../src/core/contract/devices.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { deviceLogs, devices } from '../../../src/sandbox/people/tables.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, enterAs, newPerson } from '../support/people.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const phone = {
  deviceId: 'iphone-1',
  platform: 'ios' as const,
  name: 'Jo’s iPhone',
  pushToken: 'token-1',
  enabled: true,
};

describe('devices', () => {
  it('are kept once each, and their token is never shown', async () => {
    const { client, userId } = await newPerson(sandbox);
    const kept = await done(client(savePushNotifications, { userId, ...phone, pushToken: `t-${userId}` }));
    expect(kept).toMatchObject({ deviceId: 'iphone-1', platform: 'ios', name: 'Jo’s iPhone', enabled: true });
    expect(kept).not.toHaveProperty('pushToken');
    expect(
      await done(client(savePushNotifications, { userId, ...phone, name: 'Phone', pushToken: null })),
    ).toMatchObject({ name: 'Phone', enabled: false, createdAt: kept.createdAt });
    expect(await done(client(listDevices, { userId }))).toMatchObject({
      total: 1,
      items: [{ name: 'Phone', enabled: false }],
    });
  });

  it('that change hands push nothing to their former owner', async () => {
    const [before, after] = [await newPerson(sandbox), await newPerson(sandbox)];
    await done(before.client(savePushNotifications, { userId: before.userId, ...phone, pushToken: 'shared' }));
    await done(after.client(savePushNotifications, { userId: after.userId, ...phone, pushToken: 'shared' }));
    expect((await done(before.client(listDevices, { userId: before.userId }))).items).toMatchObject([
      { enabled: false },
    ]);
    const rows = await sandbox.database.db.select().from(devices).where(eq(devices.pushToken, 'shared'));
    expect(rows.map(({ userId }) => userId)).toEqual([after.userId]);
  });

  it('are seen by customer service and by no stranger', async () => {
    const [jo, other] = [await newPerson(sandbox), await newPerson(sandbox)];
    expect(await refused(other.client(listDevices, { userId: jo.userId }))).toBe('notFound');
    expect((await done((await enterAs(sandbox, 'staff')).client(listDevices, { userId: jo.userId }))).items).toEqual(
      [],
    );
    expect(await badFields(jo.client(savePushNotifications, { userId: jo.userId, ...phone, deviceId: 'a b' }))).toEqual(
      ['deviceId'],
    );
  });
});

describe('a device’s log', () => {
  const lines = [
    { at: 1000, level: 'info' as const, text: 'Paired.' },
    { at: 1001, level: 'error' as const, text: 'Lost the bike.' },
  ];

  it('is kept once however often a piece is sent, and read by customer service, which is written down', async () => {
    const { client, userId } = await newPerson(sandbox);
    expect(await done(client(saveDeviceLogs, { userId, deviceId: 'bike', lines }))).toEqual({ added: 2 });
    expect(
      await done(
        client(saveDeviceLogs, {
          userId,
          deviceId: 'bike',
          lines: [...lines, { at: 1002, level: 'warn', text: 'Found it.' }],
        }),
      ),
    ).toEqual({ added: 1 });
    const staff = await enterAs(sandbox, 'staff');
    const read = await done(staff.client(listDeviceLogs, { userId, limit: 2 }));
    expect(read).toMatchObject({
      total: 3,
      offset: 0,
      limit: 2,
      items: [{ at: 1002, level: 'warn', text: 'Found it.', deviceId: 'bike' }, { at: 1001 }],
    });
    expect(await done(staff.client(listDeviceLogs, { userId, level: 'error' }))).toMatchObject({
      total: 1,
      items: [{ text: 'Lost the bike.' }],
    });
    expect((await done(staff.client(listDeviceLogs, { userId, deviceId: 'none' }))).items).toEqual([]);
    const seen = (await sandbox.database.db.select().from(audit).where(eq(audit.resourceId, userId))).filter(
      ({ action }) => action === 'listDeviceLogs',
    );
    expect(seen).toHaveLength(3);
  });

  it('is bounded: line by line, piece by piece, and in all', async () => {
    const { client, userId } = await newPerson(sandbox);
    const many = (count: number, from = 0) =>
      Array.from({ length: count }, (_, line) => ({
        at: from + line,
        level: 'debug' as const,
        text: `line ${from + line}`,
      }));
    expect(await badFields(client(saveDeviceLogs, { userId, deviceId: 'bike', lines: many(201) }))).toEqual(['lines']);
    expect(
      await badFields(
        client(saveDeviceLogs, { userId, deviceId: 'bike', lines: [{ at: 1, level: 'info', text: 'x'.repeat(1001) }] }),
      ),
    ).toEqual(['lines.0.text']);
    for (let piece = 0; piece < 11; piece += 1)
      await done(client(saveDeviceLogs, { userId, deviceId: 'bike', lines: many(200, piece * 200) }));
    const kept = await sandbox.database.db
      .select({ at: deviceLogs.at })
      .from(deviceLogs)
      .where(eq(deviceLogs.userId, userId));
    expect(kept).toHaveLength(2000);
    expect(Math.min(...kept.map(({ at }) => at))).toBe(200);
  });

  it('is not the member’s to read, nor a stranger’s to write', async () => {
    const [jo, other] = [await newPerson(sandbox), await newPerson(sandbox)];
    expect(await refused(jo.client(listDeviceLogs, { userId: jo.userId }))).toBe('forbidden');
    expect(await refused(other.client(saveDeviceLogs, { userId: jo.userId, deviceId: 'bike', lines }))).toBe(
      'notFound',
    );
  });
});
