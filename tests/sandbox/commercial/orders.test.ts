import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createCommercialOrder,
  getCommercialOrder,
  listCommercialOrders,
  listOrderables,
  updateCommercialOrder,
} from '../../../src/core/contract/commercial/orders.js';
import type {
  CommercialOrderPatch,
  CommercialOrderQuery,
} from '../../../src/core/contract/schemas/commercial/orders.js';
import { addDays } from '../../../src/core/dates.js';
import { commercialEquipment } from '../../../src/sandbox/commercial/tables/equipment.js';
import { licenses } from '../../../src/sandbox/commercial/tables/licenses.js';
import { commercialOrders } from '../../../src/sandbox/commercial/tables/orders.js';
import { locations } from '../../../src/sandbox/commercial/tables/places.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, enter, enterAs, type Person } from '../support/people.js';

let sandbox: TestSandbox;
let dealer: Person;
let owner: Person;
let support: Person;
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
});
beforeEach(async () => {
  await sandbox.load('commercial');
  dealer = await as('dealer');
  owner = await as('owner');
  support = await enterAs(sandbox, 'customerServiceManager');
});
afterAll(() => sandbox.close());

const as = (name: string) => enter(sandbox, `${name}@echelon.test`, undefined, 'Help-4-members');
const bike = (quantity: number) => ({ kind: 'equipment' as const, modelId: 'ex-9s-pro', quantity });
const club = (quantity: number) => ({ kind: 'license' as const, modelId: 'club', quantity });
const change = ({ client }: Person, orderId: string, patch: CommercialOrderPatch) =>
  client(updateCommercialOrder, { orderId, ...patch });
const idsFor = async ({ client }: Person, query: CommercialOrderQuery = {}) =>
  (await done(client(listCommercialOrders, query))).items.map(({ id }) => id);
const machinesOf = (orderId: string) =>
  sandbox.database.db.select().from(commercialEquipment).where(eq(commercialEquipment.orderId, orderId));
const licensesOf = (orderId: string) =>
  sandbox.database.db.select().from(licenses).where(eq(licenses.orderId, orderId));
const close = (id: string) =>
  sandbox.database.db.update(locations).set({ status: 'closed' }).where(eq(locations.id, id));

describe('what can be ordered', () => {
  it('is shown with its price to dealers, owners and customer service, and to nobody else', async () => {
    const { items, total } = await done(dealer.client(listOrderables, {}));
    expect(total).toBe(6);
    expect(items[0]).toEqual({
      kind: 'equipment',
      modelId: 'climb-9-pro',
      name: 'Climb-9 Pro climber',
      unitPrice: 519_900,
      currency: { code: 'USD', scale: 100 },
    });
    expect(items.at(-1)).toMatchObject({ kind: 'license', name: 'Studio' });
    expect(await done(owner.client(listOrderables, { limit: 1 }))).toMatchObject({ total: 6 });
    expect(await done(support.client(listOrderables, {}))).toMatchObject({ total: 6 });
    expect(await refused((await as('location-manager')).client(listOrderables, {}))).toBe('forbidden');
  });
});

describe('a new order', () => {
  it('is a draft of the dealer’s for a location of theirs, with our names and prices', async () => {
    const made = await done(
      dealer.client(createCommercialOrder, {
        locationId: 'loc_airport',
        lines: [bike(2), club(3)],
        notes: 'Second floor',
      }),
    );
    expect(made).toMatchObject({
      number: 'CO-100006',
      status: 'draft',
      dealer: { name: 'Northern Fitness Supply' },
      owner: { id: 'own_harbor', name: 'Harbor Hotels' },
      location: { id: 'loc_airport' },
      lines: [
        { ...bike(2), name: 'EX-9s Pro bike', unitPrice: 249_900 },
        { ...club(3), name: 'Club', unitPrice: 39_900 },
      ],
      total: 2 * 249_900 + 3 * 39_900,
      notes: 'Second floor',
      timeline: [{ status: 'draft', by: 'Dana Whitfield', reason: null }],
      actions: { edit: 'ok', submit: 'ok', approve: 'orderMoveIllegal', fulfill: 'orderMoveIllegal', cancel: 'ok' },
    });
    expect(await done(owner.client(getCommercialOrder, { orderId: made.id }))).toMatchObject({
      actions: { edit: 'notYourMove', submit: 'notYourMove', cancel: 'notYourMove' },
    });
  });

  it('is made by a dealer for no location of others, and by customer service for any that is in business', async () => {
    const make = ({ client }: Person, locationId: string) => client(createCommercialOrder, { locationId });
    for (const id of ['loc_pulse', 'loc_lakeside', 'loc_none'])
      expect(await refused(make(dealer, id))).toBe('notFound');
    expect(await refused(make(owner, 'loc_downtown'))).toBe('forbidden');
    expect(await done(make(support, 'loc_pulse'))).toMatchObject({
      dealer: null,
      owner: { id: 'own_pulse' },
      total: 0,
    });
    await close('loc_pulse');
    expect(await refused(make(support, 'loc_pulse'))).toBe('notFound');
  });

  it('names nothing that is not sold', async () => {
    const lines = [bike(1), { ...bike(1), modelId: 'club' }, { ...club(1), modelId: 'gold' }];
    expect(await badFields(dealer.client(createCommercialOrder, { locationId: 'loc_airport', lines }))).toEqual([
      'lines.1.modelId',
      'lines.2.modelId',
    ]);
  });

  it('has a number of its own, however many are made at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, () => done(dealer.client(createCommercialOrder, { locationId: 'loc_airport' }))),
    );
    expect(made.map(({ number }) => number).toSorted()).toEqual(
      Array.from({ length: 6 }, (_, at) => `CO-${100_006 + at}`),
    );
  });
});

