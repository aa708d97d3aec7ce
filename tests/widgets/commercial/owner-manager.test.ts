import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listLocations } from '../../../src/core/contract/commercial/locations.js';
import { updateCommercialOrder } from '../../../src/core/contract/commercial/orders.js';
import { connectDealerOwner, disconnectDealerOwner } from '../../../src/core/contract/commercial/owners.js';
import type { Owner } from '../../../src/core/contract/schemas/commercial/owners.js';
import type { Session } from '../../../src/core/session/session.js';
import { createConnection, createNewOwner } from '../../../src/widgets/commercial/owner-manager/add/model.js';
import { createOwnerList } from '../../../src/widgets/commercial/owner-manager/model.js';
import { ownDealer } from '../../../src/widgets/commercial/owner-manager/own-dealer.js';
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

async function open(dealerId?: string) {
  const model = createOwnerList({ session, dealerId });
  for (const store of [model.$screen, model.$known, model.$leaving, model.$note]) store.listen(nothing);
  await vi.waitFor(() => expect(model.$screen.get()).toMatchObject({ is: 'list', waiting: false }), patience);
  return model;
}

function ownersIn(model: Awaited<ReturnType<typeof open>>): readonly Owner[] {
  const screen = model.$screen.get();
  return screen.is === 'list' ? (screen.items ?? []) : [];
}

function ownerIn(model: Awaited<ReturnType<typeof open>>, id: string): Owner {
  const found = ownersIn(model).find(one => one.id === id);
  if (!found) throw new Error(`No owner ${id}.`);
  return found;
}

/** No order between the dealer and the owner is open any more. */
async function closeOrders(): Promise<void> {
  for (const orderId of ['ord_draft', 'ord_submitted'])
    await done(session.request(updateCommercialOrder, { orderId, status: 'canceled' }));
  const support = openSession(sandbox);
  await comesIn(support, 'customerServiceManager');
  await done(support.request(updateCommercialOrder, { orderId: 'ord_approved', status: 'fulfilled' }));
}

describe('whose owners', () => {
  it('a dealer sees their own, with what those have', async () => {
    await comesIn(session, 'dealer');
    const model = await open();
    expect(model.$known.get()).toEqual({ dealerId: 'deal_northern', mayManage: true });
    expect(ownersIn(model)).toMatchObject([{ name: 'Harbor Hotels', locationCount: 4 }]);
  });

  it('customer service sees those of a dealer that the page names, and else has to choose', async () => {
    await comesIn(session, 'customerServiceManager');
    expect(ownersIn(await open('deal_northern'))).toHaveLength(1);
    expect((await open()).$known.get()).toEqual({ dealerId: undefined, mayManage: true });
  });

  it('an owner finds itself alone, and is offered nothing', async () => {
    await comesIn(session, 'owner');
    const model = await open('deal_northern');
    expect([ownersIn(model).map(({ id }) => id), model.$known.get().mayManage]).toEqual([['own_harbor'], false]);
  });

  it('a token that says nothing of a dealer names none', () => {
    expect([undefined, '', 'a.b', 'e30.e30.e30'].map(ownDealer)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('a dealer', () => {
  beforeEach(() => comesIn(session, 'dealer'));

  it('makes an owner, and it is in the list', async () => {
    const model = await open();
    const added = vi.fn();
    const { form, create } = createNewOwner({ session, dealerId: 'deal_northern', onAdded: added });
    form.type('contactEmail', 'nobody');
    await create();
    expect(form.$form.get().problems).toMatchObject({ name: 'nameMissing', contactEmail: 'emailWrong' });
    form.type('name', ' Summit Gyms ');
    form.type('contactEmail', 'sue@summit.test');
    await create();
    expect(added).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Summit Gyms', contactName: null, contactEmail: 'sue@summit.test' }),
    );
    model.added('created', added.mock.lastCall?.[0]);
    await vi.waitFor(() => expect(ownersIn(model)).toHaveLength(2), patience);
    expect(model.$note.get()).toMatchObject({ is: 'created', owner: { name: 'Summit Gyms' } });
  });

  it('connects an owner without a dealer by its id, as it was pasted', async () => {
    const added = vi.fn();
    const { form, connect } = createConnection({ session, dealerId: 'deal_northern', onAdded: added });
    await connect();
    expect(form.$form.get().problems.ownerId).toBe('idMissing');
    form.type('ownerId', 'own_nobody');
    await connect();
    expect(form.$form.get()).toMatchObject({ values: { ownerId: 'own_nobody' }, refusal: { code: 'notFound' } });
    form.type('ownerId', ' own_pulse\n');
    await connect();
    expect(added).toHaveBeenCalledWith(expect.objectContaining({ id: 'own_pulse', dealerId: 'deal_northern' }));
  });

  it('is told which orders stand in the way of letting one go', async () => {
    const model = await open();
    model.ask(ownerIn(model, 'own_harbor'));
    await model.disconnect();
    expect(model.$leaving.get()).toMatchObject({
      sending: false,
      refused: { code: 'ordersOpen', orders: ['CO-100001', 'CO-100002', 'CO-100003'] },
    });
  });

  it('lets one go, and sees its locations no more', async () => {
    await closeOrders();
    const model = await open();
    model.ask(ownerIn(model, 'own_harbor'));
    await model.disconnect();
    expect(model.$note.get()).toMatchObject({ is: 'disconnected', locations: 3 });
    expect([model.$leaving.get(), ownersIn(model)]).toEqual([undefined, []]);
    expect((await done(session.request(listLocations, {}))).total).toBe(0);
  });

  it('lets nobody go whom somebody else has changed meanwhile, and sees who that was', async () => {
    await closeOrders();
    const model = await open();
    model.ask(ownerIn(model, 'own_harbor'));
    const support = openSession(sandbox);
    await comesIn(support, 'customerServiceManager');
    const both = { dealerId: 'deal_northern', ownerId: 'own_harbor' };
    await done(support.request(disconnectDealerOwner, both));
    await done(support.request(connectDealerOwner, both));
    await model.disconnect();
    expect(model.$leaving.get()?.refused).toMatchObject({ code: 'versionConflict', by: 'Echelon' });
    await model.reload();
    expect(ownerIn(model, 'own_harbor').version).toBe(3);
  });
});
