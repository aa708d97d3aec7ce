import { describe, expect, it, vi } from 'vitest';
import { changeEquipment } from '../../../../src/core/contract/commercial/equipment.js';
import type { Session } from '../../../../src/core/session/session.js';
import { inWorld } from '../../../support/in-world.js';
import { done } from '../../../support/results.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { openMachine, pageOf, patience, renamed, shown, stands } from './support.js';

let sandbox: TestSandbox;
let owner: Session;
inWorld('commercial', async opened => {
  sandbox = opened;
  owner = await pageOf(sandbox, 'owner');
});

describe('an owner who opens a machine', () => {
  it('sees what is known of it, who can have it, and which seats there are', async () => {
    const { model } = await openMachine(owner, 'eqp_9');
    expect(shown(model).machine).toMatchObject({ status: 'fault', faultCode: 'E04', license: { plan: 'Club' } });
    model.$beside.listen(() => undefined);
    await vi.waitFor(() => expect(model.$beside.get().licenses).toHaveLength(1), patience);
    expect(model.$beside.get().people?.map(({ firstName }) => firstName)).toEqual(['Cleo', 'Mona']);
  });

  it('moves it on, and the history says so', async () => {
    const { model, told } = await openMachine(owner, 'eqp_12');
    await model.run({ is: 'nextStage' });
    await model.run({ is: 'nextStage' });
    expect(shown(model)).toMatchObject({ machine: { stage: 'configured' }, done: 'nextStage', refused: undefined });
    expect(told).toEqual(['changed', 'changed']);
    await vi.waitFor(() => expect(model.$history.get().lines).toHaveLength(2), patience);
    expect(model.$history.get().lines?.[0]).toMatchObject({
      action: 'moveToNextStage',
      by: 'Owen Harper',
      before: { stage: 'installed' },
      after: { stage: 'configured' },
    });
  });

  it('marks a mended one as ready', async () => {
    const { model } = await openMachine(owner, 'eqp_9');
    await model.run({ is: 'ready' });
    expect(shown(model).machine).toMatchObject({ status: 'ready', faultCode: null });
  });

  it('brings one back that was out of service', async () => {
    const { model } = await openMachine(owner, 'eqp_10');
    await model.run({ is: 'nextStage' });
    expect(shown(model).machine.stage).toBe('complete');
  });

  it('is told when it is at nobody’s of theirs', async () => {
    const { model } = await openMachine(owner, 'eqp_60');
    expect(model.$screen.get()).toEqual({ is: 'unknown' });
  });

  it('asks again when it does not come', async () => {
    await sandbox.fail({ kind: 'status', call: 'getEquipment', status: 503, times: 3 });
    const { model } = await openMachine(owner, 'eqp_1');
    expect(model.$screen.get()).toEqual({ is: 'failed', code: 'broken' });
    model.retry();
    await vi.waitFor(() => expect(shown(model).machine.id).toBe('eqp_1'), patience);
  });

  it('goes on to another when the page does', async () => {
    const { model } = await openMachine(owner, 'eqp_1');
    model.follow('eqp_2');
    await vi.waitFor(() => expect(shown(model).machine.id).toBe('eqp_2'), patience);
  });
});

describe('somebody who was faster', () => {
  it('is named, what they changed is shown, and the same press does it then', async () => {
    const { model, told } = await openMachine(owner, 'eqp_12');
    const manager = await pageOf(sandbox, 'manager');
    await renamed(manager, 'eqp_12', 'Upstairs');
    await model.run({ is: 'nextStage' });
    expect(shown(model)).toMatchObject({
      machine: { name: 'Upstairs', stage: 'shipped' },
      refused: {
        code: 'versionConflict',
        faster: { by: 'Mona Reyes', changes: [{ fact: 'name', after: 'Upstairs' }] },
      },
    });
    expect(told).toEqual(['changed']);
    await model.run({ is: 'nextStage' });
    expect(shown(model).machine).toMatchObject({ name: 'Upstairs', stage: 'installed' });
  });
});

describe('a lost answer', () => {
  it('is told as done where the machine says so itself', async () => {
    const { model } = await openMachine(owner, 'eqp_1');
    await sandbox.fail({ kind: 'loseAnswer', call: 'restEquipment', times: 1 });
    await model.run({ is: 'rest', reason: 'A broken pedal' });
    expect(shown(model)).toMatchObject({ machine: { stage: 'rest' }, done: 'rest' });
  });

  it('of a step is asked again as the same step, and is made once', async () => {
    const { model } = await openMachine(owner, 'eqp_12');
    await sandbox.fail({ kind: 'loseAnswer', call: 'moveToNextStage', times: 3 });
    await model.run({ is: 'nextStage' });
    expect(shown(model)).toMatchObject({ machine: { stage: 'shipped' }, refused: { code: 'unanswered' } });
    await model.run({ is: 'nextStage' });
    expect(shown(model)).toMatchObject({ machine: { stage: 'installed' }, done: 'nextStage' });
    expect((await stands(owner, 'eqp_12')).stage).toBe('installed');
  });
});

describe('the history', () => {
  it('comes a few lines at a time, each once', async () => {
    for (const action of Array.from({ length: 6 }, () => ['rest', 'nextStage'] as const).flat())
      await done(owner.request(changeEquipment, { ids: ['eqp_1'], set: { action } }));
    const { model } = await openMachine(owner, 'eqp_1');
    model.$history.listen(() => undefined);
    await vi.waitFor(() => expect(model.$history.get().lines).toHaveLength(10), patience);
    expect(model.$history.get().total).toBe(12);
    model.more();
    await vi.waitFor(() => expect(model.$history.get().lines).toHaveLength(12), patience);
    expect(new Set(model.$history.get().lines?.map(({ id }) => id)).size).toBe(12);
  });
});

describe('people who may do less', () => {
  it('a clerk reads everything and reports a fault', async () => {
    const clerk = await pageOf(sandbox, 'clerk');
    const { model } = await openMachine(clerk, 'eqp_1');
    const { actions } = shown(model).machine;
    expect(Object.entries(actions).flatMap(([name, may]) => (may === 'forbidden' ? [] : [name]))).toEqual([
      'reportFault',
    ]);
    expect(model.$beside.get()).toEqual({ licenses: undefined, people: undefined });
    await model.run({ is: 'fault', note: 'The left pedal is loose', code: 'E07' });
    expect(shown(model)).toMatchObject({ machine: { status: 'fault', faultCode: 'E07' }, done: 'fault' });
  });

  it('a dealer moves a machine on, and knows nothing of seats or people', async () => {
    const dealer = await pageOf(sandbox, 'dealer');
    const { model } = await openMachine(dealer, 'eqp_12');
    expect(shown(model).machine.actions).toMatchObject({ nextStage: 'ok', place: 'forbidden', trash: 'forbidden' });
    await model.run({ is: 'complete' });
    expect(shown(model).machine.stage).toBe('complete');
  });
});
