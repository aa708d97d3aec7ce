import { keepMount } from 'nanostores';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { approvePairing, getPairing, pollPairing } from '../../../src/core/contract/commercial/activation.js';
import type { Activated } from '../../../src/core/contract/schemas/commercial/activation.js';
import { createProtocol } from '../../../src/core/session/protocol.js';
import { createSession } from '../../../src/core/session/session.js';
import { inProcessFetch } from '../../../src/sandbox/index.js';
import { demoActivationCodes } from '../../../src/sandbox/world/worlds/commercial.js';
import {
  createConsole,
  type ConsoleInputs,
} from '../../../src/widgets/commercial/commercial-activation/console-model.js';
import { anAddress, signedInMachine } from '../../sandbox/commercial/support/machines.js';
import { enterCommercial } from '../../sandbox/commercial/support/people.js';
import type { Person } from '../../sandbox/support/people.js';
import { inWorld } from '../../support/in-world.js';
import { done, refused } from '../../support/results.js';
import { portalKey } from '../../support/portal-key.js';
import { type TestSandbox } from '../../support/sandbox.js';
import { heldTime } from './held-time.js';

let sandbox: TestSandbox;
let manager: Person;
let held: ReturnType<typeof heldTime>;
let line: 'up' | 'down' | 'silent';
let told: unknown[];
let kept: Activated[];
let sent: { path: string; body: string }[];
inWorld('commercial', async opened => {
  sandbox = opened;
  manager = await enterCommercial(sandbox, 'manager');
  held = heldTime(sandbox);
  line = 'up';
  [told, kept, sent] = [[], [], []];
});

/** A console's session: an API key, nobody signed in, and a line that can be cut. */
function consoleSession() {
  const protocol = createProtocol({ read: () => undefined, write: () => undefined });
  const inProcess = inProcessFetch(sandbox, { ip: anAddress() });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (line === 'down') throw new TypeError('Failed to fetch');
    const request = new Request(input, init);
    if (line === 'silent')
      return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
    sent.push({ path: new URL(request.url).pathname, body: await request.clone().text() });
    return inProcess(request);
  };
  protocol.act('configure', { apiUrl: 'http://sandbox.test', apiKey: portalKey, fetch });
  return createSession(protocol);
}

function open(inputs: Partial<ConsoleInputs> = {}) {
  const model = createConsole(
    {
      serialNumber: 'NEW-0001',
      modelId: 'ex-9s-pro',
      hardwareId: 'board-NEW-0001',
      firmware: '4.2.1',
      keepSecret: machine => void kept.push(machine),
      onActivated: machine => void told.push(machine),
      onCanceled: () => void told.push('canceled'),
      ...inputs,
    },
    consoleSession(),
    held.time,
  );
  keepMount(model.$screen);
  return model;
}

type Model = ReturnType<typeof open>;

/** The code on its screen, once it waits for the next poll. */
async function shown(model: Model, after?: string) {
  await expect
    .poll(() => {
      const screen = model.$screen.get();
      return screen.is === 'showing' && screen.userCode !== after && held.awaited().length > 0;
    })
    .toBe(true);
  const screen = model.$screen.get();
  if (screen.is !== 'showing') throw new Error(screen.is);
  return screen;
}

const confirm = (userCode: string) => done(manager.client(approvePairing, { userCode, locationId: 'loc_downtown' }));

const polls = () => sent.filter(({ path }) => path.endsWith('/state')).length;

