import { readFileSync } from 'node:fs';
import { createFetch, type FetchOptions } from 'ofetch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONG } from '../../support/long.js';

/**
 * What the client leaves to ofetch, asked of ofetch itself: the version that is used is a pre-release, so another one
 * has to show that it does the same.
 */
type Said = Response | Error;

const url = 'https://api.test/things/a%20b?size=3&tag=x%2By';
const offline = () => new TypeError('no');
const named = (name: string) => Object.assign(new Error('over'), { name });

/** An ofetch whose line gives these answers, one per try; what was sent is kept. */
function lineOf(said: Said[]) {
  const sent: { url: string; headers: Headers; init: RequestInit }[] = [];
  const { raw } = createFetch({
    fetch: async (to, init = {}) => {
      sent.push({ url: String(to), headers: new Headers(init.headers), init: { ...init } });
      const answer = said.shift();
      if (!(answer instanceof Response)) throw answer ?? new Error('asked more often than there are answers');
      return answer;
    },
  });
  const ask = (options: FetchOptions<'stream'> = {}) =>
    raw(url, { method: 'GET', responseType: 'stream', ignoreResponseError: true, retry: 2, ...options });
  return { ask, sent };
}

it('hosts of the package get the version that was read', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  );
  expect(dependencies['ofetch']).toMatch(/^\d+\.\d+\.\d+/);
});

describe('another try', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'is made as often as it is configured, for %s too, and counts down',
    async method => {
      const { ask, sent } = lineOf([offline(), offline(), offline()]);
      const left: unknown[] = [];
      const asking = expect(
        ask({
          method,
          retryDelay: ({ options }) => {
            left.push(options.retry);
            return 10;
          },
        }),
      ).rejects.toThrow('no');
      await vi.advanceTimersByTimeAsync(LONG);
      await asking;
      expect(sent).toHaveLength(3);
      expect(left).toEqual([2, 1]);
    },
  );

  it('waits as long as it is configured, computed again each time', async () => {
    const { ask, sent } = lineOf([offline(), offline(), new Response('{}')]);
    const delays = [1000, 5000];
    const asking = ask({ retryDelay: () => delays.shift() ?? 0 });
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(4990);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(20);
    expect((await asking).status).toBe(200);
  });

  it('carries the headers, the body and the signal of its own moment', async () => {
    const { ask, sent } = lineOf([offline(), new Response('{}')]);
    const signals = [new AbortController().signal, new AbortController().signal];
    let time = 0;
    const asking = ask({
      method: 'POST',
      body: '{"amount":5}',
      onRequest({ options }) {
        const signal = signals[time];
        if (signal) options.signal = signal;
        options.headers = new Headers({ Authorization: `Bearer ${time++}` });
      },
    });
    await vi.advanceTimersByTimeAsync(LONG);
    await asking;
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer 0', 'Bearer 1']);
    expect(sent.map(({ headers }) => headers.get('Content-Type'))).toEqual(['application/json', 'application/json']);
    expect(sent.map(({ init }) => init.body)).toEqual(['{"amount":5}', '{"amount":5}']);
    expect(sent.map(({ init }) => signals.findIndex(signal => signal === init.signal))).toEqual([0, 1]);
  });

  it('is not made when it is called off before the first, or when one has failed', async () => {
    const never = lineOf([offline()]);
    await expect(never.ask({ retry: false })).rejects.toThrow('no');
    expect(never.sent).toHaveLength(1);
    const stopped = lineOf([offline()]);
    await expect(
      stopped.ask({
        onRequestError({ options }) {
          options.retry = false;
        },
      }),
    ).rejects.toThrow('no');
    expect(stopped.sent).toHaveLength(1);
  });

  it('is not made of what a caller stopped, but of what took too long', async () => {
    const aborted = lineOf([named('AbortError')]);
    await expect(aborted.ask()).rejects.toThrow('over');
    expect(aborted.sent).toHaveLength(1);
    const late = lineOf([named('TimeoutError'), new Response('{}')]);
    const asking = late.ask();
    await vi.advanceTimersByTimeAsync(LONG);
    await asking;
    expect(late.sent).toHaveLength(2);
  });

  it('is not sent when what runs before it throws, and that is what the caller gets', async () => {
    const { ask, sent } = lineOf([offline(), new Response('{}')]);
    let isOver = false;
    const asking = expect(
      ask({
        retryDelay: () => 10,
        onRequest: () => {
          if (isOver) throw new Error('left');
        },
      }),
    ).rejects.toThrow('left');
    isOver = true;
    await vi.advanceTimersByTimeAsync(LONG);
    await asking;
    expect(sent).toHaveLength(1);
  });
});

describe('what is sent', () => {
  it('goes to the address as it was written', async () => {
    const { ask, sent } = lineOf([new Response('{}')]);
    await ask();
    expect(sent[0]?.url).toBe(url);
  });

  it('has no time-out by default', async () => {
    const { ask, sent } = lineOf([new Response('{}')]);
    await ask();
    expect(sent[0]?.init.signal).toBeUndefined();
  });

  it('is text as it is, called JSON; a form says itself what it is', async () => {
    const { ask, sent } = lineOf([new Response('{}'), new Response('{}')]);
    const form = new FormData();
    form.append('file', new Blob(['a']), 'a.txt');
    await ask({ method: 'POST', body: '{"amount":5}' });
    await ask({ method: 'POST', body: form });
    expect(sent.map(({ init }) => init.body)).toEqual(['{"amount":5}', form]);
    expect(sent.map(({ headers }) => headers.get('Content-Type'))).toEqual(['application/json', null]);
  });
});

describe('an answer', () => {
  it.each([200, 204, 304, 400, 401, 429, 500, 503])('of status %i is an answer, handed back at once', async status => {
    const answer = new Response([204, 304].includes(status) ? null : '{}', { status });
    const { ask, sent } = lineOf([answer]);
    expect(await ask()).toBe(answer);
    expect(sent).toHaveLength(1);
  });

  it('is not read, and may have been read before', async () => {
    const unread = new Response('{"data":1}');
    await lineOf([unread]).ask();
    expect(unread.bodyUsed).toBe(false);
    const read = new Response('not JSON', { headers: { 'Content-Type': 'application/json' } });
    await read.text();
    expect(await lineOf([read]).ask()).toBe(read);
  });
});

// A version for which one of these is red can have that work back.
describe('what the client does itself', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('is the time-out: by ofetch a second try has no time of its own', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(milliseconds => {
      const over = new AbortController();
      setTimeout(() => over.abort(named('TimeoutError')), milliseconds);
      return over.signal;
    });
    const began: number[] = [];
    let ended: number | undefined;
    const { raw } = createFetch({
      fetch: (_, init) => {
        began.push(Date.now());
        if (began.length === 1) return Promise.reject(offline());
        return new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => {
            ended ??= Date.now();
            reject(named('AbortError'));
          });
        });
      },
    });
    void raw(url, { retry: 1, timeout: 100, retryDelay: 60 }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect(began).toHaveLength(2);
    expect((ended ?? Infinity) - (began[1] ?? 0)).not.toBe(100);
  });

  it('is reading: ofetch does not ask again for what breaks off amid its body', async () => {
    const breaking = new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"data":{"na'));
        body.error(new TypeError('terminated'));
      },
    });
    const { raw } = createFetch({ fetch: () => Promise.resolve(new Response(breaking)) });
    const asking = expect(raw(url, { retry: 2, responseType: 'json' })).rejects.toThrow('terminated');
    await vi.advanceTimersByTimeAsync(LONG);
    await asking;
  });
});
