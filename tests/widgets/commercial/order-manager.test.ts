import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listLicenses } from '../../../src/core/contract/commercial/licenses.js';
import { getCommercialOrder, updateCommercialOrder } from '../../../src/core/contract/commercial/orders.js';
import { addDays } from '../../../src/core/dates.js';
import type { Session } from '../../../src/core/session/session.js';
import { createOrderList } from '../../../src/widgets/commercial/order-manager/model.js';
import { createOrder } from '../../../src/widgets/commercial/order-manager/order/model.js';
import { drafted, rowsOf } from '../../../src/widgets/commercial/order-manager/wizard/lines.js';
import { createWizard } from '../../../src/widgets/commercial/order-manager/wizard/model.js';
import { inWorld } from '../../support/in-world.js';
import { done } from '../../support/results.js';
import type { TestSandbox } from '../../support/sandbox.js';
import { comesIn, openSession } from '../../support/session.js';
import { patience } from '../../support/patience.js';

let sandbox: TestSandbox;
let session: Session;
inWorld('commercial', opened => {
  sandbox = opened;
  session = openSession(sandbox);
});

const nothing = () => undefined;
const stands = (orderId: string) => done(session.request(getCommercialOrder, { orderId }));

describe('a list of orders', () => {
  it.each([
    [
      'a dealer sees theirs, newest first',
      'dealer',
      '',
      ['CO-100005', 'CO-100004', 'CO-100003', 'CO-100002', 'CO-100001'],
    ],
    ['an owner sees what waits', 'owner', 'status=submitted', ['CO-100002']],
    ['an owner finds one by a part of its location', 'owner', 'q=riverside', ['CO-100001']],
    ['an owner sees none of others', 'otherOwner', '', []],
  ] as const)('%s', async (_, who, query, numbers) => {
    await comesIn(session, who);
    const model = createOrderList({ session, query, onQuery: nothing });
    model.$screen.listen(nothing);
    await vi.waitFor(() => expect(model.$screen.get()).toMatchObject({ is: 'list', waiting: false }), patience);
    const screen = model.$screen.get();
    expect(screen.is === 'list' && screen.items?.map(({ number }) => number)).toEqual(numbers);
  });

  it.each([
    ['owner', false],
    ['dealer', true],
    ['customerServiceManager', true],
  ] as const)('%s is offered to write one: %s', async (who, may) => {
    await comesIn(session, who);
    const model = createOrderList({ session, query: '', onQuery: nothing });
    model.$screen.listen(nothing);
    await vi.waitFor(() => expect(model.$known.get().mayOrder).toBe(may), patience);
  });
});

