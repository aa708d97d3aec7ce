import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { signIn } from '../../../src/core/contract/auth.js';
import { createActivationCode } from '../../../src/core/contract/commercial/activation-codes.js';
import { activateEquipment } from '../../../src/core/contract/commercial/activation.js';
import { listEquipment } from '../../../src/core/contract/commercial/equipment.js';
import { getLocation, updateLocation } from '../../../src/core/contract/commercial/locations.js';
import type { ActivationCode } from '../../../src/core/contract/schemas/commercial/activation-codes.js';
import { DAY } from '../../../src/core/dates.js';
import type { Session } from '../../../src/core/session/session.js';
import { runDueAlarms } from '../../../src/sandbox/commercial/alarms/due.js';
import { everyLogin } from '../../../src/sandbox/world/logins.js';
import { createCodes } from '../../../src/widgets/commercial/location-manager/codes/model.js';
import { createCreation } from '../../../src/widgets/commercial/location-manager/form/create-model.js';
import { createEdit } from '../../../src/widgets/commercial/location-manager/form/edit-model.js';
import { createLocations } from '../../../src/widgets/commercial/location-manager/list/model.js';
import type { Loaded } from '../../../src/widgets/commercial/location-manager/loaded.js';
import { isOffered } from '../../../src/widgets/commercial/location-manager/may.js';
import { createPartners } from '../../../src/widgets/commercial/location-manager/partners/model.js';
import { createPlace } from '../../../src/widgets/commercial/location-manager/place/model.js';
import { createSummary } from '../../../src/widgets/commercial/location-manager/summary/model.js';
import { createOffer } from '../../../src/widgets/commercial/location-manager/transfers/offer-model.js';
import { createTransfers } from '../../../src/widgets/commercial/location-manager/transfers/model.js';
import { createInvitation } from '../../../src/widgets/commercial/location-manager/users/invite-model.js';
import { createUsers } from '../../../src/widgets/commercial/location-manager/users/model.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';
import { patience } from '../../support/patience.js';

let sandbox: TestSandbox;
let session: Session;
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.load('commercial');
  session = await signedIn('owner');
});

async function signedIn(who: keyof typeof everyLogin): Promise<Session> {
  const own = openSession(sandbox);
  await done(own.request(signIn, everyLogin[who]));
  return own;
}

interface Store<Value> {
  get: () => Value;
  listen: (listener: () => void) => unknown;
}

/** Waits until a store says what is looked for. */
async function until<Value>(store: Store<Value>, is: (value: Value) => boolean): Promise<Value> {
  store.listen(() => undefined);
  await vi.waitFor(() => expect(is(store.get())).toBe(true), patience);
  return store.get();
}

async function known<Data>(store: Store<Loaded<Data>>): Promise<Data> {
  const loaded = await until(store, ({ is }) => is !== 'loading');
  if (loaded.is !== 'known') throw new Error(`It is ${loaded.is}.`);
  return loaded.data;
}

async function openList(own: Session, query = '') {
  const model = createLocations({ session: own, query, onQuery: () => undefined });
  const screen = await until(model.$screen, state => state.is !== 'list' || !state.waiting);
  if (screen.is !== 'list') throw new Error(`It shows ${screen.is}.`);
  return { model, names: (screen.items ?? []).map(({ name }) => name), items: screen.items ?? [] };
}

async function openPlace(locationId: string, own = session) {
  const closed = vi.fn<() => void>();
  const model = createPlace({ session: own, locationId, onClosed: closed });
  await until(model.$screen, ({ is }) => is !== 'loading');
  return { model, closed };
}

describe('the list', () => {
  it('an owner sees their own locations, with what runs and what does not', async () => {
    const { names, items } = await openList(session);
    expect(names).toEqual([
      'Harbor Hotel Airport',
      'Harbor Hotel Downtown',
      'Harbor Lakeside Club',
      'Harbor Riverside',
    ]);
    // of 14: seven work now, one is silent, one has a fault, one is in storage, and three were never switched on
    expect(items[1]).toMatchObject({ equipmentCount: 14, machinesUp: 8, machinesDown: 2, seatsUsed: 10 });
  });

  it('a dealer adds locations, a manager does not', async () => {
    const lists = await Promise.all(
      (['dealer', 'customerServiceManager', 'manager'] as const).map(async who => openList(await signedIn(who))),
    );
    expect(lists.map(({ model }) => model.mayCreate())).toEqual([true, true, false]);
    expect(lists[2]?.names).toEqual(['Harbor Hotel Downtown']);
  });

  it('is in the order, and of the country, that an address names', async () => {
    const { names, model } = await openList(session, 'sort=-equipmentCount&countryCode=US');
    expect(names[0]).toBe('Harbor Hotel Downtown');
    expect(model.$countries.get()).toEqual(['US']);
    expect((await openList(session, 'countryCode=BE')).names).toEqual([]);
  });
});

