import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAsked } from '../../../src/core/client/asked.js';
import { createClient } from '../../../src/core/client/client.js';
import { call } from '../../../src/core/contract/call.js';
import { activateEquipment, beginPairing } from '../../../src/core/contract/commercial/activation.js';
import { changeEquipment, moveToNextStage } from '../../../src/core/contract/commercial/equipment.js';
import { LONG } from '../../support/long.js';
import { buyThing, clientAnswering, data, error, never, readThing, redeemThing, type Answer } from './answering.js';

const thing = { thingId: 'a b' };

describe('a call', () => {
  it('fills its path, sends the rest as query, and carries both credentials', async () => {
    const { request, asked } = clientAnswering([data({ name: 'bike' })]);
    expect(await request(readThing, { ...thing, size: 3 })).toEqual({ ok: true, data: { name: 'bike' } });
    expect(asked[0]?.url).toBe('https://api.test/things/a%20b?size=3');
    expect(asked[0]?.headers.get('Authorization')).toBe('Bearer token');
    expect(asked[0]?.headers.get('X-Api-Key')).toBe('key');
  });

  it('sends a body as JSON, without what the path took', async () => {
    const { request, asked } = clientAnswering([data({ name: 'bike' })]);
    await request(buyThing, { ...thing, amount: 5 });
    expect(await asked[0]?.json()).toEqual({ amount: 5 });
    expect(asked[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('fails before anything is sent when a credential is missing, in the words of the specification', async () => {
    const without = clientAnswering([], { credentials: () => ({}) });
    expect(await without.request(readThing, thing)).toEqual({
      ok: false,
      failure: { code: 'missingCredential', message: 'API key required for call...' },
    });
    const signedOut = clientAnswering([], { credentials: () => ({ apiKey: 'key' }) });
    expect(await signedOut.request(buyThing, { ...thing, amount: 1 })).toEqual({
      ok: false,
      failure: { code: 'missingCredential', message: 'JWT required for call...' },
    });
    expect(without.asked).toHaveLength(0);
  });

  it('refuses an address that is not the web', async () => {
    const { request } = clientAnswering([], { baseUrl: () => 'ftp://api.test' });
    expect(await request(readThing, thing)).toMatchObject({
      ok: false,
      failure: { code: 'broken', message: 'Unsupported protocol' },
    });
  });

  it('is a bug of the caller, and throws, when a part of its path is missing', async () => {
    const { request } = clientAnswering([]);
    await expect(request(readThing, { thingId: '' })).rejects.toThrow('without "thingId"');
  });
});

describe('a new token', () => {
  const signedIn = { jwt: 'next', userId: 'u1' };

  it('is the session’s from then on', async () => {
    const onToken = vi.fn();
    const { request } = clientAnswering([data({ name: 'bike', ...signedIn })], { onToken });
    await request(buyThing, { ...thing, amount: 1 });
    expect(onToken).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(signedIn));
  });

  it('that comes after its person has left signs nobody in', async () => {
    const onToken = vi.fn();
    const credentials: { apiKey: string; jwt?: string } = { apiKey: 'key', jwt: 'former' };
    const answer = async () => {
      delete credentials.jwt;
      return data({ name: 'bike', ...signedIn });
    };
    const { request } = clientAnswering([answer], { onToken, credentials: () => ({ ...credentials }) });
    await request(buyThing, { ...thing, amount: 1 });
    expect(onToken).not.toHaveBeenCalled();
  });

  it('of somebody who signs in counts, although the session before ended on its way', async () => {
    const onToken = vi.fn();
    const credentials: { apiKey: string; jwt?: string } = { apiKey: 'key', jwt: 'expired' };
    const answer = async () => {
      // another call of this page was refused
      delete credentials.jwt;
      return data({ name: 'bike', ...signedIn });
    };
    const { request } = clientAnswering([answer], { onToken, credentials: () => ({ ...credentials }) });
    await request(readThing, thing);
    expect(onToken).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(signedIn));
  });
});

describe('a refusal', () => {
  it('keeps a code that the contract lists, with its debug data and the id of the request', async () => {
    const { request } = clientAnswering([error(409, 'soldOut', {}, { since: 5 })]);
    expect(await request(buyThing, { ...thing, amount: 1 })).toEqual({
      ok: false,
      failure: { code: 'soldOut', message: 'said soldOut', status: 409, debug: { since: 5 }, requestId: 'r1' },
    });
  });

  it('is "broken" when the contract does not list its code', async () => {
    const { request } = clientAnswering([error(409, 'surprise')]);
    expect(await request(buyThing, { ...thing, amount: 1 })).toMatchObject({
      failure: { code: 'broken', status: 409 },
    });
  });

  it('names the fields that were wrong', async () => {
    const { request } = clientAnswering([
      error(422, 'validationFailed', {}, { fields: [{ path: 'amount', message: 'Must be more.' }] }),
    ]);
    expect(await request(buyThing, { ...thing, amount: 0 })).toMatchObject({
      failure: { code: 'validationFailed', fields: [{ path: 'amount', message: 'Must be more.' }] },
    });
  });

  it('without an envelope says which status it was', async () => {
    const { request } = clientAnswering([new Response('<html>', { status: 418 })]);
    expect(await request(readThing, thing)).toMatchObject({
      failure: { code: 'broken', message: 'Request failed with status code 418' },
    });
  });

  it('with 401 or 403 ends the session, but a 403 that is the answer itself does not', async () => {
    const onRefused = vi.fn();
    const { request } = clientAnswering(
      [error(401, 'jwtInvalid'), error(403, 'forbidden'), error(403, 'blocked'), error(401, 'jwtInvalid')],
      { onRefused },
    );
    expect(await request(readThing, thing)).toMatchObject({ failure: { code: 'signedOut' } });
    expect(await request(readThing, thing)).toMatchObject({ failure: { code: 'forbidden' } });
    expect(onRefused).toHaveBeenCalledTimes(2);
    expect(await request(redeemThing, thing)).toMatchObject({ failure: { code: 'blocked' } });
    expect(onRefused).toHaveBeenCalledTimes(2);
    await request(redeemThing, thing);
    expect(onRefused).toHaveBeenCalledTimes(3);
  });

  it('of a token that is not the session’s any more ends no later session', async () => {
    const onRefused = vi.fn();
    let jwt = 'former';
    const { request } = clientAnswering(
      [
        async () => {
          jwt = 'later';
          return error(401, 'jwtInvalid');
        },
        error(401, 'jwtInvalid'),
      ],
      { onRefused, credentials: () => ({ apiKey: 'key', jwt }) },
    );
    const bought = () => request(buyThing, { ...thing, amount: 1 });
    expect(await bought()).toMatchObject({ failure: { code: 'signedOut' } });
    expect(onRefused).not.toHaveBeenCalled();
    await bought();
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it('that answers 200 with something else than data is "broken"', async () => {
    const { request } = clientAnswering([Response.json({ hello: 1 }), new Response('nonsense')]);
    expect(await request(readThing, thing)).toMatchObject({ failure: { code: 'broken' } });
    expect(await request(readThing, thing)).toMatchObject({ failure: { code: 'broken' } });
  });
});

describe('a token in an answer', () => {
  const signedIn = { jwt: 'new', userId: 'u1' };

  it('replaces the stored one', async () => {
    const onToken = vi.fn();
    const { request } = clientAnswering([data({ ...signedIn, name: 'x' })], { onToken });
    await request(readThing, thing);
    expect(onToken).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(signedIn));
  });

  it('does not when the caller says so', async () => {
    const onToken = vi.fn();
    const { request } = clientAnswering([data({ ...signedIn, name: 'x' })], { onToken });
    await request(readThing, thing, { updateJwt: false });
    expect(onToken).not.toHaveBeenCalled();
  });
});

describe('a bad line', () => {
  it('is tried twice more for a GET, and then reported', async () => {
    vi.useFakeTimers();
    const { request, asked } = clientAnswering([new TypeError('no'), new TypeError('no'), new TypeError('no')]);
    const answer = request(readThing, thing);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(await answer).toEqual({ ok: false, failure: { code: 'offline', message: 'Network Error' } });
    expect(asked).toHaveLength(3);
    vi.useRealTimers();
  });

  it('waits as long as Retry-After asks', async () => {
    vi.useFakeTimers();
    const { request, asked } = clientAnswering([error(503, 'busy', { 'Retry-After': '4' }), data({ name: 'bike' })]);
    const answer = request(readThing, thing);
    await vi.advanceTimersByTimeAsync(3900);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await answer).toMatchObject({ ok: true });
    vi.useRealTimers();
  });

  it('that takes too long says after how many milliseconds', async () => {
    const { request } = clientAnswering([never]);
    expect(await request(readThing, thing, { timeout: 20 })).toEqual({
      ok: false,
      failure: { code: 'timeout', message: 'timeout of 20 ms exceeded' },
    });
  });

  it('can be aborted, while waiting for an answer and while waiting to try again', async () => {
    const first = new AbortController();
    const { request } = clientAnswering([never]);
    const waiting = request(readThing, thing, { signal: first.signal });
    first.abort();
    expect(await waiting).toEqual({ ok: false, failure: { code: 'aborted', message: 'Request aborted' } });

    const second = new AbortController();
    const again = clientAnswering([error(503, 'busy', { 'Retry-After': '60' })]);
    const retrying = again.request(readThing, thing, { signal: second.signal });
    setTimeout(() => second.abort(), 20);
    expect(await retrying).toMatchObject({ failure: { code: 'aborted' } });
    expect(again.asked).toHaveLength(1);
  });
});

/** An answer whose line breaks amid its body. */
const broken = () =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"data":{"na'));
        body.error(new TypeError('terminated'));
      },
    }),
  );