describe('a list of very many orders', () => {
  const numbers = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, at) => `CO-${String(from - at).padStart(6, '0')}`);
  /** Copies of the draft of this world, each newer than the one before. */
  const copy = (from: number, to: number) =>
    sandbox.database.db.execute(sql`
      insert into commercial_orders
      select 'many_' || n, 'CO-' || lpad(n::text, 6, '0'), dealer_id, owner_id, location_id, lines, currency_code, currency_scale,
        status, notes, timeline, n, version
      from commercial_orders, generate_series(${from}::int, ${to}::int) n where id = 'ord_draft'`);

  async function look(query: string) {
    await comesIn(session, 'customerServiceManager');
    const model = createOrderList({ session, query, onQuery: nothing });
    model.$screen.listen(nothing);
    const shown = async () => {
      await vi.waitFor(() => expect(model.$screen.get()).toMatchObject({ is: 'list', waiting: false }), patience);
      const screen = model.$screen.get();
      if (screen.is !== 'list') throw new Error('There is no list.');
      const { total, atLeast, failure } = screen;
      return { page: screen.query.page, total, atLeast, failure, numbers: screen.items?.map(({ number }) => number) };
    };
    const turnTo = async (page: number) => {
      await model.turnTo(page);
      return shown();
    };
    return { shown, turnTo };
  }

  beforeEach(async () => {
    const { db } = sandbox.database;
    await db.execute(sql`update commercial_orders set created_at = 0, number = 'CO-000000' where id = 'ord_draft'`);
    await db.execute(sql`delete from commercial_orders where id <> 'ord_draft'`);
    await copy(1, 79);
  });

  it('staff read it page by page and back: what is written meanwhile neither repeats nor skips an order', async () => {
    const { shown, turnTo } = await look('');
    expect(await shown()).toMatchObject({ numbers: numbers(79, 55), total: 80, atLeast: false });
    await copy(80, 83);
    expect((await turnTo(2)).numbers).toEqual(numbers(54, 30));
    expect((await turnTo(3)).numbers).toEqual(numbers(29, 5));
    expect((await turnTo(2)).numbers).toEqual(numbers(54, 30));
    expect((await turnTo(1)).numbers).toEqual(numbers(83, 59));
  });

  it('staff go on past what is counted, to the last order; an address that leads there begins at the first', async () => {
    await copy(80, 10_027);
    const { shown, turnTo } = await look('page=401');
    expect(await shown()).toMatchObject({ numbers: numbers(27, 3), total: 10_025, atLeast: true });
    expect(await turnTo(402)).toMatchObject({ numbers: numbers(2, 0), total: 10_028, atLeast: false });
    expect(await turnTo(401)).toMatchObject({ numbers: numbers(27, 3), total: 10_025, atLeast: true });
    const other = await look('page=403');
    expect(await other.shown()).toMatchObject({ page: 1, total: 10_000, atLeast: true, failure: undefined });
  });
});

async function open(orderId: string) {
  const changed = vi.fn();
  const model = createOrder({ session, orderId, onChanged: changed });
  model.$screen.listen(nothing);
  await vi.waitFor(() => expect(model.$screen.get().is).not.toBe('loading'), patience);
  return { model, changed };
}

describe('one order', () => {
  it('an owner approves what a dealer has submitted', async () => {
    await comesIn(session, 'owner');
    const { model, changed } = await open('ord_submitted');
    model.ask('approve');
    await model.move({ reason: '' });
    expect(model.$screen.get()).toMatchObject({
      order: { status: 'approved', actions: { fulfill: 'notYourMove', cancel: 'ok' } },
      note: { is: 'moved', move: 'approve' },
      asking: undefined,
    });
    expect(changed).toHaveBeenCalledOnce();
  });

  it('customer service fulfills it, and its licenses run as long as was said', async () => {
    await comesIn(session, 'customerServiceManager');
    const { model } = await open('ord_approved');
    model.ask('fulfill');
    await model.move({ reason: '', licenseDays: 40 });
    expect(model.$screen.get()).toMatchObject({ order: { status: 'fulfilled' }, note: { is: 'moved' } });
    const { items } = await done(session.request(listLicenses, { locationId: 'loc_downtown' }));
    const made = items.find(({ orderId }) => orderId === 'ord_approved');
    expect(made).toMatchObject({ seats: 3 });
    expect(Math.abs((made?.expiresAt ?? 0) - addDays(session.clock.now(), 40))).toBeLessThan(60);
  });

  it('why it was canceled stands in its history', async () => {
    await comesIn(session, 'dealer');
    const { model } = await open('ord_submitted');
    model.ask('cancel');
    await model.move({ reason: ' Wrong location ' });
    const screen = model.$screen.get();
    expect(screen.is === 'order' && screen.order.timeline.at(-1)).toMatchObject({
      status: 'canceled',
      by: 'Dana Whitfield',
      reason: 'Wrong location',
    });
  });

  it('who is slower sees what somebody else has made of it, and who that was', async () => {
    await comesIn(session, 'owner');
    const { model } = await open('ord_submitted');
    const dealer = openSession(sandbox);
    await comesIn(dealer, 'dealer');
    await done(dealer.request(updateCommercialOrder, { orderId: 'ord_submitted', status: 'canceled' }));
    model.ask('approve');
    await model.move({ reason: '' });
    expect(model.$screen.get()).toMatchObject({
      order: { status: 'canceled' },
      note: { is: 'changedBy', name: 'Dana Whitfield' },
    });
  });

  it('whose answer is lost asks again, and it is approved once', async () => {
    await comesIn(session, 'owner');
    const { model } = await open('ord_submitted');
    await sandbox.fail({ kind: 'loseAnswer', call: 'updateCommercialOrder', times: 3 });
    model.ask('approve');
    await model.move({ reason: '' });
    expect(model.$screen.get()).toMatchObject({ note: { is: 'refused', code: 'unanswered' } });
    model.ask('approve');
    await model.move({ reason: '' });
    expect(model.$screen.get()).toMatchObject({ order: { status: 'approved' }, note: { is: 'moved' } });
    expect((await stands('ord_submitted')).timeline.filter(({ status }) => status === 'approved')).toHaveLength(1);
  });

  it('one of others is not there', async () => {
    await comesIn(session, 'otherOwner');
    expect((await open('ord_submitted')).model.$screen.get()).toEqual({ is: 'unknown' });
  });
});

