import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../src/core/contract/users.js';
import { signIn } from '../../../src/core/contract/auth.js';
import { startPlayback } from '../../../src/core/contract/content/library.js';
import { logins } from '../../../src/sandbox/index.js';
import { startSandbox, type RunningSandbox } from '../../../src/sandbox/node/start.js';
import { dataFolder } from '../../support/data-folder.js';
import { startProcess } from '../../support/process.js';
import { done, refused } from '../../support/results.js';
import { portalKey } from '../../support/portal-key.js';
import { clientOf } from '../../support/visitor.js';

const clientAt = (baseUrl: string) => clientOf({ baseUrl, apiKey: portalKey, fetch });

describe('a sandbox that listens', () => {
  let folder: string;
  let dataDir: string;
  let sandbox: RunningSandbox;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'echelon-listen-'));
    await mkdir(join(folder, 'cdn', 'chunks'), { recursive: true });
    await writeFile(join(folder, 'cdn', 'echelon.js'), `/* ${'x'.repeat(4000)} */`);
    await writeFile(join(folder, 'cdn', 'chunks', 'a-1.js'), 'export {};');
    await writeFile(join(folder, 'secret.js'), 'no');
    await mkdir(join(folder, 'sandbox', 'clips'), { recursive: true });
    await writeFile(join(folder, 'sandbox', 'clips', 'class.mp4'), 'a film');
    dataDir = await dataFolder();
    sandbox = await startSandbox({ port: 0, world: 'fresh', assets: folder, dataDir });
  });
  afterAll(async () => {
    await sandbox.close();
    for (const one of [folder, dataDir]) await rm(one, { recursive: true, force: true });
  });

  it('serves the library to any page, compressed, the chunks for ever', async () => {
    const entry = await fetch(`${sandbox.url}/cdn/echelon.js`, { headers: { 'accept-encoding': 'br' } });
    expect(Object.fromEntries(entry.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await entry.text()).toHaveLength(4006);
    const etag = entry.headers.get('etag') ?? '';
    expect((await fetch(`${sandbox.url}/cdn/echelon.js`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(`${sandbox.url}/cdn/chunks/a-1.js`)).headers.get('cache-control')).toContain('immutable');
  });

  it('serves the film of classes from its folder, by parts', async () => {
    const { email, password } = logins.staff;
    const { jwt } = await done(clientAt(sandbox.url)(signIn, { email, password }));
    const client = clientOf({ baseUrl: sandbox.url, apiKey: portalKey, fetch }, jwt);
    const { clipUrl } = await done(client(startPlayback, { contentId: 'cls_bike_climb-ride_30' }));
    const answer = await fetch(`${sandbox.url}${clipUrl ?? ''}`, { headers: { range: 'bytes=2-' } });
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      206,
      'video/mp4',
      'film',
    ]);
  });

  it('serves nothing beside the library', async () => {
    for (const path of ['/cdn/..%2fsecret.js', '/cdn/%2e%2e/secret.js', '/cdn/', '/cdn/nothing.js']) {
      expect((await fetch(`${sandbox.url}${path}`)).status).toBe(404);
    }
  });

  it('says on every answer what its own clock shows, also to pages of other origins', async () => {
    const moveTo = (body: object) =>
      fetch(`${sandbox.url}/sandbox/clock`, { method: 'POST', body: JSON.stringify(body) });
    await moveTo({ now: 2_000_000_000 });
    const answer = await fetch(`${sandbox.url}/offers`, {
      headers: { 'x-api-key': portalKey, origin: 'http://localhost:4101' },
    });
    await moveTo({ offsetSeconds: 0 });
    expect(answer.headers.get('access-control-expose-headers')?.split(', ')).toContain('date');
    const shown = Date.parse(answer.headers.get('date') ?? '') / 1000;
    expect(shown).toBeGreaterThanOrEqual(2_000_000_000);
    expect(shown).toBeLessThan(2_000_000_060);
  });

  it('cuts the line when an answer is to be lost', async () => {
    await fetch(`${sandbox.url}/sandbox/faults`, {
      method: 'POST',
      body: JSON.stringify({ call: 'getTimestamp', kind: 'loseAnswer' }),
    });
    await expect(fetch(`${sandbox.url}/timestamp`)).rejects.toThrow('fetch failed');
    expect((await fetch(`${sandbox.url}/timestamp`)).status).toBe(200);
  });

  it('says which port is taken in place of its own', async () => {
    await expect(startSandbox({ port: Number(new URL(sandbox.url).port), world: 'fresh' })).rejects.toThrow(
      'EADDRINUSE',
    );
  });
});

describe('a process of its own', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await dataFolder();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('keeps its settings over a restart, and lets no second process on its folder', async () => {
    const person = { email: 'kept@example.test', password: 'Ride-2-gether', firstName: 'Ke', lastName: 'Pt' };
    const first = await startProcess({ ECHELON_DATA: folder }, { hashing: 'asShipped' });
    await done(clientAt(first.url)(createUser, person));
    await expect(startProcess({ ECHELON_DATA: folder }, { hashing: 'asShipped' })).rejects.toThrow(
      /in use by process \d+/,
    );
    await first.end('SIGTERM');
    const second = await startProcess(
      { ECHELON_DATA: folder, NODE_ENV: 'production', PORTAL_URL: 'https://my.example.com' },
      { hashing: 'asShipped' },
    );
    await done(clientAt(second.url)(signIn, person));
    expect(await refused(clientAt(second.url)(createUser, person))).toBe('emailTaken');
    expect((await fetch(`${second.url}/sandbox/clock`)).status).toBe(404);
    await second.end('SIGINT');
  });
});
