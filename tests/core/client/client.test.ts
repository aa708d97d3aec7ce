import { describe, expect, test, vi } from 'vitest';
import { buyThing, clientAnswering, data, error, never, readThing, redeemThing } from './answering.js';

const thing = { thingId: 'a b' };

describe('a call', () => {
  test('fills its path, sends the rest as query, and carries both credentials', async () => {
    const { request, asked } = clientAnswering([data({ name: 'bike' })]);
    expect(await request(readThing, { ...thing, size: 3 })).toEqual({ ok: true, data: { name: 'bike' } });
    expect(asked[0]?.url).toBe('https://api.test/things/a%20b?size=3');
    expect(asked[0]?.headers.get('Authorization')).toBe('Bearer token');
    expect(asked[0]?.headers.get('X-Api-Key')).toBe('key');
  });

  test('sends a body as JSON, without what the path took', async () => {
    const { request, asked } = clientAnswering([data({ name: 'bike' })]);
    await request(buyThing, { ...thing, amount: 5 });
    expect(await asked[0]?.json()).toEqual({ amount: 5 });
    expect(asked[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  test('fails before anything is sent when a credential is missing, in the words of the specification', async () => {
    const without = clientAnswering([], { credentials: () => ({}) });
    expect(await without.request(readThing, thing)).toEqual({ ok: false, failure: { code: 'missingCredential', message: 'API key required for call...' } });
    const signedOut = clientAnswering([], { credentials: () => ({ apiKey: 'key' }) });
    expect(await signedOut.request(buyThing, { ...thing, amount: 1 })).toEqual({ ok: false, failure: { code: 'missingCredential', message: 'JWT required for call...' } });
    expect(without.asked).toHaveLength(0);
  });

  test('refuses an address that is not the web', async () => {
    const { request } = clientAnswering([], { baseUrl: () => 'ftp://api.test' });
    expect(await request(readThing, thing)).toMatchObject({ ok: false, failure: { code: 'broken', message: 'Unsupported protocol' } });
  });

  test('is a bug of the caller, and throws, when a part of its path is missing', async () => {
    const { request } = clientAnswering([]);
    await expect(request(readThing, { thingId: '' })).rejects.toThrow('without "thingId"');
  });
});

describe('a refusal', () => {
  test('keeps a code that the contract lists, with its debug data and the id of the request', async () => {
    const { request } = clientAnswering([error(409, 'soldOut', {}, { since: 5 })]);
    expect(await request(buyThing, { ...thing, amount: 1 })).toEqual({
      ok: false, failure: { code: 'soldOut', message: 'said soldOut', status: 409, debug: { since: 5 }, requestId: 'r1' },
    });
  });

  test('is "broken" when the contract does not list its code', async () => {
    const { request } = clientAnswering([error(409, 'surprise')]);
    expect(await request(buyThing, { ...thing, amount: 1 })).toMatchObject({ failure: { code: 'broken', status: 409 } });
  });

  test('names the fields that were wrong', async () => {
    const { request } = clientAnswering([error(422, 'validationFailed', {}, { fields: [{ path: 'amount', message: 'Must be more.' }] })]);
    expect(await request(buyThing, { ...thing, amount: 0 })).toMatchObject({ failure: { code: 'validationFailed', fields: [{ path: 'amount', message: 'Must be more.' }] } });
  });

  test('without an envelope says which status it was', async () => {
    const { request } = clientAnswering([new Response('<html>', { status: 418 })]);
    expect(await request(readThing, thing)).toMatchObject({ failure: { code: 'broken', message: 'Request failed with status code 418' } });
  });

  test('with 401 or 403 ends the session, but a 403 that is the answer itself does not', async () => {
    const onRefused = vi.fn();
    const { request } = clientAnswering([error(401, 'jwtInvalid'), error(403, 'forbidden'), error(403, 'blocked'), error(401, 'jwtInvalid')], { onRefused });
    expect(await request(readThing, thing)).toMatchObject({ failure: { code: 'signedOut' } });
    expect(await request(readThing, thing)).toMatchObject({ failure: { code: 'forbidden' } });
    expect(onRefused).toHaveBeenCalledTimes(2);
    expect(await request(redeemThing, thing)).toMatchObject({ failure: { code: 'blocked' } });
    expect(onRefused).toHaveBeenCalledTimes(2);
    await request(redeemThing, thing);
    expect(onRefused).toHaveBeenCalledTimes(3);
  });

  test('that answers 200 with something else than data is "broken"', async () => {
    const { request } = clientAnswering([Response.json({ hello: 1 }), new Response('nonsense')]);
    expect(await request(readThing, thing)).toMatchObject({ failure: { code: 'broken' } });
    expect(await request(readThing, thing)).toMatchObject({ failure: { code: 'broken' } });
  });
});

describe('a token in an answer', () => {
  const signedIn = { jwt: 'new', userId: 'u1' };

  test('replaces the stored one', async () => {
    const onToken = vi.fn();
    const { request } = clientAnswering([data({ ...signedIn, name: 'x' })], { onToken });
    await request(readThing, thing);
    expect(onToken).toHaveBeenCalledExactlyOnceWith(signedIn);
  });

  test('does not when the caller says so', async () => {
    const onToken = vi.fn();
    const { request } = clientAnswering([data({ ...signedIn, name: 'x' })], { onToken });
    await request(readThing, thing, { updateJwt: false });
    expect(onToken).not.toHaveBeenCalled();
  });
});

describe('a bad line', () => {
  test('is tried twice more for a GET, and then told', async () => {
    vi.useFakeTimers();
    const { request, asked } = clientAnswering([new TypeError('no'), new TypeError('no'), new TypeError('no')]);
    const answer = request(readThing, thing);
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ ok: false, failure: { code: 'offline', message: 'Network Error' } });
    expect(asked).toHaveLength(3);
    vi.useRealTimers();
  });

  test('waits as long as Retry-After asks', async () => {
    vi.useFakeTimers();
    const { request, asked } = clientAnswering([error(503, 'busy', { 'Retry-After': '4' }), data({ name: 'bike' })]);
    const answer = request(readThing, thing);
    await vi.advanceTimersByTimeAsync(3900);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await answer).toMatchObject({ ok: true });
    vi.useRealTimers();
  });

  test('is never tried again by itself for a call that changes something', async () => {
    const { request, asked } = clientAnswering([new TypeError('no')]);
    expect(await request(buyThing, { ...thing, amount: 1 })).toMatchObject({ failure: { code: 'offline' } });
    expect(asked).toHaveLength(1);
  });

  test('that takes too long says after how many milliseconds', async () => {
    const { request } = clientAnswering([never]);
    expect(await request(buyThing, { ...thing, amount: 1 }, { timeout: 20 })).toEqual({ ok: false, failure: { code: 'timeout', message: 'timeout of 20 ms exceeded' } });
  });

  test('can be given up, while waiting for an answer and while waiting to try again', async () => {
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

describe('a money call', () => {
  test('carries a key, the one it was given or a new one each time', async () => {
    const { request, asked } = clientAnswering([data({ name: '' }), data({ name: '' }), data({ name: '' }), data({ name: '' })]);
    await request(buyThing, { ...thing, amount: 1 }, { idempotencyKey: 'mine' });
    await request(buyThing, { ...thing, amount: 1 });
    await request(buyThing, { ...thing, amount: 1 });
    await request(readThing, thing);
    const keys = asked.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toBe('mine');
    expect(new Set(keys).size).toBe(4);
    expect(keys[3]).toBeNull();
  });
});
