// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProtocol, sharedSession, type Protocol } from '../../../src/core/session/protocol.js';
import { createSession } from '../../../src/core/session/session.js';
import { readCookie } from '../../../src/core/session/cookies.js';
import { token } from './tokens.js';

const clear = () => {
  localStorage.clear();
  for (const name of ['echelon-jwt', 'echelon-uid']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  Reflect.deleteProperty(globalThis, Symbol.for('echelon.session'));
  Reflect.deleteProperty(globalThis, Symbol.for('echelon.config'));
};
beforeEach(clear);
afterEach(clear);

const signIn = (protocol: Protocol, jwt = token()) => protocol.act('signIn', { jwt, userId: 'u1' });

const otherTab = (key: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

describe('signing in', () => {
  it('keeps the token and the user under the keys and cookies of the specification', () => {
    const jwt = token();
    signIn(createProtocol(), jwt);
    expect(localStorage.getItem('echelon-jwt')).toBe(jwt);
    expect(localStorage.getItem('echelon-uid')).toBe('u1');
    expect(readCookie('echelon-jwt')).toBe(jwt);
    expect(readCookie('echelon-uid')).toBe('u1');
  });

  it('writes cookies for three days, for every path, lax', () => {
    const written: string[] = [];
    vi.spyOn(document, 'cookie', 'set').mockImplementation(text => void written.push(text));
    signIn(createProtocol());
    expect(written).toHaveLength(2);
    for (const cookie of written)
      expect(cookie).toMatch(/^echelon-(jwt|uid)=[^;]+; Max-Age=259200; Path=\/; SameSite=Lax/);
  });

  it('survives a reload', () => {
    signIn(createProtocol());
    expect(createProtocol().get()).toMatchObject({ userId: 'u1', claims: { jti: 's1' } });
  });

  it('survives a reload by cookies alone where storage was emptied', () => {
    signIn(createProtocol());
    localStorage.clear();
    expect(createProtocol().get().userId).toBe('u1');
  });

  it('is over when the token has expired', () => {
    signIn(createProtocol(), token({ exp: 1000 }));
    expect(createProtocol().get().userId).toBeUndefined();
  });
});

describe('signing out', () => {
  it('deletes both cookies and both keys, and says by whom', () => {
    const protocol = createProtocol();
    signIn(protocol);
    protocol.act('signOut', { by: 'person' });
    expect(protocol.get()).toMatchObject({ endedBy: 'person' });
    expect(protocol.get().jwt).toBeUndefined();
    expect(localStorage.getItem('echelon-jwt')).toBeNull();
    expect(readCookie('echelon-jwt')).toBeUndefined();
    expect(readCookie('echelon-uid')).toBeUndefined();
  });

  it('keeps what was typed for signing up', () => {
    const protocol = createProtocol();
    protocol.act('remember', { offerId: 'o1' });
    signIn(protocol);
    protocol.act('signOut', { by: 'refused' });
    expect(protocol.get().flags.onboarding.offerId).toBe('o1');
  });
});

describe('storage that is not as it should be', () => {
  it('broken by another script, is an empty session', () => {
    localStorage.setItem('echelon-jwt', '{oops');
    localStorage.setItem('echelon-flags', '[[[');
    expect(createProtocol().get()).toEqual({ config: {}, flags: { onboarding: {}, user: {} } });
  });

  it('blocked, keeps everything as long as the page lives', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const protocol = createProtocol();
    signIn(protocol);
    protocol.act('remember', { countryCode: 'BE' });
    expect(protocol.get()).toMatchObject({ userId: 'u1', flags: { onboarding: { countryCode: 'BE' } } });
  });
});

describe('two tabs', () => {
  it('sign in together', () => {
    const here = createProtocol();
    localStorage.setItem('echelon-jwt', token());
    localStorage.setItem('echelon-uid', 'u1');
    otherTab('echelon-jwt', token());
    expect(here.get().userId).toBe('u1');
  });

  it('sign out together', () => {
    const here = createProtocol();
    signIn(here);
    createProtocol().act('signOut', { by: 'person' });
    otherTab('echelon-jwt', null);
    expect(here.get()).toMatchObject({ endedBy: 'elsewhere' });
    expect(here.get().userId).toBeUndefined();
  });

  it('share what was kept, and a damaged value harms nobody', () => {
    const here = createProtocol();
    otherTab('echelon-flags', '{"onboarding":{"countryCode":"MX"}}');
    expect(here.get().flags.onboarding).toEqual({ countryCode: 'MX' });
    otherTab('echelon-flags', '{{{');
    expect(here.get().flags).toEqual({ onboarding: {}, user: {} });
  });
});

describe('two copies of the library', () => {
  it('join one session, in either order', () => {
    const first = sharedSession();
    expect(sharedSession()).toBe(first);
    const one = createSession(sharedSession());
    const two = createSession(sharedSession());
    const seen: (string | undefined)[] = [];
    const stop = two.$userId.subscribe(userId => void seen.push(userId));
    signIn(first);
    one.remember({ partnerId: 'fitshop' });
    stop();
    expect(seen).toEqual([undefined, 'u1']);
    expect(two.get().flags.onboarding.partnerId).toBe('fitshop');
  });

  it('read the settings that a script tag left before either had loaded', () => {
    Reflect.set(globalThis, Symbol.for('echelon.config'), { apiKey: 'left' });
    expect(sharedSession().get().config.apiKey).toBe('left');
  });

  it('renew a token once, however many ask', async () => {
    const protocol = createProtocol();
    signIn(protocol, token({ exp: Math.floor(Date.now() / 1000) + 60 }));
    let renewals = 0;
    const fetch = async (url: RequestInfo | URL) => {
      if (new URL(new Request(url).url).pathname === '/auth/s1') renewals += 1;
      return Response.json({ data: { jwt: token(), userId: 'u1' } });
    };
    protocol.act('configure', { apiUrl: 'https://api.test', apiKey: 'k', fetch });
    const one = createSession(protocol);
    const two = createSession(protocol);
    await Promise.all([one.refresh(), two.refresh(), one.refresh()]);
    expect(renewals).toBe(1);
  });

  it('leave whom a parent went over to while the renewal was under way', async () => {
    const protocol = createProtocol();
    signIn(protocol);
    const child = token({ sub: 'u2' });
    const fetch = async () => {
      protocol.act('signIn', { jwt: child, userId: 'u2' });
      return Response.json({ data: { jwt: token({ jti: 's1' }), userId: 'u1' } });
    };
    protocol.act('configure', { apiUrl: 'https://api.test', apiKey: 'k', fetch });
    await createSession(protocol).refresh();
    expect(protocol.get()).toMatchObject({ jwt: child, userId: 'u2' });
  });
});
