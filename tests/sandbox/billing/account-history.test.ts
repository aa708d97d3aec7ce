import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cancel,
  credit,
  extend,
  migrate,
  subscribeProvisioned,
  uncancel,
} from '../../../src/core/contract/account-actions.js';
import { getAccountHistory } from '../../../src/core/contract/account-reads.js';
import type { HistoryFilter } from '../../../src/core/contract/schemas/account-history.js';
import { newId } from '../../../src/sandbox/db/ids.js';
import { accountHistory } from '../../../src/sandbox/billing/tables/invoices.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { backOffice, colleague } from '../support/staff.js';
import { newVisitor, refused, theMember, worked, type Visitor } from '../support/visitor.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const readBy =
  (jwt: string) =>
  (userId: string, filter: HistoryFilter = {}) =>
    sandbox.client({ jwt })(getAccountHistory, { userId, ...filter });
const historyOf = async (jo: Visitor, filter?: HistoryFilter) => worked(await readBy(jo.jwt)(jo.userId, filter));

async function subscriber(): Promise<Visitor> {
  const jo = await newVisitor(sandbox);
  await jo.addCard();
  worked(await jo.subscribe({ offerId: 'us-premier-monthly' }));
  return jo;
}

const mine = (jo: Visitor) => sandbox.client({ jwt: jo.jwt });