describe('one location', () => {
  it('of another owner is not there', async () => {
    const { model } = await openPlace('loc_pulse');
    expect(model.$screen.get()).toEqual({ is: 'unknown' });
  });

  it('loses its dealer by its owner, who reads that the dealer is gone', async () => {
    const { model } = await openPlace('loc_airport');
    model.ask('removeDealer');
    await model.removeDealer();
    expect(model.$screen.get()).toMatchObject({
      place: { dealer: null },
      note: { is: 'dealerRemoved', dealer: 'Northern Fitness Supply' },
    });
    const dealer = await signedIn('dealer');
    expect(await refused(dealer.request(getLocation, { locationId: 'loc_airport' }))).toBe('notFound');
  });

  it('that a colleague changes meanwhile is closed by the second press alone', async () => {
    const { model, closed } = await openPlace('loc_lakeside');
    model.ask('close');
    await done(session.request(updateLocation, { locationId: 'loc_lakeside', name: 'Lakeside' }));
    await model.close();
    expect(model.$question.get()).toMatchObject({ is: 'refused', failure: { code: 'versionConflict' } });
    expect(model.$screen.get()).toMatchObject({ place: { name: 'Lakeside' } });
    expect(closed).not.toHaveBeenCalled();
    await model.close();
    expect(closed).toHaveBeenCalledOnce();
    expect(await done(session.request(getLocation, { locationId: 'loc_lakeside' }))).toMatchObject({
      status: 'closed',
      equipmentCount: 0,
    });
  });
});

describe('the forms', () => {
  it('a dealer names one of their owners, and the form says when none is named', async () => {
    const dealer = await signedIn('dealer');
    const created = vi.fn<(location: { owner: { id: string } }) => void>();
    const model = createCreation({ session: dealer, onCreated: created });
    const end = model.begin();
    await until(model.$owners, owners => typeof owners !== 'string');
    expect(model.$owners.get()).toEqual([{ id: 'own_harbor', name: 'Harbor Hotels' }]);
    model.form.type('name', 'Harbor Pier');
    model.form.type('timeZone', 'America/Chicago');
    await model.create();
    expect([model.form.$form.get().problems.owner, created.mock.calls]).toEqual(['ownerMissing', []]);
    model.form.type('owner', 'Harbor Hotels');
    await model.create();
    expect(created.mock.calls[0]?.[0]).toMatchObject({ name: 'Harbor Pier', owner: { id: 'own_harbor' } });
    end();
  });

  it('an owner is not asked whose it is', async () => {
    const created = vi.fn<(location: object) => void>();
    const model = createCreation({ session, onCreated: created });
    model.form.type('name', 'Harbor Pier');
    model.form.type('timeZone', 'nowhere');
    await model.create();
    expect(model.form.$form.get().problems).toMatchObject({ timeZone: 'timeZoneUnknown', owner: undefined });
    model.form.type('timeZone', 'Europe/Brussels');
    await model.create();
    expect(created.mock.calls[0]?.[0]).toMatchObject({ owner: { id: 'own_harbor' }, timeZone: 'Europe/Brussels' });
  });

  it('of two colleagues both changes are kept, and nothing that was typed is lost', async () => {
    const location = await done(session.request(getLocation, { locationId: 'loc_downtown' }));
    const saved = vi.fn<(location: object) => void>();
    const model = createEdit({ session, location, onSaved: saved });
    const end = model.begin();
    model.form.type('memberBenefit', '');
    model.form.type('lowSeats', 5);
    const manager = await signedIn('manager');
    await done(manager.request(updateLocation, { locationId: 'loc_downtown', version: 1, city: 'Oak Park' }));
    await model.save();
    expect(model.$screen.get().conflict).toBeUndefined();
    expect(saved.mock.calls[0]?.[0]).toMatchObject({ city: 'Oak Park', memberBenefit: null, lowSeats: 5, version: 3 });
    end();
  });
});

