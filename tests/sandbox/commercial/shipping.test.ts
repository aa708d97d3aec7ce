import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { updateCommercialOrder } from '../../../src/core/contract/commercial/orders.js';
import { now } from '../../../src/core/dates.js';
import { commercialEquipment } from '../../../src/sandbox/commercial/tables/equipment.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { orders } from '../../../src/sandbox/orders/tables.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { eventsOf } from '../support/events.js';
import { enterAs } from '../support/people.js';

let sandbox: TestSandbox;
let events: ReturnType<typeof eventsOf>;
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
  events = eventsOf(sandbox);
});
beforeEach(async () => {
  await sandbox.load('commercial');
  const { client } = await enterAs(sandbox, 'customerServiceManager');
  await done(client(updateCommercialOrder, { orderId: 'ord_approved', status: 'fulfilled' }));
});
afterAll(() => sandbox.close());

const tell = (status: string, number = 'CO-100003') =>
  events.own('orders', {
    id: `shop-${number}`,
    number,
    email: 'owner@echelon.test',
    items: [],
    total: 100,
    currency: { code: 'USD', scale: 100 },
    status,
    placedAt: now(),
    source: 'webshop',
  });
const machines = async () =>
  (
    await sandbox.database.db.select().from(commercialEquipment).where(eq(commercialEquipment.orderId, 'ord_approved'))
  ).map(({ stage, version }) => `${stage} ${version}`);
const lines = async () =>
  (
    await sandbox.database.db
      .select()
      .from(audit)
      .where(and(eq(audit.resource, 'equipment'), eq(audit.action, 'orders')))
  ).length;
/** Orders of the shop that were written down since the world began. */
const kept = async () =>
  (await sandbox.database.db.select().from(orders))
    .filter(({ id }) => id.startsWith('shop-'))
    .map(({ number }) => number);

it('machines that the shop has sent are on their way, once, and each says so in its history', async () => {
  expect(await machines()).toEqual(['ordered 1', 'ordered 1', 'ordered 1']);
  expect(await tell('paid')).toMatchObject({ is: 'ignored' });
  expect(await tell('shipped')).toMatchObject({ is: 'applied' });
  expect(await machines()).toEqual(['shipped 2', 'shipped 2', 'shipped 2']);
  expect(await tell('delivered')).toMatchObject({ is: 'ignored' });
  expect(await machines()).toEqual(['shipped 2', 'shipped 2', 'shipped 2']);
  expect(await lines()).toBe(3);
  expect(await kept()).toEqual([]);
});

it('what is delivered was shipped, and what stands at its place already stays there', async () => {
  const [first] = await sandbox.database.db
    .select({ id: commercialEquipment.id })
    .from(commercialEquipment)
    .where(eq(commercialEquipment.orderId, 'ord_approved'));
  await sandbox.database.db
    .update(commercialEquipment)
    .set({ stage: 'installed' })
    .where(eq(commercialEquipment.id, first?.id ?? ''));
  expect(await tell('delivered')).toMatchObject({ is: 'applied' });
  expect((await machines()).toSorted()).toEqual(['installed 1', 'shipped 2', 'shipped 2']);
});

it('an order of a member is kept as it always was', async () => {
  expect(await tell('shipped', 'EQ-300001')).toMatchObject({ is: 'applied' });
  expect(await tell('shipped', 'CO-999999')).toMatchObject({ is: 'applied' });
  expect((await kept()).toSorted()).toEqual(['CO-999999', 'EQ-300001']);
  expect(await machines()).toEqual(['ordered 1', 'ordered 1', 'ordered 1']);
});
