import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createProtocol, type Protocol } from '../../../src/core/session/protocol.js';
import { createSession, type Session } from '../../../src/core/session/session.js';
import { getTimestamp } from '../../../src/core/contract/meta.js';
import { token } from './tokens.js';

const DAY = 86_400;
const noon = Date.UTC(2026, 4, 4, 12) / 1000;

/** A page whose machine says noon, and a server that says what a test wants. */
function pageOf(answer: () => Response, join: (protocol: Protocol) => Protocol = protocol => protocol): Session {
  const kept = new Map<string, string>();
  const protocol = createProtocol({
    read: key => kept.get(key),
    write: (key, value) => void (value === undefined ? kept.delete(key) : kept.set(key, value)),
  });
  protocol.act('configure', { apiUrl: 'https://api.test', apiKey: 'k', fetch: async () => answer() });
  return createSession(join(protocol));
}
const answered = (date?: number, init: ResponseInit = {}) =>
  Response.json(
    { data: { timestamp: 0 } },
    { ...init, headers: date === undefined ? {} : { Date: new Date(date * 1000).toUTCString() } },
  );
const ask = (session: Session) => session.request(getTimestamp, {}, { again: false });

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());
afterEach(() => vi.setSystemTime(noon * 1000));

describe('a page', () => {
  it('uses its machine’s clock before the first answer, and the server’s from then on', async () => {
    vi.setSystemTime(noon * 1000);
    const session = pageOf(() => answered(noon + 100));
    expect(session.clock.now()).toBe(noon);
    await ask(session);
    expect(session.clock.now()).toBe(noon + 100);
    vi.setSystemTime((noon + 30) * 1000);
    expect(session.clock.now()).toBe(noon + 130);
  });

  it.each([2 * DAY, -2 * DAY])('on a machine whose clock is %i seconds off knows what time it is', async off => {
    vi.setSystemTime((noon + off) * 1000);
    const session = pageOf(() => answered(noon));
    await ask(session);
    expect(session.clock.now()).toBe(noon);
    vi.setSystemTime((noon + off + 3600) * 1000);
    expect(session.clock.now()).toBe(noon + 3600);
  });

  it('keeps its clock when an answer has no time, or came from a proxy', async () => {
    vi.setSystemTime(noon * 1000);
    const answers = [
      answered(noon + 100),
      answered(),
      Response.json({ data: {} }, { headers: { Date: 'soon' } }),
      answered(noon - 900, { status: 502 }),
    ];
    const session = pageOf(() => answers.shift() ?? Response.error());
    for (let left = answers.length; left > 0; left--) {
      await ask(session);
      expect(session.clock.now()).toBe(noon + 100);
    }
  });

  it('of another version of the library, which knows nothing of a clock, may have made the session', async () => {
    vi.setSystemTime(noon * 1000);
    // What version 1 of the protocol has had from the beginning, and nothing that came later.
    const session = pageOf(
      () => answered(noon + 2 * DAY),
      ({ version, get, subscribe, act, once }) => ({ version, get, subscribe, act, once }),
    );
    expect(Object.keys(createProtocol()).toSorted()).toEqual(['act', 'get', 'once', 'subscribe', 'version']);
    await ask(session);
    expect(session.clock.now()).toBe(noon + 2 * DAY);
  });
});

describe('a person whose machine is days ahead', () => {
  it('is signed in by a token that has just come, and does not renew it with every call', async () => {
    vi.setSystemTime((noon + 5 * DAY) * 1000);
    const asked: string[] = [];
    const kept = new Map<string, string>();
    const protocol = createProtocol({
      read: key => kept.get(key),
      write: (key, value) => void kept.set(key, value ?? ''),
    });
    protocol.act('configure', {
      apiUrl: 'https://api.test',
      apiKey: 'k',
      fetch: async url => {
        asked.push(new URL(new Request(url).url).pathname);
        return answered(noon);
      },
    });
    const session = createSession(protocol);
    await ask(session);
    protocol.act('signIn', { jwt: token({ exp: noon + 3 * DAY }), userId: 'u1' });
    expect(session.get()).toMatchObject({ userId: 'u1' });
    await session.request({ ...getTimestamp, needs: ['jwt'] }, {});
    expect(asked).toEqual(['/timestamp', '/timestamp']);
  });
});