describe('partners', () => {
  async function openPartners(own = session) {
    const { model: place } = await openPlace('loc_downtown', own);
    const shown = () => {
      const screen = place.$screen.get();
      if (screen.is !== 'place') throw new Error(`It shows ${screen.is}.`);
      return screen.place;
    };
    const model = createPartners({
      session: own,
      locationId: 'loc_downtown',
      onChanged: place.took,
      onStale: place.refresh,
    });
    await known(model.$loaded);
    await model.readOffered();
    return { model, shown, names: async () => (await known(model.$loaded)).items.map(({ name }) => name) };
  }

  it('a manager types the name of one, whose members train here from then on', async () => {
    const { model, shown, names } = await openPartners(await signedIn('manager'));
    expect(await names()).toEqual(['Northside Gym']);
    model.form.type('partner', ' la fitness');
    await model.add(shown());
    expect(await names()).toEqual(['LA Fitness', 'Northside Gym']);
    expect([shown().partnerIds, model.$done.get()?.partner.name]).toEqual([['northside', 'lafitness'], 'LA Fitness']);
    expect(model.form.$form.get().values.partner).toBe('');
  });

  it('one that nobody knows, or that is here already, is not sent', async () => {
    const { model, shown } = await openPartners();
    const problemOf = async (typed: string) => {
      model.form.type('partner', typed);
      await model.add(shown());
      return model.form.$form.get().problems.partner;
    };
    expect([await problemOf(''), await problemOf('Southside'), await problemOf('Northside Gym')]).toEqual([
      'partnerUnknown',
      'partnerUnknown',
      'partnerUnknown',
    ]);
    expect(shown().version).toBe(1);
  });

  it('one that was taken away by mistake is brought back', async () => {
    const { model, shown, names } = await openPartners();
    const partner = { id: 'northside', name: 'Northside Gym' };
    await model.make(shown(), { partner, to: 'out' });
    expect([await names(), model.$done.get()?.to]).toEqual([[], 'out']);
    await model.make(shown(), { partner, to: 'in' });
    expect(await names()).toEqual(['Northside Gym']);
  });

  it('a colleague’s change in between keeps what was typed, and the second press keeps theirs', async () => {
    const { model, shown, names } = await openPartners();
    const manager = await signedIn('manager');
    await done(manager.request(updateLocation, { locationId: 'loc_downtown', partnerIds: ['northside', 'fitshop'] }));
    model.form.type('partner', 'LA Fitness');
    await model.add(shown());
    expect(model.form.$form.get()).toMatchObject({
      values: { partner: 'LA Fitness' },
      refusal: { code: 'versionConflict' },
    });
    expect(await names()).toEqual(['Fitshop', 'Northside Gym']);
    await model.add(shown());
    expect(await names()).toEqual(['Fitshop', 'LA Fitness', 'Northside Gym']);
  });

  it('who works at the desk reads them, and changes nothing', async () => {
    const { shown, model } = await openPartners(await signedIn('clerk'));
    expect(isOffered(shown(), 'edit')).toBe(false);
    await model.make(shown(), { partner: { id: 'northside', name: 'Northside Gym' }, to: 'out' });
    expect(model.$press.get()).toMatchObject({ is: 'refused' });
  });
});

describe('activation codes', () => {
  const codes = (who = session) => createCodes(who, 'loc_downtown');

  it('the code that a machine uses up is gone from the screen at the next look', async () => {
    const model = codes();
    await known(model.$current);
    model.form.type('maxUses', 1);
    const made = await model.create();
    const [current] = await known(model.$current);
    expect([current?.id, model.$gone.get()]).toEqual([made?.id, undefined]);
    const [machine] = (await done(session.request(listEquipment, { locationId: 'loc_downtown', stage: 'configured' })))
      .items;
    const console = openSession(sandbox);
    await done(
      console.request(activateEquipment, {
        serialNumber: machine?.serialNumber ?? '',
        activationCode: made?.code ?? '',
      }),
    );
    await model.look();
    expect(model.$gone.get()).toMatchObject({ id: made?.id });
    expect((await known(model.$current)).map(({ code }) => code)).toEqual(['DWNT-WN27']);
  });

  it('counts down by how long is left, whatever the clock of the computer says', async () => {
    // the server is three days ahead of this computer
    const ahead = Math.floor(Date.now() / 1000) + 3 * DAY;
    await sandbox.send('POST', '/sandbox/clock', { body: { now: ahead } });
    onTestFinished(async () => {
      await sandbox.send('POST', '/sandbox/clock', { body: { now: Math.floor(Date.now() / 1000) } });
    });
    const model = codes(await signedIn('owner'));
    const [current] = await known(model.$current);
    const left = ((current?.endsAt ?? 0) - performance.now()) / 1000;
    expect(left).toBeGreaterThan(4 * DAY - 600);
    expect(left).toBeLessThanOrEqual(4 * DAY);
  });

  it('a code that is good for nothing is not sent, and what was typed stays', async () => {
    const model = codes();
    model.form.type('maxUses', 0);
    expect(await model.create()).toBeUndefined();
    expect(model.form.$form.get()).toMatchObject({ problems: { maxUses: 'usesWrong' }, values: { maxUses: 0 } });
  });

  it('a revoked code is told in the table, and cannot be used', async () => {
    const model = codes();
    const [current] = await known(model.$current);
    const rows = async (): Promise<readonly ActivationCode[]> => {
      const screen = await until(model.all.$screen, state => state.is === 'list' && !state.waiting);
      return screen.is === 'list' ? (screen.items ?? []) : [];
    };
    expect((await rows()).find(({ id }) => id === current?.id)?.status).toBe('active');
    if (current) await model.revoke(current);
    expect((await rows()).find(({ id }) => id === current?.id)?.status).toBe('revoked');
    expect(await known(model.$current)).toEqual([]);
  });

  it('staff see the one that can be used', async () => {
    const model = codes(await signedIn('clerk'));
    expect((await known(model.$current)).map(({ code }) => code)).toEqual(['DWNT-WN27']);
    expect(await refused((await signedIn('clerk')).request(createActivationCode, { locationId: 'loc_downtown' }))).toBe(
      'forbidden',
    );
  });
});

