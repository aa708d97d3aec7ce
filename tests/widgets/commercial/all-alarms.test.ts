import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { signIn } from '../../../src/core/contract/auth.js';
import { listAlarms } from '../../../src/core/contract/commercial/alarms.js';
import { now } from '../../../src/core/dates.js';
import type { Session } from '../../../src/core/session/session.js';
import { runDueAlarms } from '../../../src/sandbox/commercial/alarms/due.js';
import { everyLogin } from '../../../src/sandbox/world/logins.js';
import { createAlarms } from '../../../src/widgets/commercial/location-manager/alarms/model.js';
import { createViews } from '../../../src/widgets/commercial/location-manager/list/views-model.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';
import { patience } from '../../support/patience.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.load('commercial');
  await runDueAlarms(sandbox.database.db, now());
});

async function signedIn(who: keyof typeof everyLogin): Promise<Session> {
  const session = openSession(sandbox);
  await done(session.request(signIn, everyLogin[who]));
  return session;
}

async function openAlarms(session: Session, query = '') {
  const said: string[] = [];
  const onChanged = vi.fn<() => void>();
  const model = createAlarms({ session, query, onQuery: to => void said.push(to), onChanged });
  onTestFinished(model.list.$screen.listen(() => undefined));
  const list = () => {
    const screen = model.list.$screen.get();
    if (screen.is !== 'list') throw new Error(`It shows ${screen.is}.`);
    return screen;
  };
  await vi.waitFor(() => expect(list().waiting).toBe(false), patience);
  const shown = () => (list().items ?? []).map(({ kind, location }) => `${kind} ${location.id}`);
  return { model, list, shown, said, onChanged };
}

describe('who sees several locations', () => {
  it('reads what is wrong at all of them, what cannot wait first', async () => {
    const { shown, list } = await openAlarms(await signedIn('owner'));
    expect(list().total).toBe(5);
    expect(shown().slice(0, 3)).toEqual(['fault loc_downtown', 'offline loc_downtown', 'licenseEnds loc_lakeside']);
  });

  it('reads one kind, or one location, which the address says', async () => {
    const { model, shown, said } = await openAlarms(await signedIn('owner'), 'kind=seatsLow');
    expect(shown().toSorted()).toEqual(['seatsLow loc_airport', 'seatsLow loc_lakeside']);
    await model.list.filterOnly({ locationId: 'loc_lakeside' });
    expect(shown()).toEqual(['licenseEnds loc_lakeside', 'seatsLow loc_lakeside']);
    expect(said).toEqual(['locationId=loc_lakeside']);
    await vi.waitFor(() => expect(model.places.$places.get().named).toHaveLength(4), patience);
  });

  it('is left alone with one for a week, finds it among the snoozed, and ends that', async () => {
    const { model, list, shown, onChanged } = await openAlarms(await signedIn('owner'));
    const [fault] = list().items ?? [];
    if (!fault) throw new Error('There is no alarm.');
    await model.snoozing.snooze(fault, 7);
    expect(shown()).not.toContain('fault loc_downtown');
    expect(onChanged).toHaveBeenCalledOnce();
    await model.list.filter('state', 'snoozed');
    expect(shown()).toEqual(['fault loc_downtown']);
    await model.snoozing.wake(fault);
    expect([shown(), model.snoozing.$snoozing.get().is]).toEqual([[], 'nothing']);
    await model.list.clearFilters();
    expect(shown()[0]).toBe('fault loc_downtown');
  });

  it('keeps the row where the server refuses to silence it, and reads why', async () => {
    const session = await signedIn('owner');
    const { model, list, shown } = await openAlarms(session);
    const [fault] = list().items ?? [];
    if (!fault) throw new Error('There is no alarm.');
    await model.snoozing.snooze({ ...fault, id: 'alm_none' }, 1);
    expect(model.snoozing.$snoozing.get()).toMatchObject({ is: 'refused', failure: { code: 'notFound' } });
    expect(shown()).toContain('fault loc_downtown');
  });
});

describe('the two views of all locations', () => {
  async function openViews(query = '', who: keyof typeof everyLogin = 'owner') {
    const said: string[] = [];
    const session = await signedIn(who);
    const model = createViews({ session, query, onQuery: to => void said.push(to) });
    onTestFinished(model.$alarms.listen(() => undefined));
    return { model, said, session };
  }

  it('say how many alarms there are, for whoever reads', async () => {
    for (const [who, total] of [
      ['owner', 5],
      ['clerk', 2],
      ['customerServiceManager', 6],
    ] as const) {
      const { model } = await openViews('', who);
      await vi.waitFor(() => expect(model.$alarms.get()).toMatchObject({ is: 'known', data: { total } }), patience);
    }
  });

  it('have an address each, and each keeps what it shows while the other is open', async () => {
    const { model, said } = await openViews('sort=-alerts');
    model.open('alerts');
    model.set('alerts', 'kind=fault', false);
    model.open('locations');
    model.open('alerts');
    expect(said).toEqual(['view=alerts', 'view=alerts&kind=fault', 'sort=-alerts', 'view=alerts&kind=fault']);
  });

  it('open where an address or the back button says', async () => {
    const { model, said } = await openViews('view=alerts&page=2');
    expect(model.$views.get()).toEqual({ open: 'alerts', queries: { locations: '', alerts: 'page=2' } });
    model.follow('alerts=yes');
    expect(model.$views.get()).toMatchObject({ open: 'locations', queries: { locations: 'alerts=yes' } });
    expect(said).toEqual([]);
  });

  it('stay where somebody went, though a search of the other comes late', async () => {
    const { model, said } = await openViews();
    model.open('alerts');
    model.set('locations', 'q=harbor', true);
    expect(model.$views.get().open).toBe('alerts');
    model.open('locations');
    expect(said).toEqual(['view=alerts', 'q=harbor']);
  });

  it('count anew once one was silenced', async () => {
    const { model, session } = await openViews();
    await vi.waitFor(() => expect(model.$alarms.get().is).toBe('known'), patience);
    const { items } = await done(session.request(listAlarms, { kind: 'fault' }));
    const { model: alarms } = await openAlarms(session);
    if (items[0]) await alarms.snoozing.snooze(items[0], 1);
    model.recount();
    await vi.waitFor(() => expect(model.$alarms.get()).toMatchObject({ data: { total: 4 } }), patience);
  });
});