describe('a machine that shows a code', () => {
  it('is activated once somebody confirms it, and signs in with what was kept', async () => {
    const model = open();
    const { userCode, endsAt } = await shown(model);
    expect(model.left(endsAt)).toBe(900);
    await confirm(userCode);
    await held.pass(5);
    await expect.poll(() => model.$screen.get()).toMatchObject({ is: 'activated', secret: 'kept' });
    expect(told).toEqual([{ equipmentId: kept[0]?.equipment.id, locationId: 'loc_downtown' }]);
    const [machine] = kept;
    if (!machine) throw new Error('Nothing was kept.');
    expect(await signedInMachine(sandbox, machine)).toMatchObject({ equipmentId: machine.equipment.id });
  });

  it('has its secret in no store and no event', async () => {
    const model = open();
    const { userCode } = await shown(model);
    await confirm(userCode);
    await held.pass(5);
    await expect.poll(() => kept.length).toBe(1);
    const { secret = '', lease } = kept[0] ?? {};
    expect(secret.length).toBeGreaterThan(20);
    const seen = JSON.stringify([model.$screen.get(), told, model.form.$form.get()]);
    expect(seen).not.toContain(secret);
    expect(seen).not.toContain(lease?.token);
  });

  it('counts down by what the server says is left, whatever its own clock says', async () => {
    const model = open();
    await shown(model);
    await held.pass(5);
    await expect.poll(() => polls()).toBe(1);
    const { endsAt } = await shown(model);
    // the server's clock goes on by itself, too
    expect(model.left(endsAt)).toBeLessThanOrEqual(895);
    expect(model.left(endsAt)).toBeGreaterThan(870);
  });

  it('shows another code by itself when one is over', async () => {
    const model = open();
    const first = await shown(model);
    await held.pass(900);
    const second = await shown(model, first.userCode);
    expect(second.userCode).not.toBe(first.userCode);
    expect(model.left(second.endsAt)).toBe(900);
    manager = await enterCommercial(sandbox, 'manager');
    expect(await refused(manager.client(getPairing, { userCode: first.userCode }))).toBe('activationCodeExpired');
  });

  it('polls more slowly when it is told to', async () => {
    const model = open();
    await shown(model);
    expect(held.awaited()).toEqual([5]);
    await held.pass(5);
    await expect.poll(() => polls()).toBe(1);
    await shown(model);
    // somebody else asks with the same code, so that the next poll comes too soon
    const { deviceCode } = v.parse(v.object({ deviceCode: v.string() }), JSON.parse(sent.at(-1)?.body ?? ''));
    await held.pass(3);
    await done(sandbox.client({ ip: anAddress() })(pollPairing, { deviceCode }));
    await held.pass(2);
    await expect.poll(() => held.awaited()).toEqual([15]);
  });

  it('has no network for a while: says so, keeps its code, and goes on', async () => {
    const model = open();
    const { userCode } = await shown(model);
    line = 'down';
    await held.pass(5);
    await expect.poll(() => model.$screen.get()).toMatchObject({ is: 'showing', userCode, trouble: 'unanswered' });
    await confirm(userCode);
    line = 'up';
    await expect.poll(() => held.awaited()).toEqual([5]);
    await held.pass(5);
    await expect.poll(() => model.$screen.get()).toMatchObject({ is: 'activated', secret: 'kept' });
  });

  it('is turned on without a network: says so, and asks for a code again and again', async () => {
    line = 'down';
    const model = open();
    await expect.poll(() => model.$screen.get().is).toBe('unreachable');
    await expect.poll(() => held.awaited()).toEqual([2]);
    await held.pass(2);
    await expect.poll(() => held.awaited()).toEqual([4]);
    line = 'up';
    await held.pass(4);
    await shown(model);
  });

  it('is canceled: the code is worth nothing, and nothing is asked any more', async () => {
    const model = open();
    const { userCode } = await shown(model);
    void model.cancel();
    expect([model.$screen.get().is, told]).toEqual(['canceled', ['canceled']]);
    await expect.poll(() => model.$screen.get()).toEqual({ is: 'canceled', isWithdrawn: true });
    await expect.poll(() => refused(manager.client(getPairing, { userCode }))).toBe('activationCodeInvalid');
    await held.pass(5);
    expect(polls()).toBe(0);
    model.start();
    expect((await shown(model, userCode)).userCode).not.toBe(userCode);
  });

  it('is canceled without a network: says nothing of the code before the server has heard it', async () => {
    const model = open();
    const { userCode } = await shown(model);
    line = 'down';
    void model.cancel();
    await expect.poll(() => held.awaited()).toEqual([2, 5]);
    expect(model.$screen.get()).toEqual({ is: 'canceled', isWithdrawn: false });
    // whoever has noted the code can still find the machine by it
    expect(await done(manager.client(getPairing, { userCode }))).toMatchObject({ serialNumber: 'NEW-0001' });
    line = 'up';
    await held.pass(2);
    await expect.poll(() => model.$screen.get()).toEqual({ is: 'canceled', isWithdrawn: true });
    expect(await refused(manager.client(getPairing, { userCode }))).toBe('activationCodeInvalid');
  });

  it('waits for no answer for ever: nobody stands there to give up', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(limit => {
      expect(limit).toBe(15_000);
      const late = new AbortController();
      setTimeout(() => late.abort(new DOMException('Late', 'TimeoutError')), 5);
      return late.signal;
    });
    line = 'silent';
    const model = open();
    await expect.poll(() => model.$screen.get().is).toBe('unreachable');
    model.typeInstead();
    model.type('DWNT-WN27');
    await model.activate();
    expect(model.form.$form.get()).toMatchObject({ sending: false, refusal: { code: 'unanswered' } });
  });
});

