import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../src/core/contract/auth.js';
import { listOffers } from '../../../src/core/contract/offers.js';
import { getTimestamp } from '../../../src/core/contract/meta.js';
import { getUser } from '../../../src/core/contract/users.js';
import { listUsers } from '../../../src/core/contract/staff-users.js';
import { resetPassword } from '../../../src/core/contract/user-security.js';
import { logins } from '../../../src/sandbox/index.js';
import { demoApiKeys } from '../../../src/sandbox/world/catalogue/keys.js';
import { ownData, type OwnData } from '../../support/own-data.js';
import { builtSandbox, startProcess } from '../../support/process.js';
import { done, refused } from '../../support/results.js';
import { clientOf } from '../../support/visitor.js';

const origin = 'https://my.example.com';

describe('a server in production, on an empty database', () => {
  let data: OwnData;
  beforeAll(async () => {
    data = await ownData(process.env['DATABASE_URL']);
  });
  afterAll(() => data.remove());

  const env = () => ({
    ...('dataDir' in data.at ? { ECHELON_DATA: data.at.dataDir } : { DATABASE_URL: data.at.databaseUrl }),
    NODE_ENV: 'production',
    PORTAL_URL: origin,
  });
  /** What a command of the server prints. It works on the data of the server that is started here. */
  const admin = async (...args: string[]): Promise<string> =>
    (
      await promisify(execFile)(process.execPath, [join(await builtSandbox(), 'sandbox/node.js'), 'admin', ...args], {
        env: { ...process.env, DATABASE_URL: undefined, ...env() },
      })
    ).stdout.trim();

  it('has nobody and no key until its administrator is made by a command, who then signs in', async () => {
    const empty = await startProcess(env(), { hashing: 'asShipped' });
    const at = (apiKey: string, jwt?: string) => clientOf({ baseUrl: empty.url, apiKey, fetch }, jwt);
    expect(await done(at('none')(getTimestamp, {}))).toMatchObject({ timestamp: expect.any(Number) });
    for (const { key } of demoApiKeys) {
      expect((await fetch(`${empty.url}/offers?countryCode=US`, { headers: { 'x-api-key': key } })).status, key).toBe(
        401,
      );
      for (const login of Object.values(logins)) expect(await refused(at(key)(signIn, login))).toBe('signedOut');
    }
    for (const path of ['clock', 'world', 'outbox', 'records', 'webhook-secret', 'stripe/v3', 'faults']) {
      for (const method of ['GET', 'POST'])
        expect((await fetch(`${empty.url}/sandbox/${path}`, { method })).status, `${method} ${path}`).toBe(404);
    }
    expect(await (await fetch(`${empty.url}/openapi.json`)).json()).toMatchObject({ openapi: '3.1.0' });
    await empty.end('SIGTERM');

    await expect(admin('--email', 'no address')).rejects.toThrow('no email address');
    expect(new URL(await admin('--email', 'Owner@example.com')).searchParams.get('reset')).toBeTruthy();
    const link = new URL(await admin('--email', 'owner@example.com'));
    expect(link.origin).toBe(origin);
    await expect(admin('--email', 'second@example.com')).rejects.toThrow('There is an administrator already.');
    await expect(admin('--key', 'Portal')).rejects.toThrow('admin --email');
    const [page, service] = [
      await admin('--key', 'Portal', '--origin', origin),
      await admin('--key', 'Back office', '--service'),
    ];
    expect([page.slice(0, 3), service.slice(0, 3)]).toEqual(['pk_', 'sk_']);

    const { url, end } = await startProcess(env(), { hashing: 'asShipped' });
    const owner = { email: 'owner@example.com', password: 'Ride-2-gether' };
    const client = (apiKey: string, jwt?: string) => clientOf({ baseUrl: url, apiKey, fetch }, jwt);
    await done(client(page)(resetPassword, { token: link.searchParams.get('reset') ?? '', password: owner.password }));
    expect(
      await refused(
        client(page)(resetPassword, { token: link.searchParams.get('reset') ?? '', password: 'Ride-3-gether' }),
      ),
    ).toBe('tokenInvalid');
    const { jwt, userId } = await done(client(page)(signIn, owner));
    expect(await done(client(page, jwt)(getUser, { userId }))).toMatchObject({
      email: owner.email,
      roles: ['SuperAdmin'],
    });
    expect((await done(client(page, jwt)(listUsers, {}))).total).toBe(1);
    expect((await done(client(page)(listOffers, { countryCode: 'US' }))).items).toEqual([]);
    const readable = async (from: string) =>
      (await fetch(`${url}/offers`, { headers: { 'x-api-key': page, origin: from } })).headers.get(
        'access-control-allow-origin',
      );
    expect([await readable(origin), await readable('https://elsewhere.example.com')]).toEqual([origin, null]);
    await end('SIGTERM');
    await expect(admin('--email', owner.email)).rejects.toThrow('There is an administrator already.');
  });
});
