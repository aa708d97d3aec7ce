import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signIn } from '../../../src/core/contract/auth.js';
import { createLocation, deleteLocation } from '../../../src/core/contract/commercial/locations.js';
import type { Session } from '../../../src/core/session/session.js';
import { everyLogin } from '../../../src/sandbox/world/logins.js';
import { createLicenseList } from '../../../src/widgets/commercial/license-manager/model.js';
import { createOrderList } from '../../../src/widgets/commercial/order-manager/model.js';
import { createPlaceFilter } from '../../../src/widgets/places/filter.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';
import { patience } from '../../support/patience.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
});
afterAll(() => sandbox.close());

async function signedIn(who: keyof typeof everyLogin): Promise<Session> {
  const session = openSession(sandbox);
  await done(session.request(signIn, everyLogin[who]));
  return session;
}

const open = (session: Session, name: string) => done(session.request(createLocation, { name, countryCode: 'US' }));

const { signal } = new AbortController();
const namesOf = (places: ReturnType<typeof createPlaceFilter>) => places.$places.get().named.map(({ name }) => name);

describe('who filters a list by location', () => {
  it('with a few locations chooses among all of them', async () => {
    const places = createPlaceFilter(await signedIn('owner'));
    await places.begin(signal);
    expect(places.$places.get().isMany).toBe(false);
    expect(namesOf(places)).toHaveLength(4);
  });

  it('with more than a menu holds searches them', async () => {
    const session = await signedIn('owner');
    for (const at of Array.from({ length: 9 }, (_, index) => index)) await open(session, `Harbor Pier ${at}`);
    const places = createPlaceFilter(session);
    await places.begin(signal);
    expect(places.$places.get().isMany).toBe(true);
  });

  it('reads the name of the one that an address names, though it is beyond the first, or closed', async () => {
    const session = await signedIn('owner');
    const last = await open(session, 'Zuider Harbor');
    await done(session.request(deleteLocation, { locationId: last.id, version: last.version }));
    const query = `locationId=${last.id}`;
    for (const create of [createLicenseList, createOrderList]) {
      const model = create({ session, query, onQuery: () => undefined });
      model.$screen.listen(() => undefined);
      await vi.waitFor(() => expect(namesOf(model.places)).toContain('Zuider Harbor'), patience);
      expect(namesOf(model.places).length).toBeGreaterThan(1);
    }
  });

  it('reads no name twice', async () => {
    const places = createPlaceFilter(await signedIn('owner'));
    await places.begin(signal);
    await places.follow('loc_downtown', signal);
    places.name({ id: 'loc_downtown', name: 'Harbor Hotel Downtown' });
    expect(namesOf(places).filter(name => name === 'Harbor Hotel Downtown')).toHaveLength(1);
  });

  it('reads nothing of the location of another', async () => {
    const places = createPlaceFilter(await signedIn('owner'));
    await places.begin(signal);
    await places.follow('loc_pulse', signal);
    expect(places.$places.get().named.map(({ id }) => id)).not.toContain('loc_pulse');
  });
});