describe('a list of orders', () => {
  const all = ['ord_canceled', 'ord_fulfilled', 'ord_approved', 'ord_submitted', 'ord_draft'];

  it('shows dealers and owners those of their locations, newest first, and customer service all', async () => {
    for (const one of [dealer, owner, support]) expect(await idsFor(one)).toEqual(all);
    expect(await idsFor(await as('other-owner'))).toEqual([]);
    expect(await refused((await as('location-manager')).client(listCommercialOrders, {}))).toBe('forbidden');
  });

  it('finds by number, place and state, and sorts by number', async () => {
    expect(await idsFor(owner, { q: 'co-100003' })).toEqual(['ord_approved']);
    expect(await idsFor(owner, { q: 'riverside' })).toEqual(['ord_draft']);
    expect(await idsFor(owner, { q: 'harbor hotels', status: 'canceled' })).toEqual(['ord_canceled']);
    expect(await idsFor(owner, { locationId: 'loc_downtown' })).toEqual(all.slice(0, 4));
    await sandbox.database.db
      .update(commercialOrders)
      .set({ number: 'CO-1000000' })
      .where(eq(commercialOrders.id, 'ord_draft'));
    expect(await idsFor(owner, { sort: '-number', limit: 2 })).toEqual(['ord_draft', 'ord_canceled']);
  });

  it('hides an order of others behind the same answer as one that is not there', async () => {
    const { client } = await as('other-owner');
    for (const orderId of ['ord_draft', 'ord_none'])
      expect(await refused(client(getCommercialOrder, { orderId }))).toBe('notFound');
    expect(await refused(change(await as('other-owner'), 'ord_submitted', { status: 'approved' }))).toBe('notFound');
  });
});

describe('an order on its way', () => {
  it('goes from the dealer over the owner to customer service, and everybody reads who did what', async () => {
    const { id } = await done(dealer.client(createCommercialOrder, { locationId: 'loc_riverside', lines: [bike(1)] }));
    await done(change(dealer, id, { status: 'submitted', version: 1 }));
    await done(change(owner, id, { status: 'approved', version: 2, reason: 'In budget' }));
    const { timeline } = await done(change(support, id, { status: 'fulfilled', version: 3 }));
    expect(timeline.map(({ status, by, reason }) => [status, by, reason])).toEqual([
      ['draft', 'Dana Whitfield', null],
      ['submitted', 'Dana Whitfield', null],
      ['approved', 'Owen Harper', 'In budget'],
      ['fulfilled', expect.any(String), null],
    ]);
    const lines = await sandbox.database.db.select().from(audit).where(eq(audit.resourceId, id));
    expect(lines.map(({ action, details }) => [action, details['version']])).toEqual([
      ['createCommercialOrder', 1],
      ['updateCommercialOrder', 2],
      ['updateCommercialOrder', 3],
      ['updateCommercialOrder', 4],
    ]);
    expect(lines[2]?.details).toMatchObject({ reason: 'In budget' });
  });

  it('is changed while it is a draft, and priced anew', async () => {
    const edited = await done(change(dealer, 'ord_draft', { lines: [club(2)], notes: '' }));
    expect(edited).toMatchObject({ total: 79_800, notes: null, status: 'draft', version: 2 });
    expect(await refused(change(owner, 'ord_draft', { notes: 'Mine' }))).toBe('notYourMove');
    expect(await refused(change(dealer, 'ord_submitted', { notes: 'Late' }))).toBe('orderMoveIllegal');
    expect(await refused(change(support, 'ord_approved', { lines: [] }))).toBe('orderMoveIllegal');
    expect(await badFields(change(dealer, 'ord_draft', { lines: [{ ...bike(1), modelId: 'x' }] }))).toEqual([
      'lines.0.modelId',
    ]);
  });

  it('is submitted with what was changed in the same moment, and never empty', async () => {
    expect(await refused(change(dealer, 'ord_draft', { lines: [], status: 'submitted' }))).toBe('orderEmpty');
    expect(await done(change(dealer, 'ord_draft', { lines: [bike(4)], status: 'submitted' }))).toMatchObject({
      status: 'submitted',
      lines: [{ quantity: 4 }],
    });
  });

  it('is moved by nobody whose move it is not, and nowhere that its state does not lead', async () => {
    expect(await refused(change(dealer, 'ord_submitted', { status: 'approved' }))).toBe('notYourMove');
    expect(await refused(change(owner, 'ord_approved', { status: 'fulfilled' }))).toBe('notYourMove');
    expect(await refused(change(dealer, 'ord_approved', { status: 'canceled' }))).toBe('notYourMove');
    expect(await refused(change(owner, 'ord_fulfilled', { status: 'canceled' }))).toBe('orderMoveIllegal');
    expect(await refused(change(support, 'ord_submitted', { status: 'fulfilled' }))).toBe('orderMoveIllegal');
    expect(await refused(change(owner, 'ord_submitted', { status: 'approved', version: 9 }))).toBe('versionConflict');
    expect(await badFields(change(owner, 'ord_submitted', { status: 'approved', licenseDays: 3 }))).toEqual([
      'licenseDays',
    ]);
  });
});

