import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRevision } from '../../../src/core/contract/meta.js';
import { listOrders } from '../../../src/core/contract/orders.js';
import type { OrderQuery } from '../../../src/core/contract/schemas/orders.js';
import { addDays, now } from '../../../src/core/dates.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { colleague } from '../support/staff.js';
import { refused, theMember, worked } from '../support/visitor.js';

let sandbox: TestSandbox;
let support: ReturnType<TestSandbox['client']>;
beforeAll(async () => {
  sandbox = await openTestSandbox('fresh', { host: { revision: 'abc1234', version: '9.9.9' } });
  ({ client: support } = await colleague(sandbox, 'CustomerService'));
});
afterAll(() => sandbox.close());

const numbers = async (query: OrderQuery) => worked(await support(listOrders, query)).items.map(({ number }) => number);

describe('orders of equipment', () => {
  it('are listed newest first, and add up', async () => {
    const { items, total } = worked(await support(listOrders, {}));
    expect(total).toBe(items.length);
    expect(items.map(({ placedAt }) => placedAt)).toEqual(
      items.map(({ placedAt }) => placedAt).toSorted((a, b) => b - a),
    );
    for (const order of items) expect(order.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total);
  });

  it('are found by number, address, item, state, person and time', async () => {
    expect(await numbers({ q: 'eq-1042' })).toEqual(['EQ-104233']);
    expect(await numbers({ q: 'ROBIN.rower', sort: 'total' })).toEqual(['EQ-104902', 'EQ-103007']);
    expect(await numbers({ q: 'stride-6' })).toEqual(['EQ-099120']);
    expect(await numbers({ q: 'quantity' })).toEqual([]);
    expect(await numbers({ q: '_' })).toEqual([]);
    // of one or two letters, how a word begins: "in" is in the middle of many
    expect(await numbers({ q: 'ST' })).toEqual(await numbers({ q: 'stride' }));
    expect(await numbers({ q: 'in' })).toEqual([]);
    expect(await numbers({ status: 'shipped' })).toEqual(['EQ-104871']);
    expect(await numbers({ userId: 'usr_member' })).toEqual(['EQ-104871', 'EQ-104233']);
    expect(await numbers({ placedTo: addDays(now(), -100) })).toEqual(['EQ-099120']);
    expect(await numbers({ limit: 1, offset: 1, sort: 'placedAt' })).toEqual(['EQ-104233']);
  });

  it('are for customer service', async () => {
    const { jwt } = await theMember(sandbox);
    expect(refused(await sandbox.client({ jwt })(listOrders, {})).code).toBe('forbidden');
  });
});

describe('the revision', () => {
  it('says which build answers, to anybody', async () => {
    expect(worked(await sandbox.client()(getRevision, {}))).toEqual({ revision: 'abc1234', version: '9.9.9' });
    expect(await (await sandbox.send('GET', '/revision')).json()).toEqual({
      data: { revision: 'abc1234', version: '9.9.9' },
    });
  });
});
