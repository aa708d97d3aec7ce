import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createExternalUser } from '../../../src/core/contract/external-users.js';
import { changeFamily } from '../../../src/core/contract/family.js';
import { listFirmware, listTabs, listUserPartners } from '../../../src/core/contract/people-lists.js';
import { switchFamilyMember } from '../../../src/core/contract/auth.js';
import { equipmentUnits } from '../../../src/sandbox/equipment/tables.js';
import { partners } from '../../../src/sandbox/catalogue/tables.js';
import { subscriptions } from '../../../src/sandbox/billing/tables/memberships.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { enterAs, newPerson } from '../support/people.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('active-monthly');
  await sandbox.database.db
    .insert(partners)
    .values({ id: 'lafitness', name: 'LA Fitness', kind: 'gym' })
    .onConflictDoNothing();
});
afterAll(() => sandbox.close());

it('a parent may use every area, a child a few, and security only with a login', async () => {
  const parent = await enterAs(sandbox, 'member');
  const all = [
    'overview',
    'plan',
    'payment',
    'billing',
    'family',
    'redeem',
    'receipts',
    'profile',
    'security',
    'equipment',
    'preferences',
    'history',
  ];
  expect((await done(parent.client(listTabs, { userId: parent.userId }))).items).toEqual(all);
  const child = await newPerson(sandbox, { parentId: parent.userId });
  expect((await done(child.client(listTabs, { userId: child.userId }))).items).toEqual([
    'overview',
    'family',
    'profile',
    'security',
    'equipment',
    'preferences',
  ]);
  const { items } = await done(
    parent.client(changeFamily, { userId: parent.userId, action: 'add', firstName: 'Kim', lastName: 'Rider' }),
  );
  const profile = items.find(({ status }) => status === 'profile')?.id ?? '';
  const { jwt } = await done(parent.client(switchFamilyMember, { userId: profile }));
  expect((await done(sandbox.client({ jwt })(listTabs, { userId: profile }))).items).toEqual([
    'overview',
    'family',
    'profile',
    'preferences',
  ]);
  expect(await refused(child.client(listTabs, { userId: parent.userId }))).toBe('notFound');
});

it('partners are those a person came by, is linked to, and has a membership through', async () => {
  const jo = await newPerson(sandbox, { partnerId: 'fitshop' });
  await done(
    sandbox.client({ apiKey: 'sk_echelon_lafitness' })(createExternalUser, {
      externalId: 'club-7',
      email: jo.email,
      firstName: 'Jo',
      lastName: 'Walker',
    }),
  );
  const membership = {
    userId: jo.userId,
    planId: 'us-premier-monthly',
    offerId: 'us-premier-monthly',
    channelKind: 'partner' as const,
    channelName: 'LA Fitness',
    currencyCode: 'USD',
    currencyScale: 100,
    createdAt: 1,
  };
  await sandbox.database.db.insert(subscriptions).values([
    { ...membership, id: `old_${jo.userId}`, status: 'expired', partnerId: 'northside' },
    { ...membership, id: `now_${jo.userId}`, status: 'active', partnerId: 'lafitness' },
  ]);
  expect((await done(jo.client(listUserPartners, { userId: jo.userId }))).items).toEqual([
    { id: 'fitshop', name: 'Fitshop', kind: 'retailer', relations: ['origin'] },
    { id: 'lafitness', name: 'LA Fitness', kind: 'gym', relations: ['linked', 'membership'] },
  ]);
  const alone = await newPerson(sandbox);
  expect((await done(alone.client(listUserPartners, { userId: alone.userId }))).items).toEqual([]);
});

it('firmware is the newest for each machine whose months the person has claimed', async () => {
  const jo = await newPerson(sandbox);
  expect((await done(jo.client(listFirmware, { userId: jo.userId }))).items).toEqual([]);
  for (const serialNumber of ['EX8S-2026-000101', 'CLMB-2026-000404']) {
    await sandbox.database.db
      .update(equipmentUnits)
      .set({ bundleClaimedBy: jo.userId })
      .where(eq(equipmentUnits.serialNumber, serialNumber));
  }
  expect((await done(jo.client(listFirmware, { userId: jo.userId }))).items).toMatchObject([
    { serialNumber: 'CLMB-2026-000404', installed: null, latest: null },
    {
      serialNumber: 'EX8S-2026-000101',
      model: { id: 'connect-ex-8s', name: 'Connect EX-8s', kind: 'bike' },
      installed: null,
      latest: { version: '4.3.0' },
    },
  ]);
});