describe('the history of an account', () => {
  it('records what happened, the latest first even within one second, and by whom', async () => {
    const jo = await subscriber();
    const { userId } = jo;
    worked(await mine(jo)(cancel, { userId, reason: 'unused', comment: 'On holiday' }));
    worked(await mine(jo)(uncancel, { userId }));
    const { items, total, offset, limit } = await historyOf(jo);
    expect(items.map(({ type }) => type)).toEqual(['uncanceled', 'canceled', 'created']);
    expect({ total, offset, limit }).toEqual({ total: 3, offset: 0, limit: 50 });
    expect(items[0]?.actor).toEqual({ kind: 'member', id: userId, name: 'Jo Walker' });
    expect(items[2]).toMatchObject({
      amount: 3999,
      currency: { code: 'USD', scale: 100 },
      after: { planId: 'us-premier-monthly' },
    });
  });

  it('keeps reasons and what staff wrote from the member, and shows them their own words', async () => {
    const jo = await subscriber();
    const { userId } = jo;
    const sam = await colleague(sandbox, 'CustomerServiceManager', 'Sam Manager');
    worked(await sam.client(extend, { userId, days: 3, reason: 'Was rude to us' }));
    worked(await sam.client(credit, { userId, amount: 500, reason: 'Goodwill' }));
    worked(await mine(jo)(cancel, { userId, reason: 'too_expensive', comment: 'Too much for me' }));

    const own = await historyOf(jo);
    expect(own.items.map(({ type, reason, comment }) => [type, reason, comment])).toEqual([
      ['canceled', null, 'Too much for me'],
      ['credited', null, null],
      ['extended', null, null],
      ['created', null, null],
    ]);
    expect(own.items[1]?.actor).toEqual({ kind: 'staff', id: null, name: 'Customer support' });

    const seen = worked(await sam.client(getAccountHistory, { userId }));
    expect(seen.items.map(({ reason }) => reason)).toEqual(['too_expensive', 'Goodwill', 'Was rude to us', null]);
    expect(seen.items[1]?.actor).toEqual({ kind: 'staff', id: sam.id, name: 'Sam Manager' });
  });

  it('does not show members what staff note, not even how often', async () => {
    const jo = await subscriber();
    const sam = await colleague(sandbox, 'CustomerService', 'Sam Support');
    const noted = { userId: jo.userId, at: 1_700_000_000, actorKind: 'staff', actorId: sam.id } as const;
    await sandbox.database.db.insert(accountHistory).values([
      { ...noted, id: newId('his'), type: 'noteAdded', summary: 'Called twice' },
      {
        ...noted,
        id: newId('his'),
        type: 'manualUpdate',
        summary: 'Membership changed by customer support',
        before: { planId: 'a' },
        after: { planId: 'b' },
        comment: 'By phone',
      },
    ]);
    const own = await historyOf(jo);
    expect(own.total).toBe(2);
    expect(own.items[1]).toMatchObject({ type: 'manualUpdate', before: null, after: null, comment: null });
    expect((await historyOf(jo, { type: 'noteAdded' })).total).toBe(0);

    const seen = worked(await sam.client(getAccountHistory, { userId: jo.userId }));
    expect(seen.total).toBe(3);
    expect(seen.items.find(({ type }) => type === 'manualUpdate')).toMatchObject({
      before: { planId: 'a' },
      after: { planId: 'b' },
      comment: 'By phone',
    });
  });

  it('names partners, back ends of ours, and what happened by itself', async () => {
    const jo = await newVisitor(sandbox, { apiKey: 'pk_echelon_partner' });
    const { userId } = jo;
    const gym = await backOffice(sandbox, 'northside', 'Northside back end');
    worked(await gym(subscribeProvisioned, { userId, planId: 'us-premier-monthly', days: 10 }));
    await sandbox.database.db.insert(accountHistory).values({
      id: newId('his'),
      userId,
      at: 1_700_000_000,
      type: 'renewalUpcoming',
      summary: 'Renews soon',
      actorKind: 'system',
    });
    expect((await historyOf(jo)).items.map(({ actor }) => actor)).toEqual([
      { kind: 'partner', id: null, name: 'Northside Gym' },
      { kind: 'system', id: null, name: 'Echelon' },
    ]);

    const kim = await newVisitor(sandbox);
    const ours = await backOffice(sandbox, null, 'Warehouse');
    worked(await ours(subscribeProvisioned, { userId: kim.userId, planId: 'us-premier-monthly' }));
    expect((await historyOf(kim)).items[0]?.actor).toEqual({ kind: 'staff', id: null, name: 'Customer support' });
    const sam = await colleague(sandbox, 'CustomerService');
    expect(worked(await sam.client(getAccountHistory, { userId: kim.userId })).items[0]?.actor).toMatchObject({
      kind: 'staff',
      name: 'Warehouse',
    });
  });

  it('is filtered by types and by membership, and paged', async () => {
    const jo = await subscriber();
    const { userId } = jo;
    worked(await mine(jo)(cancel, { userId }));
    worked(await mine(jo)(uncancel, { userId }));
    const first = (await jo.account()).subscription?.id ?? '';
    const sam = await colleague(sandbox, 'CustomerServiceManager');
    worked(await sam.client(migrate, { userId, providerCode: 'echelon' }));

    expect((await historyOf(jo, { type: 'canceled, created' })).items.map(({ type }) => type)).toEqual([
      'canceled',
      'created',
    ]);
    expect(
      (await historyOf(jo, { subscriptionId: first })).items.every(({ subscriptionId }) => subscriptionId === first),
    ).toBe(true);
    const all = await historyOf(jo);
    const pages = [
      await historyOf(jo, { limit: 2 }),
      await historyOf(jo, { limit: 2, offset: 2 }),
      await historyOf(jo, { limit: 2, offset: 4 }),
    ];
    expect(pages.flatMap(({ items }) => items)).toEqual(all.items);
    expect(pages.every(({ total }) => total === all.total)).toBe(true);
    expect((await historyOf(jo, { offset: 100 })).items).toEqual([]);
  });

  it('refuses an unknown type, and numbers that are not numbers', async () => {
    const jo = await newVisitor(sandbox);
    expect(refused(await readBy(jo.jwt)(jo.userId, { type: 'created,rebooted' }))).toMatchObject({
      code: 'validationFailed',
      status: 422,
      fields: [{ path: 'type' }],
    });
    for (const query of ['limit=101', 'limit=0', 'offset=-1', 'limit=ten']) {
      const answer = await sandbox.send('GET', `/users/${jo.userId}/account/history?${query}`, {
        headers: { authorization: `Bearer ${jo.jwt}` },
      });
      expect(answer.status).toBe(422);
    }
  });

  it('of another person does not exist', async () => {
    const [jo, kim] = [await newVisitor(sandbox), await newVisitor(sandbox)];
    expect(refused(await readBy(kim.jwt)(jo.userId))).toMatchObject({ code: 'notFound', status: 404 });
    const sam = await colleague(sandbox, 'CustomerService');
    expect(refused(await sam.client(getAccountHistory, { userId: 'usr_nobody' })).code).toBe('notFound');
  });

  it('of a child is between us and the parent', async () => {
    await sandbox.load('child-account');
    const child = await theMember(sandbox);
    expect(refused(await readBy(child.jwt)(child.userId))).toMatchObject({
      code: 'parentRequired',
      status: 409,
      debug: { name: 'Robin Rider' },
    });
    const sam = await colleague(sandbox, 'CustomerService');
    expect(worked(await sam.client(getAccountHistory, { userId: child.userId })).total).toBe(0);
  });
});
