import { describe, expect, it, vi } from 'vitest';
import { changeEquipment } from '../../../src/core/contract/commercial/equipment.js';
import {
  createLicense as createCall,
  listLicenses,
  updateLicense,
} from '../../../src/core/contract/commercial/licenses.js';
import { mostSeats, type License } from '../../../src/core/contract/schemas/commercial/licenses.js';
import { addDays } from '../../../src/core/dates.js';
import type { Session } from '../../../src/core/session/session.js';
import { MOST_SEATS } from '../../../src/widgets/commercial/license-manager/edit/check-seats.js';
import { createNewLicense } from '../../../src/widgets/commercial/license-manager/edit/create.js';
import { dayOf } from '../../../src/widgets/commercial/license-manager/edit/day.js';
import { createLicenseEditor } from '../../../src/widgets/commercial/license-manager/edit/model.js';
import { createLicenseList } from '../../../src/widgets/commercial/license-manager/model.js';
import { createLicense } from '../../../src/widgets/commercial/license-manager/seats/model.js';
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

async function listFor(query = '', locationId?: string) {
  const model = createLicenseList({ session, query, locationId, onQuery: nothing });
  model.$screen.listen(nothing);
  model.$known.listen(nothing);
  await vi.waitFor(() => expect(model.$screen.get()).toMatchObject({ is: 'list', waiting: false }), patience);
  const screen = model.$screen.get();
  return { model, ids: screen.is === 'list' ? (screen.items ?? []).map(({ id }) => id) : [] };
}

async function licenseNamed(id: string): Promise<License> {
  const { items } = await done(session.request(listLicenses, {}));
  const found = items.find(one => one.id === id);
  if (!found) throw new Error(`No license ${id}.`);
  return found;
}

/** A license that somebody has opened beside the list. */
async function open(id: string) {
  const changed = vi.fn();
  const model = createLicense({ session, license: await licenseNamed(id), onChanged: changed });
  model.$license.listen(nothing);
  for (const list of [model.seated, model.unseated]) list.$screen.listen(nothing);
  model.seating.$seating.listen(nothing);
  await vi.waitFor(() => expect(model.seated.$screen.get()).toMatchObject({ is: 'list', waiting: false }), patience);
  await vi.waitFor(() => expect(model.unseated.$screen.get()).toMatchObject({ waiting: false }), patience);
  return { model, changed };
}

const inList = (screen: { is: string; items?: readonly { id: string }[] | undefined }) =>
  (screen.items ?? []).map(({ id }) => id);

describe('a list of licenses', () => {
  it.each([
    [
      'an owner sees those of all locations, what ends first on top, and last what has ended',
      'owner',
      '',
      ['lic_lakeside', 'lic_airport', 'lic_downtown', 'lic_lakeside_old'],
    ],
    ['an owner sees what ends soon', 'owner', 'status=expiring', ['lic_lakeside']],
    ['an owner sees those of one location', 'owner', 'locationId=loc_airport', ['lic_airport']],
    ['a dealer sees none of a location without a dealer', 'dealer', '', ['lic_airport', 'lic_downtown']],
    ['who works at a location sees its own', 'clerk', '', ['lic_downtown']],
  ] as const)('%s', async (_, who, query, ids) => {
    await comesIn(session, who);
    expect((await listFor(query)).ids).toEqual(ids);
  });

  it('a page about one location lists nothing else, and has no filter by location', async () => {
    await comesIn(session, 'owner');
    const { model, ids } = await listFor('locationId=loc_airport', 'loc_lakeside');
    expect(ids).toEqual(['lic_lakeside', 'lic_lakeside_old']);
    expect(model.places.$places.get().named).toEqual([]);
  });

  it.each([
    ['owner', { mayManage: false, mayOrder: false }],
    ['dealer', { mayManage: false, mayOrder: true }],
    ['customerServiceManager', { mayManage: true, mayOrder: true }],
  ] as const)('%s is offered what they may do', async (who, may) => {
    await comesIn(session, who);
    expect((await listFor()).model.$known.get()).toMatchObject(may);
  });

  it('customer service manages what the calls let it manage', () => {
    expect([createCall.guard, updateLicense.guard]).toEqual([['customerServiceManager'], ['customerServiceManager']]);
    expect(MOST_SEATS).toBe(mostSeats);
  });
});

