import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn as signInCall } from '../../../src/core/contract/auth.js';
import { listOfferRecords } from '../../../src/core/contract/staff-offers.js';
import { staffAreas } from '../../../src/core/session/staff-areas.js';
import type { Session } from '../../../src/core/session/session.js';
import { logins } from '../../../src/sandbox/world/logins.js';
import { createOfferList } from '../../../src/widgets/staff/offer-list/model.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';
import { patience } from '../../support/patience.js';

let sandbox: TestSandbox;
let session: Session;
beforeAll(async () => {
  sandbox = await openTestSandbox('offers');
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  session = openSession(sandbox);
  await done(session.request(signInCall, logins.marketing));
});

type Model = ReturnType<typeof createOfferList>;

const reported: { query: string; typing: boolean }[] = [];

/** A colleague in front of the list that an address names. */
async function open(query = ''): Promise<Model> {
  reported.length = 0;
  const model = createOfferList({
    session,
    query,
    onQuery: (changed, typing) => void reported.push({ query: changed, typing }),
  });
  model.$screen.listen(() => undefined);
  model.$known.listen(() => undefined);
  await settled(model);
  return model;
}

function list(model: Model) {
  const screen = model.$screen.get();
  if (screen.is !== 'list') throw new Error(`It shows ${screen.is}.`);
  return screen;
}

async function settled(model: Model): Promise<void> {
  await vi.waitFor(() => {
    const screen = model.$screen.get();
    expect(screen.is === 'list' && screen.waiting).toBe(false);
  }, patience);
}

const ids = (model: Model) => (list(model).items ?? []).map(({ id }) => id);
const states = (model: Model) => [...new Set((list(model).items ?? []).map(({ state }) => state))];

describe('a colleague in front of the offers', () => {
  it('sees what was saved last first, and how many there are', async () => {
    const model = await open();
    expect(ids(model)).toHaveLength(25);
    expect(ids(model).slice(1, 4)).toEqual(['us-premier-monthly', 'us-premier-annual-trial', 'off_winter']);
    expect(list(model).total).toBeGreaterThan(50);
    expect(list(model).items?.[1]).toMatchObject({ state: 'changed', asked: true, savedBy: 'Mika Lind' });
  });

  it('opens the view that an address names, and reports the address of every other', async () => {
    const model = await open('state=draft&audience=campaign');
    expect(ids(model)).toEqual(['off_winter']);
    await model.filter('audience', undefined);
    expect(states(model)).toEqual(['draft']);
    await model.sort('plan');
    await model.clearFilters();
    await model.turnTo(2);
    model.hide(['campaign']);
    expect(reported.map(({ query }) => query)).toEqual([
      'state=draft',
      'state=draft&sort=plan',
      'sort=plan',
      'sort=plan&page=2',
      'sort=plan&page=2&hide=campaign',
    ]);
    const again = await open(reported.at(-1)?.query);
    expect([ids(again), list(again).query.hidden]).toEqual([ids(model), ['campaign']]);
  });

  it('searches with the last letter typed, once, and no letter is a step of the history', async () => {
    const model = await open('page=2');
    const asked = vi.spyOn(session, 'request');
    for (const q of ['w', 'wi', 'winter']) model.search(q);
    expect(list(model).query).toMatchObject({ q: 'winter', page: 1 });
    await vi.waitFor(() => expect(ids(model)).toEqual(['off_winter']), patience);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(reported).toEqual([{ query: 'q=winter', typing: true }]);
  });

  it('goes back to what the address says, without reporting it', async () => {
    const model = await open('state=draft');
    model.follow('?state=changed');
    await settled(model);
    expect([states(model), reported]).toEqual([['changed'], []]);
    // its own address asks for nothing
    const asked = vi.spyOn(session, 'request');
    model.follow('state=changed');
    expect(asked).not.toHaveBeenCalled();
  });

  it('is taken to the last page where theirs is gone', async () => {
    const model = await open('page=90');
    await vi.waitFor(() => expect(list(model).query.page).toBe(Math.ceil(list(model).total / 25)), patience);
    await settled(model);
    expect(ids(model).length).toBeGreaterThan(0);
  });

  it('keeps what was set while the page does not come, and asks for it again', async () => {
    const model = await open();
    await sandbox.fail({ kind: 'status', call: 'listOfferRecords', status: 503, times: 3 });
    await model.filter('state', 'draft');
    expect(list(model)).toMatchObject({ failure: 'broken', waiting: false, query: { filters: { state: 'draft' } } });
    model.retry();
    await settled(model);
    expect([states(model), list(model).failure]).toEqual([['draft'], undefined]);
  });

  it('can filter by every country and campaign that there is', async () => {
    const model = await open();
    await vi.waitFor(() => expect(model.$known.get().countries).toEqual(['BE', 'CA', 'MX', 'US']), patience);
    expect(model.$known.get().campaigns.map(({ id }) => id)).toEqual(['new-year', 'summer']);
    await model.filter('campaign', 'summer');
    expect([...new Set(list(model).items?.map(({ campaign }) => campaign))]).toEqual(['summer']);
  });

  it('is asked to sign in where nobody is', async () => {
    session = openSession(sandbox);
    const model = createOfferList({ session, query: '', onQuery: () => undefined });
    model.$screen.listen(() => undefined);
    await vi.waitFor(() => expect(model.$screen.get().is).toBe('signedOut'), patience);
  });
});

it('the portal shows offers to those whom the call lets read them', () => {
  expect(staffAreas.offers).toEqual(listOfferRecords.guard);
});