describe('a code of the location, typed on the machine', () => {
  it('activates it, and takes the shown code back', async () => {
    const model = open();
    const { userCode } = await shown(model);
    model.typeInstead();
    await expect.poll(() => refused(manager.client(getPairing, { userCode }))).toBe('activationCodeInvalid');
    model.type('DWNT-WN27');
    await model.activate();
    expect(model.$screen.get()).toMatchObject({
      is: 'activated',
      machine: { equipment: { location: { name: 'Harbor Hotel Downtown' } }, seat: { plan: 'Club' } },
      secret: 'kept',
    });
    expect(model.form.$form.get().values).toEqual({ activationCode: '' });
  });

  it('that was used up is marked, and stays', async () => {
    const model = open();
    await shown(model);
    model.typeInstead();
    model.type(demoActivationCodes.usedUp);
    await model.activate();
    expect(model.form.$form.get()).toMatchObject({
      problems: { activationCode: 'codeUsedUp' },
      values: { activationCode: demoActivationCodes.usedUp },
    });
  });
});

describe('a machine that cannot be activated', () => {
  it.each([
    [{ serialNumber: '' }, 'serialMissing'],
    [{ keepSecret: undefined }, 'keeperMissing'],
    [{ serialNumber: 'TYPO-0001', modelId: undefined }, 'serialNumberUnknown'],
    [{ serialNumber: 'STRIDE9PRO-1081' }, 'equipmentTrashed'],
  ] as const)('shows no code: %j, %s', async (inputs, why) => {
    const model = open(inputs);
    await expect.poll(() => model.$screen.get()).toEqual({ is: 'hindered', why });
  });
});

it('a secret that could not be kept is kept by another try, and only then it is told', async () => {
  let isFull = true;
  const model = open({
    keepSecret: machine => {
      if (isFull) throw new Error('The disk is full.');
      kept.push(machine);
    },
  });
  const { userCode } = await shown(model);
  await confirm(userCode);
  await held.pass(5);
  await expect.poll(() => model.$screen.get()).toMatchObject({ is: 'activated', secret: 'lost' });
  expect(told).toEqual([]);
  isFull = false;
  await model.keepAgain();
  expect(model.$screen.get()).toMatchObject({ secret: 'kept' });
  expect(told).toHaveLength(1);
  const [machine] = kept;
  if (!machine) throw new Error('Nothing was kept.');
  await signedInMachine(sandbox, machine);
});