describe('seats of a license', () => {
  it('an owner sees who has one, who could have one, and gives them', async () => {
    await comesIn(session, 'owner');
    const { model, changed } = await open('lic_downtown');
    await vi.waitFor(() => expect(model.$license.get().maySeat).toBe(true), patience);
    expect(inList(model.seated.$screen.get())).toHaveLength(10);
    expect(inList(model.unseated.$screen.get())).toEqual(expect.arrayContaining(['eqp_11', 'eqp_12']));
    model.go('choosing');
    await model.seating.check('assign', ['eqp_11', 'eqp_12']);
    expect(model.seating.$seating.get()).toMatchObject({ is: 'checked', fate: { changed: 2, refused: [] } });
    // nothing has been done yet
    expect((await licenseNamed('lic_downtown')).seatsUsed).toBe(10);
    await model.seating.change();
    expect(model.seating.$seating.get()).toMatchObject({ is: 'changed', fate: { changed: 2 } });
    await vi.waitFor(
      () => expect(model.$license.get().license).toMatchObject({ seatsUsed: 12, status: 'full' }),
      patience,
    );
    expect(changed).toHaveBeenCalled();
  });

  it('is told which machines get none, and why, before anything is done', async () => {
    await comesIn(session, 'owner');
    const { model } = await open('lic_downtown');
    await model.seating.check('assign', ['eqp_11', 'eqp_12', 'eqp_90']);
    expect(model.seating.$seating.get()).toMatchObject({
      is: 'checked',
      fate: { changed: 2, refused: [{ code: 'seatLimitReached', names: [expect.any(String)] }] },
    });
  });

  it('a manager takes seats away, and they are free', async () => {
    await comesIn(session, 'manager');
    const { model } = await open('lic_downtown');
    await model.seating.check('release', ['eqp_1', 'eqp_2']);
    await model.seating.change();
    await vi.waitFor(() => expect(model.$license.get().license.seatsUsed).toBe(8), patience);
    await vi.waitFor(() => expect(inList(model.seated.$screen.get())).not.toContain('eqp_1'), patience);
  });

  it('whose answer is lost asks again, and no seat is taken twice', async () => {
    await comesIn(session, 'owner');
    const { model } = await open('lic_downtown');
    await model.seating.check('assign', ['eqp_11']);
    await sandbox.fail({ kind: 'loseAnswer', call: 'changeEquipment', times: 3 });
    await model.seating.change();
    expect(model.seating.$seating.get()).toMatchObject({ is: 'failed', fate: { changed: 1 } });
    await model.seating.again();
    expect(model.seating.$seating.get()).toMatchObject({ is: 'changed', fate: { changed: 1 } });
    expect((await licenseNamed('lic_downtown')).seatsUsed).toBe(11);
  });

  it.each(['dealer', 'clerk'] as const)('a %s looks, and is offered nothing to change', async who => {
    await comesIn(session, who);
    const { model } = await open('lic_downtown');
    await vi.waitFor(() => expect(inList(model.seated.$screen.get())).toHaveLength(10), patience);
    expect(model.$license.get()).toMatchObject({ maySeat: false, mayManage: false });
  });
});