async function write(orderId?: string) {
  const finished = vi.fn();
  const model = createWizard({
    session,
    order: orderId === undefined ? undefined : await stands(orderId),
    onChanged: nothing,
    onDone: finished,
  });
  model.$writing.listen(nothing);
  model.$places.listen(nothing);
  await vi.waitFor(() => expect(typeof model.$catalog.get()).not.toBe('string'), patience);
  return { model, finished };
}

const riverside = { id: 'loc_riverside', name: 'Harbor Riverside', city: 'Milwaukee' };

describe('a dealer writes an order', () => {
  beforeEach(() => comesIn(session, 'dealer'));

  it('step by step, and the owner gets it', async () => {
    const { model, finished } = await write();
    await model.next();
    expect(model.$writing.get()).toMatchObject({ step: 'place', placeMissing: true });
    model.seek('riverside');
    await vi.waitFor(() => expect(model.$places.get()).toMatchObject([{ id: 'loc_riverside' }]), patience);
    model.choose(riverside);
    await model.next();
    expect(model.$writing.get()).toMatchObject({ step: 'lines', order: { number: 'CO-100006', status: 'draft' } });
    await model.next();
    expect(model.$writing.get()).toMatchObject({ step: 'lines', failure: { code: 'orderEmpty' } });
    model.order('license club', 3);
    model.order('equipment row-9-pro', 2);
    await model.next();
    expect(model.$writing.get().step).toBe('review');
    model.explain('By the lake');
    await model.submit();
    expect(finished).toHaveBeenCalledWith(
      expect.objectContaining({ status: 'submitted', total: 3 * 39_900 + 2 * 279_900, notes: 'By the lake' }),
    );
  });

  it('whoever closes the page finds a draft of what was chosen', async () => {
    const { model } = await write();
    model.choose(riverside);
    await model.next();
    model.order('license studio', 5);
    await vi.waitFor(() => expect(model.$writing.get().saved).toBe('saved'), patience);
    const id = model.$writing.get().order?.id ?? '';
    expect(await stands(id)).toMatchObject({ status: 'draft', lines: [{ modelId: 'studio', quantity: 5 }] });
    const again = await write(id);
    expect(again.model.$writing.get()).toMatchObject({ step: 'lines', quantities: { 'license studio': 5 } });
  });

  it('what is chosen while it is saved is saved next', async () => {
    const { model } = await write('ord_draft');
    model.order('license studio', 1);
    const first = model.save();
    model.order('license studio', 7);
    await first;
    await model.save();
    expect((await stands('ord_draft')).lines).toContainEqual(
      expect.objectContaining({ modelId: 'studio', quantity: 7 }),
    );
  });

  it('submits what was saved without an answer, and nobody is in conflict with themselves', async () => {
    const { model, finished } = await write('ord_draft');
    await sandbox.fail({ kind: 'loseAnswer', call: 'updateCommercialOrder', times: 3 });
    model.order('license studio', 4);
    await model.save();
    expect(model.$writing.get()).toMatchObject({ saved: 'failed', failure: { code: 'unanswered' } });
    await model.submit();
    expect(model.$writing.get()).toMatchObject({ conflict: undefined, failure: undefined, saved: 'saved' });
    expect(finished).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'submitted' }));
    const { timeline, lines } = await stands('ord_draft');
    expect(timeline.filter(({ status }) => status === 'submitted')).toHaveLength(1);
    expect(lines).toContainEqual(expect.objectContaining({ modelId: 'studio', quantity: 4 }));
  });

  it('however often it is saved at once, nobody is in conflict with themselves', async () => {
    const { model } = await write('ord_draft');
    model.order('license studio', 1);
    const first = model.save();
    model.order('license studio', 2);
    const [, ...others] = [model.save(), model.save(), model.submit()];
    await Promise.all([first, ...others]);
    expect(model.$writing.get()).toMatchObject({ conflict: undefined, order: { status: 'submitted' } });
    expect((await stands('ord_draft')).lines).toContainEqual(
      expect.objectContaining({ modelId: 'studio', quantity: 2 }),
    );
  });

  it('beside it stands what it comes to, at the prices that are charged', async () => {
    const { model } = await write('ord_draft');
    model.order('license club', 0);
    model.order('equipment climb-9-pro', 2);
    await model.save();
    const { order, quantities } = model.$writing.get();
    const { total } = drafted(rowsOf(model.$catalog.get(), order), quantities);
    expect([total, (await stands('ord_draft')).total]).toEqual([249_900 + 2 * 519_900, total]);
  });

  it('what somebody else has changed is theirs or mine, and nothing chosen is lost', async () => {
    const { model } = await write('ord_draft');
    const support = openSession(sandbox);
    await comesIn(support, 'customerServiceManager');
    await done(support.request(updateCommercialOrder, { orderId: 'ord_draft', notes: 'Ring twice' }));
    model.order('license studio', 4);
    await model.save();
    expect(model.$writing.get()).toMatchObject({
      saved: 'failed',
      conflict: { by: expect.any(String), theirs: { notes: 'Ring twice' } },
      quantities: { 'license studio': 4 },
    });
    await model.keepMine();
    expect((await stands('ord_draft')).lines).toContainEqual(
      expect.objectContaining({ modelId: 'studio', quantity: 4 }),
    );
    await done(support.request(updateCommercialOrder, { orderId: 'ord_draft', notes: 'Ring thrice' }));
    model.explain('Knock');
    await model.save();
    model.takeTheirs();
    expect(model.$writing.get()).toMatchObject({ notes: 'Ring thrice', saved: 'saved', conflict: undefined });
  });

  it('an order that is no draft any more is shown as it is', async () => {
    const { model, finished } = await write('ord_draft');
    await done(session.request(updateCommercialOrder, { orderId: 'ord_draft', status: 'canceled' }));
    await model.submit();
    expect(finished).not.toHaveBeenCalled();
    model.takeTheirs();
    expect(finished).toHaveBeenCalledWith(expect.objectContaining({ status: 'canceled' }));
  });

  it('what was not saved is kept, and saved with the next press', async () => {
    const { model } = await write('ord_draft');
    await sandbox.fail({ kind: 'status', call: 'updateCommercialOrder', status: 503, times: 1 });
    model.order('license studio', 2);
    await model.save();
    expect(model.$writing.get()).toMatchObject({ saved: 'failed', failure: { code: 'broken' } });
    expect(await model.save()).toBe(true);
    expect((await stands('ord_draft')).lines).toContainEqual(
      expect.objectContaining({ modelId: 'studio', quantity: 2 }),
    );
  });
});
