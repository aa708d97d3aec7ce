import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, inProcessFetch } from '../../../src/sandbox/index.js';
import { apiKeys } from '../../../src/sandbox/access/tables.js';
import { newId } from '../../../src/sandbox/db/ids.js';
import { createUser } from '../../../src/core/contract/users.js';
import { getTimestamp } from '../../../src/core/contract/meta.js';
import { signIn } from '../../../src/core/contract/auth.js';
import { originFits } from '../../../src/sandbox/http/cors.js';
import { cheapScrypt } from '../../support/cheap-scrypt.js';
import { done, refused } from '../../support/results.js';
import { portalKey } from '../../support/portal-key.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  await sandbox.database.db
    .insert(apiKeys)
    .values({ id: newId('key'), key: 'pk_shop', name: 'Shop', origins: ['https://*.shop.example'] });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.logged.length = 0;
});

const withKey = { 'x-api-key': portalKey };

describe('a page of another origin', () => {
  const ask = (origin: string, method = 'POST') =>
    sandbox.send('OPTIONS', '/users', {
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,x-api-key,idempotency-key',
      },
    });

  it('may ask when any key allows its origin', async () => {
    const answer = await ask('https://eu.shop.example');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://eu.shop.example');
    expect(answer.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect((await ask('http://localhost:1234')).status).toBe(204);
  });

  it('may not ask when no key does', async () => {
    for (const origin of [
      'https://evil.example',
      'https://shop.example.evil.example',
      'https://a.b/.shop.example',
      'null',
    ]) {
      const answer = await ask(origin);
      expect(answer.status).toBe(403);
      expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    }
  });

  it('reads answers and refusals equally well with its own key, and nothing with another page’s key', async () => {
    const origin = 'https://eu.shop.example';
    const own = await sandbox.send('GET', '/countries', { headers: { 'x-api-key': 'pk_shop', origin } });
    expect([own.status, own.headers.get('access-control-allow-origin'), own.headers.get('vary')]).toEqual([
      200,
      origin,
      'Origin, Accept-Language',
    ]);
    const refusal = await sandbox.send('GET', '/offers/none', { headers: { 'x-api-key': 'pk_shop', origin } });
    expect([refusal.status, refusal.headers.get('access-control-allow-origin')]).toEqual([404, origin]);
    const stolen = await sandbox.send('GET', '/countries', { headers: { ...withKey, origin } });
    expect([stolen.status, stolen.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });
});

describe('a page that says it is the server’s own, by a host and an origin of its own making', () => {
  const evil = 'http://evil.example';
  /** As it comes over the line from a name that somebody has pointed at this server. */
  const from = ({ fetch }: Pick<TestSandbox, 'fetch'>, method: string, path: string, headers = {}) =>
    fetch(new Request(`${evil}${path}`, { method, headers: { ...withKey, origin: evil, ...headers } }));

  it('is told by no header that it may read an answer', async () => {
    for (const path of ['/countries', '/timestamp', '/offers/none'])
      expect((await from(sandbox, 'GET', path)).headers.get('access-control-allow-origin'), path).toBeNull();
    const asked = await from(sandbox, 'OPTIONS', '/users', { 'access-control-request-method': 'POST' });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });

  it('is refused in production', async () => {
    const production = createSandbox({
      db: sandbox.database.db,
      production: true,
      host: { scrypt: cheapScrypt, portalUrl: 'https://my.example.com' },
    });
    const answer = await from(production, 'GET', '/countries');
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });

  it('gets nothing from the sandbox’s controls', async () => {
    for (const path of ['outbox', 'webhook-secret', 'clock']) {
      const answer = await from(sandbox, 'GET', `/sandbox/${path}`);
      expect([answer.status, answer.headers.get('access-control-allow-origin')], path).toEqual([403, null]);
    }
  });
});

describe('an origin', () => {
  const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
  const port = fc.integer({ min: 1, max: 65_535 });

  it('fits a pattern of any port by its scheme, host and port alone', () => {
    fc.assert(
      fc.property(word, word, port, port, (host, more, at, other) => {
        const pattern = [`http://${host}:*`];
        expect(originFits(pattern, `http://${host}:${at}`)).toBe(true);
        for (const bad of [
          `http://${host}:${at}.${more}.com:${other}`,
          `http://${host}.${more}:${at}`,
          `http://${more}.${host}:${at}`,
          `https://${host}:${at}`,
          `http://${host}:${at}@${more}.com`,
          `http://${host}:${at}/`,
          `http://${host}:*`,
        ]) {
          expect(originFits(pattern, bad), bad).toBe(false);
        }
      }),
    );
  });

  it('fits a pattern of any host below another, and nothing beside it', () => {
    fc.assert(
      fc.property(word, word, word, port, (shop, below, evil, at) => {
        const pattern = [`https://*.${shop}.example`];
        expect(originFits(pattern, `https://${below}.${shop}.example`)).toBe(true);
        expect(originFits(pattern, `https://${evil}.${below}.${shop}.example`)).toBe(true);
        for (const bad of [
          `https://${shop}.example`,
          `https://${evil}${shop}.example`,
          `https://${below}.${shop}.example.${evil}`,
          `https://${below}.${shop}.example:${at}`,
          `https://${evil}/.${shop}.example`,
          `http://${below}.${shop}.example`,
        ]) {
          expect(originFits(pattern, bad), bad).toBe(false);
        }
      }),
    );
  });

  it('of any text but an origin fits nothing', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(originFits(['http://localhost:*', 'https://*.example', 'http://[::1]:*'], text)).toBe(false);
      }),
    );
    expect(originFits(['http://localhost:*'], 'http://localhost:4101.evil.com:80')).toBe(false);
    expect(originFits(['http://[::1]:*'], 'http://[::1]:4100')).toBe(true);
    expect(originFits(['https://pr-*.example.com'], 'https://pr-12.example.com')).toBe(true);
    expect(originFits(['https://pr-*.example.com'], 'https://pr-1.evil.example.com')).toBe(false);
  });
});