describe('people', () => {
  const open = async (who: Session) => {
    const model = createUsers(who, 'loc_downtown');
    const screen = await until(model.list.$screen, state => state.is !== 'list' || !state.waiting);
    if (screen.is !== 'list') throw new Error(`It shows ${screen.is}.`);
    return { model, items: screen.items ?? [] };
  };
  const roles = ({ $screen }: Awaited<ReturnType<typeof open>>['model']['list']) => {
    const screen = $screen.get();
    return screen.is === 'list' ? Object.fromEntries((screen.items ?? []).map(one => [one.userId, one.role])) : {};
  };

  it('an owner makes staff a manager, and disconnects another', async () => {
    const { model, items } = await open(session);
    const [clerk, manager] = ['usr_clerk', 'usr_manager'].map(id => items.find(({ userId }) => userId === id));
    if (!clerk || !manager) throw new Error('They are not there.');
    await model.make({ user: clerk, to: 'manager' });
    await model.make({ user: manager, to: 'out' });
    expect(roles(model.list)).toEqual({ usr_clerk: 'manager' });
  });

  it('a manager asks staff by email, and is told who decides on managers', async () => {
    const manager = await signedIn('manager');
    const invited = vi.fn<(sent: object) => void>();
    const model = createInvitation({ session: manager, locationId: 'loc_downtown', onInvited: invited });
    model.form.type('email', 'new@');
    await model.send();
    expect(model.form.$form.get().problems.email).toBe('emailMalformed');
    model.form.type('email', 'new@harbor.test');
    model.form.type('role', 'manager');
    await model.send();
    expect(model.form.$form.get().refusal).toMatchObject({ code: 'managersByOwner' });
    model.form.type('role', 'staff');
    await model.send();
    expect(invited).toHaveBeenCalledWith({ email: 'new@harbor.test', role: 'staff' });
  });
});

describe('what is wrong', () => {
  it('is quiet for as long as somebody wants, and can be heard again', async () => {
    await runDueAlarms(sandbox.database.db, session.clock.now());
    const model = createSummary(session, 'loc_downtown');
    const { items } = await known(model.$alarms);
    const [alarm] = items;
    if (!alarm) throw new Error('Nothing is wrong.');
    await model.snooze(alarm, 7);
    expect((await known(model.$alarms)).items.map(({ id }) => id)).not.toContain(alarm.id);
    await model.wake(alarm);
    expect((await known(model.$alarms)).items.map(({ id }) => id)).toContain(alarm.id);
  });
});

describe('transfers', () => {
  it('everything goes that was not unticked, once the other side accepts', async () => {
    const offered = vi.fn<(transfer: object) => void>();
    const place = await done(session.request(getLocation, { locationId: 'loc_airport' }));
    const offer = createOffer({ session, place, onOffered: offered });
    await offer.begin();
    const machines = await known(offer.$machines);
    expect(machines).toHaveLength(8);
    offer.form.type('to', 'loc_nowhere');
    await offer.send();
    expect(offer.form.$form.get().problems.to).toBe('toUnknown');
    offer.form.type('to', 'loc_pulse');
    offer.form.type(
      'staying',
      machines.map(({ id }) => id),
    );
    await offer.send();
    expect(offer.form.$form.get().problems.staying).toBe('nothingTicked');
    offer.form.type('staying', ['eqp_20']);
    await offer.send();
    expect(offered).toHaveBeenCalledOnce();

    const moved = vi.fn<() => void>();
    const pulse = createTransfers(await signedIn('otherOwner'), 'loc_pulse', moved);
    const [transfer] = await known(pulse.$offers);
    if (!transfer) throw new Error('Nothing was offered.');
    expect([transfer.role, transfer.equipment.length]).toEqual(['receiver', 7]);
    await pulse.decide({ transfer, decision: 'accept' });
    expect(moved).toHaveBeenCalledOnce();
    expect(await done(session.request(getLocation, { locationId: 'loc_airport' }))).toMatchObject({
      equipmentCount: 1,
    });
  });
});