describe('customer service', () => {
  const edit = async (id: string) => {
    const saved = vi.fn();
    const model = createLicenseEditor({
      session,
      license: await licenseNamed(id),
      onSaved: saved,
      onReleased: nothing,
    });
    model.$editing.listen(nothing);
    return { model, saved };
  };

  it('gives a license more seats and a later end', async () => {
    await comesIn(session, 'customerServiceManager');
    const { model } = await edit('lic_lakeside');
    const later = addDays(session.clock.now(), 400);
    model.type('seats', 9);
    model.type('endsOn', dayOf(later));
    await model.save();
    const now = await licenseNamed('lic_lakeside');
    expect([now.seats, dayOf(now.expiresAt), now.status]).toEqual([9, dayOf(later), 'active']);
  });

  it('takes fewer seats than are taken only with those who give theirs up', async () => {
    await comesIn(session, 'customerServiceManager');
    const { model, saved } = await edit('lic_downtown');
    model.type('seats', 8);
    await model.save();
    expect(model.$editing.get().inUse).toMatchObject({ tooMany: 2 });
    expect(model.$editing.get().inUse?.machines).toHaveLength(10);
    model.choose(['eqp_1']);
    await model.releaseAndSave();
    expect(saved).not.toHaveBeenCalled();
    model.choose(['eqp_1', 'eqp_2']);
    await model.releaseAndSave();
    expect(saved).toHaveBeenCalledWith(expect.objectContaining({ seats: 8, seatsUsed: 8 }));
  });

  it('no number of seats is sent that is none', async () => {
    await comesIn(session, 'customerServiceManager');
    const { model } = await edit('lic_downtown');
    model.type('seats', undefined);
    await model.save();
    expect(model.form.$form.get().problems.seats).toBe('seatsMissing');
    model.type('seats', MOST_SEATS + 1);
    await model.save();
    expect(model.form.$form.get().problems.seats).toBe('seatsTooMany');
  });

  it('of two colleagues both changes are kept', async () => {
    await comesIn(session, 'customerServiceManager');
    const { model } = await edit('lic_airport');
    model.type('seats', 20);
    const expiresAt = addDays(session.clock.now(), 500);
    await done(session.request(updateLicense, { licenseId: 'lic_airport', version: 1, seats: 30, expiresAt }));
    await model.save();
    expect(model.$editing.get().conflict).toMatchObject({ fields: ['seats'], by: expect.any(String) });
    await model.keepMine();
    expect(await licenseNamed('lic_airport')).toMatchObject({ seats: 20, expiresAt });
  });

  it('suspends a license, and ends that', async () => {
    await comesIn(session, 'customerServiceManager');
    const { model } = await open('lic_downtown');
    model.askToSuspend();
    await model.suspend('Unpaid');
    expect(model.$license.get()).toMatchObject({ license: { status: 'suspended' }, note: { is: 'suspended' } });
    await model.suspend('');
    expect(model.$license.get()).toMatchObject({ license: { status: 'active' }, note: { is: 'resumed' } });
  });

  it('suspends nothing that somebody else has changed meanwhile, and sees who it was', async () => {
    await comesIn(session, 'customerServiceManager');
    const { model } = await open('lic_downtown');
    await done(session.request(updateLicense, { licenseId: 'lic_downtown', seats: 15 }));
    await model.suspend('');
    expect(model.$license.get()).toMatchObject({
      license: { seats: 15, suspended: false },
      note: { is: 'changedBy', name: expect.any(String) },
    });
  });

  it('makes a license of a location that was chosen from the list', async () => {
    await comesIn(session, 'customerServiceManager');
    const created = vi.fn();
    const model = createNewLicense({ session, locationId: undefined, onCreated: created });
    model.$places.listen(nothing);
    await model.create();
    expect(model.form.$form.get().problems).toMatchObject({
      locationId: 'placeMissing',
      plan: 'planMissing',
      seats: 'seatsMissing',
      endsOn: 'endMissing',
    });
    model.seek('riverside');
    await vi.waitFor(() => expect(model.$places.get()).toMatchObject([{ id: 'loc_riverside' }]), patience);
    model.choose({ id: 'loc_riverside', name: 'Harbor Riverside' });
    model.form.type('plan', 'Studio');
    model.form.type('seats', 3);
    model.form.type('endsOn', dayOf(session.clock.now()).replace(/^\d{4}/, '2020'));
    await model.create();
    expect(model.form.$form.get().problems.endsOn).toBe('endTooEarly');
    model.form.type('endsOn', dayOf(addDays(session.clock.now(), 30)));
    await model.create();
    expect(created).toHaveBeenCalledWith(
      expect.objectContaining({
        location: { id: 'loc_riverside', name: 'Harbor Riverside' },
        seats: 3,
        plan: 'Studio',
      }),
    );
  });
});

it('an owner changes no license', async () => {
  await comesIn(session, 'owner');
  const { model } = await open('lic_downtown');
  await model.suspend('');
  expect(model.$license.get()).toMatchObject({ note: { is: 'refused', code: 'forbidden' } });
  expect(changeEquipment.guard).toContain('commercialScope');
});