describe('what is asked again', () => {
  it.each([
    ['reads', (request: ReturnType<typeof clientAnswering>['request']) => request(readThing, thing)],
    ['writes', (request: ReturnType<typeof clientAnswering>['request']) => request(buyThing, { ...thing, amount: 1 })],
  ])('is a call that %s whose answer broke off amid its body', async (_, ask) => {
    const { request, asked } = clientAnswering([broken(), data({ name: 'bike' })]);
    expect(await ask(request)).toEqual({ ok: true, data: { name: 'bike' } });
    expect(asked).toHaveLength(2);
  });

  it('carries the token of that moment', async () => {
    let jwt = 'old';
    const { request, asked } = clientAnswering([error(503, 'busy', { 'Retry-After': '0' }), data({ name: 'bike' })], {
      credentials: () => ({ apiKey: 'key', jwt }),
    });
    const answer = request(readThing, thing);
    jwt = 'new';
    await answer;
    expect(asked.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer old', 'Bearer new']);
  });

  it('has its own time, and is reported as too late when that is over', async () => {
    const { request, asked } = clientAnswering([new TypeError('no'), never]);
    expect(await request(readThing, thing, { timeout: 500 })).toMatchObject({
      failure: { code: 'timeout', message: 'timeout of 500 ms exceeded' },
    });
    expect(asked).toHaveLength(2);
  });

  it('is nothing once the person has left, even by a fetch that looks at no signal', async () => {
    vi.useFakeTimers();
    const left = new AbortController();
    let sent = 0;
    const deaf = createClient({
      baseUrl: () => 'https://api.test',
      credentials: () => ({ apiKey: 'key', jwt: 'token' }),
      fetch: () => async () => {
        sent += 1;
        throw new TypeError('no');
      },
    });
    const answer = deaf(buyThing, { ...thing, amount: 1 }, { signal: left.signal });
    await vi.advanceTimersByTimeAsync(100);
    left.abort();
    expect(await answer).toMatchObject({ failure: { code: 'aborted' } });
    await vi.advanceTimersByTimeAsync(LONG);
    vi.useRealTimers();
    expect(sent).toBe(1);
  });
});

const half = () => new Response('{"data":{"na', { status: 200 });
const proxy = (status: number) => new Response('<html>Bad gateway</html>', { status });
const keysOf = (asked: Request[]) => asked.map(({ headers }) => headers.get('Idempotency-Key'));

describe('a call that writes', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const settled = async <T>(work: Promise<T>): Promise<T> => {
    await vi.advanceTimersByTimeAsync(LONG);
    return work;
  };

  it('carries a key, the one it was given or a new one each time', async () => {
    const { request, asked } = clientAnswering([
      data({ name: '' }),
      data({ name: '' }),
      data({ name: '' }),
      data({ name: '' }),
    ]);
    await request(buyThing, { ...thing, amount: 1 }, { idempotencyKey: 'mine' });
    await request(buyThing, { ...thing, amount: 1 });
    await request(buyThing, { ...thing, amount: 1 });
    await request(readThing, thing);
    const keys = keysOf(asked);
    expect(keys[0]).toBe('mine');
    expect(new Set(keys).size).toBe(4);
    expect(keys[3]).toBeNull();
  });

  it.each([
    ['the line breaks', () => new TypeError('no')],
    ['half of the answer comes', half],
    ['something else answers', () => Response.json({ hello: 1 })],
    ['a proxy answers 502', () => proxy(502)],
    ['a proxy answers 504', () => proxy(504)],
    ['a proxy answers 500', () => proxy(500)],
  ])('is asked again by the same key when %s, and then reported as it is', async (_, lost) => {
    const { request, asked } = clientAnswering([lost(), lost(), error(409, 'soldOut')]);
    expect(await settled(request(buyThing, { ...thing, amount: 1 }))).toMatchObject({ failure: { code: 'soldOut' } });
    expect(asked).toHaveLength(3);
    expect(new Set(keysOf(asked)).size).toBe(1);
  });

  it('is not known to be done or not, when no answer ever came', async () => {
    const { request, asked } = clientAnswering([new TypeError('no'), half(), proxy(502)]);
    expect(await settled(request(buyThing, { ...thing, amount: 1 }))).toEqual({
      ok: false,
      failure: { code: 'unanswered', message: 'Request failed with status code 502' },
    });
    expect(asked).toHaveLength(3);
  });

  it('keeps the sentence of a time-out', async () => {
    vi.useRealTimers();
    const { request } = clientAnswering([never, never, never]);
    expect(await request(buyThing, { ...thing, amount: 1 }, { timeout: 20 })).toEqual({
      ok: false,
      failure: { code: 'unanswered', message: 'timeout of 20 ms exceeded' },
    });
  });

  it('takes the word of a back end that failed, and asks no more', async () => {
    const { request, asked } = clientAnswering([error(503, 'unavailable')]);
    expect(await request(buyThing, { ...thing, amount: 1 })).toMatchObject({
      failure: { code: 'broken', status: 503 },
    });
    expect(asked).toHaveLength(1);
  });

  it('is not known either when the person waits no longer', async () => {
    const giveUp = new AbortController();
    const { request, asked } = clientAnswering([never]);
    const answer = request(buyThing, { ...thing, amount: 1 }, { giveUp: giveUp.signal });
    giveUp.abort();
    expect(await answer).toMatchObject({ failure: { code: 'unanswered' } });
    expect(asked).toHaveLength(1);
  });
});