describe('an order that is fulfilled', () => {
  it('has its licences and its machines in the same moment', async () => {
    const order = await done(change(support, 'ord_approved', { status: 'fulfilled', licenseDays: 30 }));
    expect(order.status).toBe('fulfilled');
    const [license, ...others] = await licensesOf('ord_approved');
    expect(others).toEqual([]);
    expect(license).toMatchObject({ locationId: 'loc_downtown', plan: 'Club', seats: 3, suspended: false });
    expect(license?.expiresAt).toBe(addDays(license?.startsAt ?? 0, 30));
    const machines = await machinesOf('ord_approved');
    expect(machines).toHaveLength(3);
    for (const one of machines)
      expect(one).toMatchObject({
        serialNumber: null,
        stage: 'ordered',
        status: 'unregistered',
        locationId: 'loc_downtown',
        ownerId: 'own_harbor',
        modelKind: 'bike',
        version: 1,
      });
    expect(new Set(machines.map(({ name }) => name)).size).toBe(3);
    const [line] = await sandbox.database.db
      .select()
      .from(audit)
      .where(eq(audit.resourceId, machines[0]?.id ?? ''));
    expect(line).toMatchObject({ resource: 'equipment', details: { after: { orderId: 'ord_approved' } } });
  });

  it('gives licences for a year unless somebody says otherwise', async () => {
    await done(change(support, 'ord_approved', { status: 'fulfilled' }));
    const [license] = await licensesOf('ord_approved');
    expect(license?.expiresAt).toBe(addDays(license?.startsAt ?? 0, 365));
  });

  it('was so once, though two fulfill it at the same moment', async () => {
    const both = await Promise.all([1, 2].map(() => change(support, 'ord_approved', { status: 'fulfilled' })));
    expect(both.map(one => (one.ok ? 'ok' : one.failure.code)).toSorted()).toEqual(['ok', 'orderMoveIllegal']);
    expect(await licensesOf('ord_approved')).toHaveLength(1);
    expect(await machinesOf('ord_approved')).toHaveLength(3);
  });

  it('is so once, and by its way alone, whatever many people do at the same moment', async () => {
    const statuses = ['submitted', 'approved', 'fulfilled', 'canceled'] as const;
    const tries = fc.array(
      fc.tuple(fc.constantFrom('dealer' as const, 'owner' as const, 'support' as const), fc.constantFrom(...statuses)),
      {
        minLength: 8,
        maxLength: 24,
      },
    );
    const hands = { dealer, owner, support };
    const way = ['draft', 'submitted', 'approved', 'fulfilled'];
    await fc.assert(
      fc.asyncProperty(tries, async all => {
        const lines = [bike(2), club(1)];
        const { id } = await done(dealer.client(createCommercialOrder, { locationId: 'loc_riverside', lines }));
        for (let at = 0; at < all.length; at += 4)
          await Promise.all(all.slice(at, at + 4).map(([who, status]) => change(hands[who], id, { status })));
        const { status, timeline } = await done(support.client(getCommercialOrder, { orderId: id }));
        const went = timeline.map(one => one.status);
        expect(went.at(-1)).toBe(status);
        expect(went.filter(one => one !== 'canceled')).toEqual(
          way.slice(0, went.length - (status === 'canceled' ? 1 : 0)),
        );
        expect(await machinesOf(id)).toHaveLength(status === 'fulfilled' ? 2 : 0);
        expect(await licensesOf(id)).toHaveLength(status === 'fulfilled' ? 1 : 0);
      }),
      { numRuns: 8 },
    );
  });

  it('is so once, though the answer was lost and the call made again', async () => {
    const patch = { orderId: 'ord_approved', status: 'fulfilled', version: 1 } as const;
    const again = () => support.client(updateCommercialOrder, patch, { idempotencyKey: 'once' });
    const first = await done(again());
    expect(await done(again())).toEqual(first);
    expect(await machinesOf('ord_approved')).toHaveLength(3);
  });

  it('is refused, and nothing is made, where the location was closed in the meantime', async () => {
    await close('loc_downtown');
    expect((await done(support.client(getCommercialOrder, { orderId: 'ord_approved' }))).actions.fulfill).toBe(
      'orderMoveIllegal',
    );
    expect(await refused(change(support, 'ord_approved', { status: 'fulfilled' }))).toBe('orderMoveIllegal');
    expect(await licensesOf('ord_approved')).toEqual([]);
    expect(await machinesOf('ord_approved')).toEqual([]);
  });
});