describe('every answer', () => {
  it('to a HEAD is the one to a GET, without its body', async () => {
    for (const [path, status] of [
      ['/countries', 200],
      ['/nowhere', 404],
      ['/auth', 405],
    ] as const) {
      const answer = await sandbox.send('HEAD', path, { headers: withKey });
      expect([answer.status, await answer.text()]).toEqual([status, '']);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
  });

  it('of an unknown address, a wrong method, broken JSON and wrong fields is the error envelope', async () => {
    const cases: [Promise<Response>, number, string][] = [
      [sandbox.send('GET', '/nowhere'), 404, 'notFound'],
      [sandbox.send('PUT', '/users'), 405, 'methodNotAllowed'],
      [sandbox.send('POST', '/users', { headers: withKey, body: '{"email":' }), 400, 'badRequest'],
      [sandbox.send('POST', '/users', { headers: withKey, body: '[]' }), 422, 'validationFailed'],
      [sandbox.send('POST', '/users', { headers: withKey, body: { email: 'x' } }), 422, 'validationFailed'],
      [
        sandbox.send('POST', '/users', { headers: withKey, body: `"${'x'.repeat(1024 * 1024)}"` }),
        413,
        'payloadTooLarge',
      ],
      [sandbox.send('GET', '/offers/%00', { headers: withKey }), 404, 'notFound'],
    ];
    for (const [sent, status, code] of cases) {
      const answer = await sent;
      const body = await answer.json();
      expect([answer.status, body.error.code]).toEqual([status, code]);
      expect(body.error.requestId).toBe(answer.headers.get('x-request-id'));
    }
  });

  it('names each field that is wrong by its path', async () => {
    const answer = await sandbox.send('POST', '/users', {
      headers: withKey,
      body: {
        email: 'no',
        password: 'Ride-2-gether',
        firstName: 'A',
        lastName: 'B',
        attribution: { utmSource: 'x'.repeat(201) },
      },
    });
    const { fields } = (await answer.json()).error.debug;
    expect(fields.map(({ path }: { path: string }) => path)).toEqual(['email', 'attribution.utmSource']);
  });

  it('keeps the request id it was given, and carries headers that stop misuse', async () => {
    const answer = await sandbox.send('GET', '/timestamp', { headers: { 'x-request-id': 'from-a-gateway-1' } });
    expect(answer.headers.get('x-request-id')).toBe('from-a-gateway-1');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
});

describe('the log', () => {
  it('has one line per request and no secret in it', async () => {
    const password = 'Secret-pass-1';
    const { jwt } = await done(
      sandbox.client()(createUser, { email: 'logged@example.test', password, firstName: 'Lo', lastName: 'Gged' }),
    );
    await sandbox.send('GET', '/auth/validate?token=abc', { headers: { authorization: `Bearer ${jwt}`, ...withKey } });
    expect(sandbox.logged).toMatchObject([
      { level: 'info', method: 'POST', path: '/users', status: 200, call: 'createUser', apiKey: 'Portal' },
      { level: 'info', method: 'GET', path: '/auth/validate', status: 200, call: 'validateSession' },
    ]);
    const text = JSON.stringify(sandbox.logged);
    for (const secret of [password, jwt, portalKey, 'logged@example.test', 'abc']) expect(text).not.toContain(secret);
  });

  it('says what broke, without the values of the query, and the answer gives no detail', async () => {
    const broken = createSandbox({
      db: sandbox.database.db,
      log: entry => sandbox.logged.push(entry),
      host: { scrypt: () => Promise.reject(new Error('the hasher is out of order', { cause: new Error('inner') })) },
    });
    const answer = await inProcessFetch(broken)('http://x/auth', {
      method: 'POST',
      headers: withKey,
      body: JSON.stringify({ email: 'a@b.test', password: 'x' }),
    });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({
      error: { code: 'broken', message: 'Something went wrong on our side.' },
    });
    expect(sandbox.logged).toMatchObject([
      { level: 'error', status: 500, code: 'broken', error: { message: 'inner' } },
    ]);
  });
});

describe('an attacker who guesses', () => {
  it('is stopped after ten tries at one address, reads when to come back, and may then try again', async () => {
    await sandbox.forgetTries();
    const guess = { email: 'member@echelon.test', password: 'Guess-1-guess' };
    const from = sandbox.client({ ip: '203.0.113.9' });
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await refused(from(signIn, guess))).toBe('invalidCredentials');
    const stopped = await from(signIn, guess);
    if (stopped.ok) throw new Error('The eleventh guess went through.');
    expect(stopped.failure).toMatchObject({ code: 'tooManyRequests', status: 429 });
    expect(stopped.failure.retryAfter).toBeGreaterThan(0);
    expect(await refused(sandbox.client({ ip: '203.0.113.10' })(signIn, guess))).toBe('invalidCredentials');
    const { timestamp } = await done(sandbox.client()(getTimestamp, {}));
    await sandbox.send('POST', '/sandbox/clock', { body: { now: timestamp + (stopped.failure.retryAfter ?? 0) } });
    expect(await refused(from(signIn, guess))).toBe('invalidCredentials');
    await sandbox.send('POST', '/sandbox/clock', { body: { offsetSeconds: 0 } });
  });
});

describe('the sandbox’s own controls', () => {
  const controls = [
    ['GET', 'records?userId=usr_member'],
    ['GET', 'outbox'],
    ['GET', 'mails'],
    ['GET', 'webhook-secret'],
    ['GET', 'clock'],
    ['GET', 'world'],
    ['POST', 'clock'],
    ['POST', 'faults'],
    ['POST', 'world'],
  ] as const;

  it.each(controls)('%s %s answer their own sites and tools, and no other page', async (method, path) => {
    const from = (origin?: string) =>
      sandbox.send(method, `/sandbox/${path}`, {
        ...(origin && { headers: { origin } }),
        ...(method === 'POST' && { body: {} }),
      });
    for (const origin of ['https://evil.example', 'http://localhost:4101.evil.com:80', 'null']) {
      const refusal = await from(origin);
      expect([refusal.status, refusal.headers.get('access-control-allow-origin')]).toEqual([403, null]);
      expect(JSON.stringify(await refusal.json())).not.toMatch(/whsec|outbox/);
    }
    for (const origin of ['http://localhost:4101', 'http://127.0.0.1:9', undefined]) {
      const answer = await from(origin);
      expect(answer.status).not.toBe(403);
      if (origin) expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    }
  });

  it('let any page reach the card provider, as the real one does', async () => {
    const answer = await sandbox.send('OPTIONS', '/sandbox/stripe/v1/payment_methods', {
      headers: { origin: 'https://shop.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('move the clock and say what it shows', async () => {
    const before = (await done(sandbox.client()(getTimestamp, {}))).timestamp;
    const moved = await (await sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: 30 } })).json();
    expect(moved.data.offsetSeconds).toBe(30 * 86_400);
    expect((await done(sandbox.client()(getTimestamp, {}))).timestamp - before).toBeGreaterThanOrEqual(30 * 86_400);
    await sandbox.send('POST', '/sandbox/clock', { body: { now: 2_000_000_000 } });
    expect((await done(sandbox.client()(getTimestamp, {}))).timestamp).toBeGreaterThanOrEqual(2_000_000_000);
    await sandbox.send('POST', '/sandbox/clock', { body: { offsetSeconds: 0 } });
    expect((await sandbox.send('POST', '/sandbox/clock', { body: { tomorrow: true } })).status).toBe(422);
  });

  it('lose an answer after the work is done, delay one, and fail one', async () => {
    const person = { email: 'lost@example.test', password: 'Ride-2-gether', firstName: 'Lo', lastName: 'St' };
    await sandbox.fail({ call: 'createUser', kind: 'loseAnswer', times: 1 });
    await expect(sandbox.send('POST', '/users', { headers: withKey, body: person })).rejects.toThrow(
      'closed before an answer',
    );
    expect(await refused(sandbox.client()(createUser, person))).toBe('emailTaken');
    await sandbox.fail({ call: 'getTimestamp', kind: 'delay', times: 1, ms: 120 });
    const began = performance.now();
    await done(sandbox.client()(getTimestamp, {}));
    expect(performance.now() - began).toBeGreaterThan(115);
    await sandbox.fail({ call: 'getTimestamp', kind: 'status', times: 1, status: 503 });
    expect((await sandbox.send('GET', '/timestamp')).status).toBe(503);
    expect((await sandbox.send('GET', '/timestamp')).status).toBe(200);
  });

  it('do not exist in production, and faults that were set are not taken', async () => {
    const production = createSandbox({ db: sandbox.database.db, production: true });
    for (const path of [
      '/sandbox/clock',
      '/sandbox/world',
      '/sandbox/outbox',
      '/sandbox/mails',
      '/sandbox/records?userId=usr_member',
      '/sandbox/stripe/stripe.js',
    ]) {
      const answer = await production.fetch(new Request(`http://x${path}`));
      expect([path, answer.status]).toEqual([path, 404]);
    }
    await sandbox.fail({ call: 'getTimestamp', kind: 'status', times: 1, status: 503 });
    expect((await production.fetch(new Request('http://x/timestamp'))).status).toBe(200);
    expect((await sandbox.send('GET', '/timestamp')).status).toBe(503);
  });

  it('start over with another world: people are gone, and so is the moved clock', async () => {
    await sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: 3 } });
    expect((await sandbox.send('POST', '/sandbox/world', { body: { name: 'nowhere' } })).status).toBe(422);
    expect(await (await sandbox.send('POST', '/sandbox/world', { body: { name: 'fresh' } })).json()).toMatchObject({
      data: { name: 'fresh' },
    });
    expect(await refused(sandbox.client()(signIn, { email: 'lost@example.test', password: 'Ride-2-gether' }))).toBe(
      'invalidCredentials',
    );
    expect((await (await sandbox.send('GET', '/sandbox/clock')).json()).data.offsetSeconds).toBe(0);
  });
});

