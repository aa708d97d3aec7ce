import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credit, terminate } from '../../../src/core/contract/account-actions.js';
import { getPurchaseHistory, listRewardCodes } from '../../../src/core/contract/account-reads.js';
import { DAY, now } from '../../../src/core/dates.js';
import type { Purchase } from '../../../src/core/contract/schemas/purchase-history.js';
import { redemptionCodes } from '../../../src/sandbox/codes/tables.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { colleague } from '../support/staff.js';
import { newVisitor, refused, theMember, worked, type Visitor } from '../support/visitor.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const purchasesOf = async (jo: Visitor, filter = {}) =>
  worked(await sandbox.client({ jwt: jo.jwt })(getPurchaseHistory, { userId: jo.userId, ...filter }));
const invoicesIn = (items: readonly Purchase[]) =>
  items.flatMap(item => (item.kind === 'invoice' ? [item.invoice] : []));
const moveClock = (days: number) => sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: days } });
const resetClock = () => sandbox.send('POST', '/sandbox/clock', { body: { offsetSeconds: 0 } });

describe('the purchases of a member', () => {
  it('are their invoices, with lines, the card that paid and who was billed', async () => {
    const jo = await newVisitor(sandbox);
    await jo.addCard();
    worked(await jo.subscribe({ offerId: 'us-premier-monthly' }));
    const { items, total } = await purchasesOf(jo);
    expect(total).toBe(1);
    const [bill] = invoicesIn(items);
    expect(bill).toMatchObject({
      status: 'paid',
      reason: 'subscribe',
      total: 3999,
      amountDue: 3999,
      amountPaid: 3999,
      amountRefunded: 0,
      attempts: 1,
      nextAttemptAt: null,
      currency: { code: 'USD', scale: 100 },
      paymentMethod: { brand: 'visa', last4: '4242' },
      billedTo: { firstName: 'Jo', lastName: 'Walker', address: { streetLine1: '1 Main Street', city: 'Salem' } },
    });
    expect(bill?.number).toMatch(/^EF-\d{6,}$/);
    expect(bill?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(bill?.total);
    expect(bill?.lines[0]).toMatchObject({ type: 'plan', amount: 3999, period: { start: bill?.createdAt } });
  });

  it('say when an overdue invoice is tried next, and with which card it was paid in the end', async () => {
    await sandbox.load('past-due');
    const member = await theMember(sandbox);
    const [open, first] = invoicesIn((await purchasesOf(member)).items);
    expect(first).toMatchObject({ status: 'paid', reason: 'subscribe' });
    expect(open).toMatchObject({
      status: 'open',
      reason: 'renewal',
      amountPaid: 0,
      amountDue: 3999,
      paidAt: null,
      attempts: 1,
      paymentMethod: { last4: '4444' },
    });
    expect(open?.nextAttemptAt).toBe((await member.account()).subscription?.pastDue?.retryAt);
    expect(open?.nextAttemptAt).toBe((open?.createdAt ?? 0) + 2 * DAY);

    await member.addCard('6011111111111117');
    const [paid] = invoicesIn((await purchasesOf(member)).items);
    expect(paid).toMatchObject({
      id: open?.id,
      status: 'paid',
      amountPaid: 3999,
      attempts: 2,
      nextAttemptAt: null,
      paymentMethod: { brand: 'discover', last4: '1117' },
    });
    expect(paid?.paidAt).toBeGreaterThan(paid?.createdAt ?? 0);
  });

  it('hold what was given back, as a note of its own', async () => {
    const jo = await newVisitor(sandbox);
    await jo.addCard();
    worked(await jo.subscribe({ offerId: 'us-premier-monthly' }));
    const sam = await colleague(sandbox, 'CustomerService');
    worked(await sam.client(terminate, { userId: jo.userId, reason: 'staff', refund: 'full' }));
    const [note, bill] = invoicesIn((await purchasesOf(jo)).items);
    expect(note).toMatchObject({
      reason: 'refund',
      status: 'paid',
      total: -3999,
      amountPaid: 0,
      amountRefunded: 3999,
      paymentMethod: { last4: '4242' },
    });
    expect(bill).toMatchObject({ reason: 'subscribe', amountPaid: 3999, amountRefunded: 0 });
  });

  it('name no card where account credit paid', async () => {
    const jo = await newVisitor(sandbox);
    await jo.addCard();
    const sam = await colleague(sandbox, 'CustomerServiceManager');
    worked(await sam.client(credit, { userId: jo.userId, amount: 5000, reason: 'Goodwill' }));
    worked(await jo.subscribe({ offerId: 'us-premier-monthly' }));
    const [bill] = invoicesIn((await purchasesOf(jo)).items);
    expect(bill).toMatchObject({
      status: 'paid',
      total: 0,
      amountDue: 0,
      amountPaid: 0,
      paymentMethod: null,
      billedTo: null,
    });
    expect(bill?.lines.map(({ type, amount }) => [type, amount])).toEqual([
      ['plan', 3999],
      ['credit', -3999],
    ]);
  });

  it('come newest first, page by page, and by kind', async () => {
    const jo = await newVisitor(sandbox);
    await jo.addCard();
    worked(await jo.subscribe({ offerId: 'us-connect-monthly' }));
    await moveClock(95);
    const sam = await colleague(sandbox, 'CustomerService');
    const read = async (filter = {}) => worked(await sam.client(getPurchaseHistory, { userId: jo.userId, ...filter }));
    const all = await read();
    expect(invoicesIn(all.items).map(({ reason }) => reason)).toEqual(['renewal', 'renewal', 'renewal', 'subscribe']);
    expect(all.items.map(({ at }) => at)).toEqual(all.items.map(({ at }) => at).toSorted((a, b) => b - a));
    expect([...(await read({ limit: 3 })).items, ...(await read({ limit: 3, offset: 3 })).items]).toEqual(all.items);
    expect(await read({ kind: 'order' })).toMatchObject({ items: [], total: 0 });
    expect((await read({ kind: 'invoice' })).total).toBe(4);
    await resetClock();
  });

  it('are shown to nobody else, and a child is sent to the parent', async () => {
    const [jo, kim] = [await newVisitor(sandbox), await newVisitor(sandbox)];
    expect(refused(await sandbox.client({ jwt: kim.jwt })(getPurchaseHistory, { userId: jo.userId })).code).toBe(
      'notFound',
    );
    await sandbox.load('child-account');
    const child = await theMember(sandbox);
    expect(
      refused(await sandbox.client({ jwt: child.jwt })(getPurchaseHistory, { userId: child.userId })),
    ).toMatchObject({ code: 'parentRequired', status: 409 });
  });
});

describe('codes that belong to one person', () => {
  it('are listed for them alone, with what became of them', async () => {
    await sandbox.load('fresh');
    const [jo, kim] = [await newVisitor(sandbox), await newVisitor(sandbox)];
    const own = { effect: { kind: 'days', days: 30 }, ownerId: jo.userId, createdAt: now() } as const;
    await sandbox.database.db.insert(redemptionCodes).values([
      { ...own, code: 'RWRDAAAA2', status: 'activated', createdAt: now() + 3, note: 'For a friend' },
      { ...own, code: 'RWRDAAAA3', status: 'activated', createdAt: now() + 2, expiresAt: now() - DAY },
      {
        ...own,
        code: 'RWRDAAAA4',
        status: 'redeemed',
        createdAt: now() + 1,
        redeemedAt: now() - DAY,
        redeemedBy: jo.userId,
      },
      { ...own, code: 'RWRDAAAA5', status: 'suspended' },
      { ...own, code: 'RWRDAAAA6', status: 'created' },
    ]);
    const codes = worked(await sandbox.client({ jwt: jo.jwt })(listRewardCodes, { userId: jo.userId }));
    expect(codes.items.map(({ code, status }) => [code, status])).toEqual([
      ['RWRD-AAAA-2', 'activated'],
      ['RWRD-AAAA-3', 'expired'],
      ['RWRD-AAAA-4', 'redeemed'],
    ]);
    expect(codes.items[0]).toMatchObject({
      effect: { kind: 'days', days: 30 },
      note: 'For a friend',
      expiresAt: null,
      redeemedAt: null,
    });
    expect(
      worked(await sandbox.client({ jwt: jo.jwt })(listRewardCodes, { userId: jo.userId, limit: 1, offset: 1 })),
    ).toMatchObject({ total: 3, items: [{ code: 'RWRD-AAAA-3' }] });
    expect(worked(await sandbox.client({ jwt: kim.jwt })(listRewardCodes, { userId: kim.userId })).items).toEqual([]);
    expect(refused(await sandbox.client({ jwt: kim.jwt })(listRewardCodes, { userId: jo.userId })).code).toBe(
      'notFound',
    );
  });
});
