import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../../../../src/core/session/session.js';
import {
  createBulk,
  type BulkName,
  type BulkScreen,
} from '../../../../src/widgets/commercial/equipment-manager/bulk/model.js';
import { inWorld } from '../../../support/in-world.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { pageOf, patience, stands } from './support.js';

let sandbox: TestSandbox;
let session: Session;
inWorld('commercial', async opened => {
  sandbox = opened;
  session = await pageOf(sandbox, 'owner');
});

function begin(action: BulkName, ids: readonly string[]) {
  const onChanged = vi.fn();
  const model = createBulk({ session, action, ids, onChanged });
  model.$screen.listen(() => undefined);
  const leave = model.begin();
  return { model, onChanged, leave };
}

type Model = ReturnType<typeof begin>['model'];

const shows = (model: Model, is: BulkScreen['is']) =>
  vi.waitFor(() => expect(model.$screen.get().is).toBe(is), patience);

function fate({ $screen }: Model) {
  const screen = $screen.get();
  if (!('fate' in screen) || !screen.fate) throw new Error(`It shows ${screen.is}.`);
  return screen.fate;
}

describe('many machines at once', () => {
  it('are rehearsed first: who will change, who won’t and why, and nothing is done', async () => {
    const { model, onChanged } = begin('nextStage', ['eqp_1', 'eqp_2', 'eqp_11', 'eqp_12']);
    await shows(model, 'checked');
    expect(fate(model)).toMatchObject({
      changed: 2,
      refused: 2,
      groups: [{ code: 'stageComplete', names: ['Row-9 Pro rower 2', 'Stride-9 Pro treadmill 1'] }],
    });
    expect((await stands(session, 'eqp_12')).stage).toBe('shipped');
    expect(onChanged).not.toHaveBeenCalled();
  });

  it.each<[BulkName, string[]]>([
    ['nextStage', ['eqp_1', 'eqp_10', 'eqp_11', 'eqp_12', 'eqp_81']],
    ['rest', ['eqp_1', 'eqp_10', 'eqp_81']],
    ['assignLicense', ['eqp_11', 'eqp_12', 'eqp_70', 'eqp_80', 'eqp_81']],
    ['releaseLicense', ['eqp_1', 'eqp_11']],
  ])('end as the rehearsal of %s said, machine by machine', async (action, ids) => {
    const { model } = begin(action, ids);
    await shows(model, 'checked');
    const rehearsed = fate(model);
    await model.change();
    expect(model.$screen.get()).toEqual({ is: 'changed', fate: rehearsed });
  });

  it('move to the location that is chosen, and not before one is', async () => {
    const { model, onChanged } = begin('place', ['eqp_1', 'eqp_70', 'eqp_80']);
    expect(model.$screen.get()).toEqual({ is: 'choosing', missing: false });
    await model.check();
    expect(model.$screen.get()).toEqual({ is: 'choosing', missing: true });
    await vi.waitFor(() => expect(model.$places.get()).toHaveLength(4), patience);
    model.seek('airp');
    await vi.waitFor(
      () => expect(model.$places.get()).toMatchObject([{ id: 'loc_airport', name: 'Harbor Hotel Airport' }]),
      patience,
    );
    const places = model.$places.get();
    const [airport] = typeof places === 'string' ? [] : places;
    if (!airport) throw new Error('The airport is not offered.');
    model.choose(airport);
    model.explain('The lobby is being painted');
    await model.check();
    // the one that is lent here stays
    expect(fate(model)).toMatchObject({ changed: 2, groups: [{ code: 'ownedByOther' }] });
    await model.change();
    expect(await stands(session, 'eqp_1')).toMatchObject({ location: { id: 'loc_airport' }, license: null });
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it('no seat is given twice: those that find none are refused for that', async () => {
    const { model } = begin('assignLicense', ['eqp_11', 'eqp_12', 'eqp_70']);
    await shows(model, 'checked');
    expect(fate(model)).toMatchObject({ changed: 2, refused: 1, groups: [{ code: 'seatLimitReached' }] });
  });

  it('are asked for again when the line breaks, and what was known of them stays in view', async () => {
    const { model } = begin('rest', ['eqp_1', 'eqp_2']);
    await shows(model, 'checked');
    await sandbox.fail({ kind: 'status', call: 'changeEquipment', status: 503, times: 1 });
    await model.change();
    expect(model.$screen.get()).toMatchObject({ is: 'failed', fate: { changed: 2 } });
    await model.again();
    expect(model.$screen.get()).toMatchObject({ is: 'changed', fate: { changed: 2, refused: 0 } });
    expect((await stands(session, 'eqp_1')).stage).toBe('rest');
  });

  it('a clerk’s are all refused', async () => {
    session = await pageOf(sandbox, 'clerk');
    const { model } = begin('rest', ['eqp_1', 'eqp_20']);
    await shows(model, 'checked');
    expect(
      fate(model)
        .groups.map(({ code }) => code)
        .toSorted(),
    ).toEqual(['forbidden', 'notFound']);
  });

  it('a dialog that is left waits for nothing', async () => {
    const { model, leave } = begin('rest', ['eqp_1']);
    leave();
    await new Promise(resolve => setTimeout(resolve, 300));
    expect(model.$screen.get()).toEqual({ is: 'checking' });
  });
});