describe('the key of a call that writes', () => {
  const lost = () => [half(), half(), half()];
  /** A tab, and pages that are loaded in it one after another. */
  const tab = () => {
    const kept = new Map<string, string>();
    return {
      kept,
      page: (answers: Answer[]) =>
        clientAnswering(answers, {
          asked: createAsked({
            read: key => kept.get(key),
            write: (key, value) => void (value === undefined ? kept.delete(key) : kept.set(key, value)),
          }),
        }),
    };
  };
  const unanswered = async (page: ReturnType<ReturnType<typeof tab>['page']>, amount = 1) => {
    vi.useFakeTimers();
    const answer = page.request(buyThing, { ...thing, amount });
    await vi.advanceTimersByTimeAsync(LONG);
    vi.useRealTimers();
    expect(await answer).toMatchObject({ failure: { code: 'unanswered' } });
    return keysOf(page.asked).at(-1);
  };

  it('stays the same for the same wish, by another press and after a reload, until it is answered', async () => {
    const { kept, page } = tab();
    const first = page([...lost(), ...lost()]);
    const key = await unanswered(first);
    expect(await unanswered(first)).toBe(key);
    const reloaded = page([data({ name: 'bike' }), data({ name: 'bike' })]);
    await reloaded.request(buyThing, { ...thing, amount: 1 });
    expect(kept.size).toBe(0);
    await reloaded.request(buyThing, { ...thing, amount: 1 });
    const [same, other] = keysOf(reloaded.asked);
    expect(same).toBe(key);
    expect(other).not.toBe(key);
  });

  it('is another for another wish', async () => {
    const { page } = tab();
    const key = await unanswered(page(lost()));
    const other = page([data({ name: '' })]);
    await other.request(buyThing, { ...thing, amount: 2 });
    expect(keysOf(other.asked)).not.toContain(key);
  });

  it('is forgotten when something else about the same thing was done: what it did may be undone by now', async () => {
    const { page } = tab();
    const key = await unanswered(page(lost()));
    const other = page([data({ name: '' }), data({ name: '' })]);
    await other.request(buyThing, { ...thing, amount: 2 });
    await other.request(buyThing, { ...thing, amount: 1 });
    expect(keysOf(other.asked)).not.toContain(key);
  });

  it('of a code that was typed on a machine outlives the codes that the machine shows', async () => {
    const { page } = tab();
    const machine = { serialNumber: 'NEW-0001', hardwareId: 'board-1' };
    const first = page([half()]);
    await first.request(activateEquipment, { ...machine, activationCode: 'DWNTWN27' }, { again: false });
    const again = page([data({}), data({})]);
    await again.request(beginPairing, machine);
    await again.request(activateEquipment, { ...machine, activationCode: 'DWNTWN27' });
    expect(keysOf(again.asked).at(-1)).toBe(keysOf(first.asked)[0]);
  });

  it('is forgotten when one machine was changed, and many were to be', async () => {
    const { page } = tab();
    const change = { ids: ['eqp_1'], set: { action: 'rest' as const } };
    const first = page([half()]);
    await first.request(changeEquipment, change, { again: false });
    const other = page([data({}), data({})]);
    await other.request(moveToNextStage, { equipmentId: 'eqp_1' });
    await other.request(changeEquipment, change);
    expect(keysOf(other.asked)).not.toContain(keysOf(first.asked)[0]);
  });

  it.each([
    [401, 'jwtInvalid'],
    [429, 'tooManyRequests'],
    [503, 'unavailable'],
  ])('is kept when %i tells nothing of the earlier try', async (status, code) => {
    const { page } = tab();
    const key = await unanswered(page(lost()));
    const again = page([error(status, code), data({ name: '' })]);
    await again.request(buyThing, { ...thing, amount: 1 });
    await again.request(buyThing, { ...thing, amount: 1 });
    expect(keysOf(again.asked)).toEqual([key, key]);
  });

  it('is forgotten after half an hour', async () => {
    const { page } = tab();
    const key = await unanswered(page(lost()));
    vi.useFakeTimers({ now: Date.now() + 31 * 60_000 });
    const later = page([data({ name: '' })]);
    await later.request(buyThing, { ...thing, amount: 1 });
    vi.useRealTimers();
    expect(keysOf(later.asked)).not.toContain(key);
  });

  it('is kept without passwords, tokens and cards, which do not distinguish the wish: another one asks by a key of its own', async () => {
    const { kept, page } = tab();
    const change = call<{ password: string; cardData: string }, { name: string }>()('POST', '/things', {
      needs: [],
      guard: ['none'],
      gives: 'nothing',
      money: true,
      audit: 'none',
    });
    vi.useFakeTimers();
    const first = page(lost());
    const answer = first.request(change, { password: 'Climb-4-life', cardData: '4242' });
    await vi.advanceTimersByTimeAsync(LONG);
    vi.useRealTimers();
    await answer;
    expect(JSON.stringify([...kept])).not.toMatch(/Climb|4242/);
    const again = page([error(409, 'idempotencyConflict'), data({ name: '' })]);
    expect(await again.request(change, { password: 'Ride-2-gether', cardData: '4242' })).toMatchObject({ ok: true });
    const [same, own] = keysOf(again.asked);
    expect(same).toBe(keysOf(first.asked)[0]);
    expect(own).not.toBe(same);
  });
});