describe('the description of the API', () => {
  it('has every address of the contract, at an address that production has, too, for any page to read', async () => {
    const production = createSandbox({ db: sandbox.database.db, production: true });
    const answer = await production.fetch(
      new Request('http://x/openapi.json', { headers: { origin: 'https://anywhere.example' } }),
    );
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const document = await answer.json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/users/{userId}/account/subscribe'].post).toMatchObject({
      operationId: 'subscribe',
      security: [{ bearer: [] }],
      'x-guard': ['selfOrAdmin', 'customerService'],
    });
    expect(await (await sandbox.send('GET', '/openapi.json')).json()).toEqual(document);
  });
});

describe('the static files', () => {
  it('hold the terms, readable by any page and without anything that runs', async () => {
    const answer = await sandbox.send('GET', '/static/terms-and-conditions.html', {
      headers: { origin: 'https://anywhere.example' },
    });
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const text = await answer.text();
    expect(text).toContain('<h1>Echelon Terms and Conditions</h1>');
    expect(text).not.toMatch(/<script|\son\w+=|<style/i);
    // with its own look, which any page that shows it may leave out
    expect(text).toContain('<link rel="stylesheet" href="document.css">');
    const sheet = await sandbox.send('GET', '/static/document.css');
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("style-src 'self'");
    expect((await sandbox.send('GET', '/static/../app.ts')).status).toBe(404);
    expect((await sandbox.send('GET', '/static/images/membership.svg')).headers.get('content-type')).toBe(
      'image/svg+xml',
    );
  });

  it.each([
    ['fr-BE', undefined, 'fr', 'Conditions générales d’Echelon'],
    ['nl', undefined, 'nl', 'Algemene voorwaarden van Echelon'],
    ['es-MX', undefined, 'es', 'Términos y condiciones de Echelon'],
    ['de-DE', undefined, 'en', 'Echelon Terms and Conditions'],
    // a frame sends what the browser speaks, and shows what the page does
    ['fr', 'nl-BE', 'nl', 'Algemene voorwaarden van Echelon'],
    ['fr', 'en-US', 'en', 'Echelon Terms and Conditions'],
  ])('say the terms to a reader of %s, on a page in %s, in %s', async (header, page, language, title) => {
    const answer = await sandbox.send('GET', `/static/terms-and-conditions.html${page ? `?lang=${page}` : ''}`, {
      headers: { 'accept-language': header },
    });
    expect([answer.headers.get('content-language'), answer.headers.get('vary')]).toEqual([language, 'Accept-Language']);
    const text = await answer.text();
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).not.toMatch(/<script|\son\w+=|<style/i);
  });

  it('agree on the same in every language: no section, paragraph or point is missing', async () => {
    const tagsIn = async (language: string) =>
      (await (await sandbox.send('GET', `/static/terms-and-conditions.html?lang=${language}`)).text()).match(
        /<(?:h[1-3]|p|li|ul|ol|strong)>|\b\d+(?:\.\d)?(?=\.? [^<]*<\/h)/g,
      );
    const english = await tagsIn('en');
    for (const language of ['fr', 'nl', 'es']) expect(await tagsIn(language), language).toEqual(english);
  });
});
