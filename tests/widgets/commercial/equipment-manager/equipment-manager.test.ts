import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importEquipment } from '../../../../src/core/contract/commercial/equipment-import.js';
import type { Session } from '../../../../src/core/session/session.js';
import { createMachineList } from '../../../../src/widgets/commercial/equipment-manager/model.js';
import { openTestSandbox, type TestSandbox } from '../../../support/sandbox.js';
import { done } from '../../../support/results.js';
import { openSession } from '../../../support/session.js';
import { createLocation, deleteLocation } from '../../../../src/core/contract/commercial/locations.js';
import { pageOf, patience } from './support.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
});
afterAll(() => sandbox.close());

async function open(session: Session, query = '', locationId?: string) {
  const reported: string[] = [];
  const model = createMachineList({ session, query, locationId, onQuery: changed => void reported.push(changed) });
  model.$screen.listen(() => undefined);
  model.$known.listen(() => undefined);
  await vi.waitFor(() => expect(list(model).waiting).toBe(false), patience);
  return { model, reported };
}

function list({ $screen }: Pick<ReturnType<typeof createMachineList>, '$screen'>) {
  const screen = $screen.get();
  if (screen.is !== 'list') throw new Error(`It shows ${screen.is}.`);
  return screen;
}

const ids = (model: ReturnType<typeof createMachineList>) => (list(model).items ?? []).map(({ id }) => id);

describe('an owner in front of their machines', () => {
  it('sees those of every location and those that stand nowhere, with what they can filter by', async () => {
    const { model } = await open(await pageOf(sandbox, 'owner'));
    expect(list(model)).toMatchObject({ total: 29 });
    expect(ids(model)).toHaveLength(25);
    await vi.waitFor(() => expect(model.places.$places.get().named).toHaveLength(4), patience);
    expect(model.$known.get()).toMatchObject({ mayPlace: true, mayMove: true });
    expect(model.$known.get().models.map(({ name }) => name)).toContain('EX-9s Pro bike');
  });

  it('finds what needs somebody, and the address says it', async () => {
    const { model, reported } = await open(await pageOf(sandbox, 'owner'), 'status=fault');
    expect(ids(model)).toEqual(['eqp_9']);
    await model.filterOnly({ connection: 'neverSeen', stage: 'configured' });
    expect(ids(model)).toEqual(['eqp_11']);
    await model.filterOnly({ license: 'unseated', locationId: 'loc_downtown' });
    expect(ids(model)).toContain('eqp_70');
    expect(reported).toEqual(['connection=neverSeen&stage=configured', 'license=unseated&locationId=loc_downtown']);
  });

  it('reads the name of a location that the address filters by, though it is closed by now', async () => {
    const session = await pageOf(sandbox, 'owner');
    const place = await done(session.request(createLocation, { name: 'Harbor Pier', countryCode: 'US' }));
    await done(session.request(deleteLocation, { locationId: place.id, version: place.version }));
    const { model } = await open(session, `locationId=${place.id}`);
    await vi.waitFor(
      () => expect(model.places.$places.get().named).toContainEqual({ id: place.id, name: 'Harbor Pier' }),
      patience,
    );
  });

  it('finds a machine by a part of its label', async () => {
    const { model } = await open(await pageOf(sandbox, 'owner'));
    const [first] = list(model).items ?? [];
    model.search(first?.serialNumber?.slice(-4) ?? '');
    await vi.waitFor(() => expect(ids(model)).toEqual([first?.id]), patience);
  });

  it('sees one location alone where the page is about it', async () => {
    const { model } = await open(await pageOf(sandbox, 'owner'), 'locationId=loc_downtown', 'loc_airport');
    expect(new Set(list(model).items?.map(({ location }) => location?.id))).toEqual(new Set(['loc_airport']));
    expect(list(model).query.filters).toEqual({});
  });
});

describe('what somebody may do to many', () => {
  const known = async (who: 'dealer' | 'manager' | 'clerk' | 'customerServiceManager') => {
    const { model } = await open(await pageOf(sandbox, who));
    await vi.waitFor(() => expect(model.places.$places.get().named.length).toBeGreaterThan(0), patience);
    const { mayPlace, mayMove } = model.$known.get();
    return { mayPlace, mayMove };
  };

  it('is what the server lets them do at their locations', async () => {
    expect(await known('dealer')).toEqual({ mayPlace: false, mayMove: true });
    expect(await known('manager')).toEqual({ mayPlace: true, mayMove: true });
    expect(await known('clerk')).toEqual({ mayPlace: false, mayMove: false });
    expect(await known('customerServiceManager')).toEqual({ mayPlace: true, mayMove: true });
  });
});

describe('who may import', () => {
  it.each(['dealer', 'owner', 'manager', 'clerk', 'customerServiceManager'] as const)(
    '%s is offered it where the server lets them, and nowhere else',
    async who => {
      const session = await pageOf(sandbox, who);
      const mayImport = async (locationId?: string) => {
        const { model } = await open(session, '', locationId);
        await vi.waitFor(() => expect(model.places.$places.get().named.length).toBeGreaterThan(0), patience);
        return model.$known.get().mayImport;
      };
      const offered = { everywhere: await mayImport(), downtown: await mayImport('loc_downtown') };
      // last: whoever is forbidden something is signed out
      const csv = 'serial_number,model_id\nNEW-0001,row-9-pro';
      const asked = await session.request(importEquipment, { csv, locationId: 'loc_downtown', dryRun: true });
      expect(offered).toEqual({ everywhere: asked.ok, downtown: asked.ok });
    },
  );

  it('a dealer is not offered it at a location of another', async () => {
    const { model } = await open(await pageOf(sandbox, 'dealer'), '', 'loc_lakeside');
    expect(model.$known.get().mayImport).toBe(false);
  });
});

it('nobody who is signed out sees a machine', async () => {
  const model = createMachineList({ session: openSession(sandbox), query: '', onQuery: () => undefined });
  model.$screen.listen(() => undefined);
  await vi.waitFor(() => expect(model.$screen.get().is).toBe('signedOut'), patience);
});
