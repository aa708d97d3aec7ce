import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../../../src/sandbox/node/settings.js';
import { builtSandbox } from '../../support/process.js';

type Name = (typeof settings)[number]['name'];

/** What begins every value that must not be printed. */
const HUSH = 'hush-hush';

/** One value for each setting that it cannot have: a setting that is added finds its place here, or this does not compile. */
const wrong: Readonly<Record<Name, string>> = {
  DATABASE_URL: `mysql://jo:${HUSH}@db.example.com/echelon`,
  ECHELON_DATA: '~/data',
  PORTAL_URL: 'http://my.example.com',
  PORT: 'abc',
  HOST: 'everywhere',
  TRUSTED_PROXIES: '10.0.0.0/99',
  DRAIN_SECONDS: '-1',
  STRIPE_PUBLISHABLE_KEY: `sk_live_${HUSH}`,
  STRIPE_WEBHOOK_SECRET: HUSH,
  ECHELON_WORLD: 'nowhere',
  ECHELON_REVISION: 'a b',
};

interface Ended {
  code: number | null;
  out: string;
  said: string;
}

/** Starts the server as an operator does, with these settings and no other of its own, and waits for its end. */
async function startWith(env: Record<string, string>): Promise<Ended> {
  const none = Object.fromEntries(settings.map(({ name }) => [name, '']));
  const child = spawn(process.execPath, [join(await builtSandbox(), 'sandbox/node.js')], {
    env: { ...process.env, ...none, PORT: '0', ECHELON_WORLD: 'fresh', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended: Ended = { code: null, out: '', said: '' };
  child.stderr.on('data', part => (ended.said += String(part)));
  return new Promise(resolve => {
    child.stdout.on('data', part => {
      ended.out += String(part);
      // what should not have started would never end
      if (ended.out.includes('"listening"')) child.kill('SIGKILL');
    });
    child.once('close', code => resolve({ ...ended, code, said: ended.said.trim() }));
  });
}

/** Prints what was said, as a table. */
const print = (rows: readonly (readonly [string, string])[]): void => {
  const width = Math.max(...rows.map(([name]) => name.length));
  process.stdout.write(`${rows.map(([name, said]) => `${name.padEnd(width)} | ${said}`).join('\n')}\n`);
};

describe('a server with a setting that is wrong', () => {
  it('does not start, and says in one sentence which one it is and what to write, whichever it is', async () => {
    const rows: [string, string][] = [];
    for (const { name, write } of settings) {
      const { code, out, said } = await startWith({ [name]: wrong[name] });
      rows.push([name, said]);
      expect({ name, code, out }).toEqual({ name, code: 1, out: '' });
      expect(said.split('\n'), name).toHaveLength(1);
      expect(said, name).toMatch(new RegExp(`^${name} is .*: write `));
      expect(said, name).toContain(write);
      expect(said, name).not.toContain(HUSH);
    }
    print(rows);
  });

  it('in production names each that it needs and lacks', async () => {
    const rows: [string, string][] = [];
    for (const setting of settings.filter(one => 'needed' in one)) {
      const { code, out, said } = await startWith({ NODE_ENV: 'production' });
      rows.push([setting.name, said]);
      expect([code, out]).toEqual([1, '']);
      expect(said).toContain(`${setting.name} is missing: write ${setting.write}`);
    }
    expect(rows.length).toBeGreaterThan(0);
    print(rows);
  });
});

describe('a server with a setting that has the form of one, and is of no use here', () => {
  let folder: string;
  const taken = createServer();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'echelon-useless-'));
    await writeFile(join(folder, 'a-file'), 'no folder');
    await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await new Promise(resolve => taken.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });

  it('does not start either, and says what to write instead of words of the system', async () => {
    const address = taken.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const given: (readonly [Name, string])[] = [
      ['PORT', port],
      ['HOST', '203.0.113.9'],
      // nobody listens on the first port
      ['DATABASE_URL', `postgres://jo:${HUSH}@127.0.0.1:1/echelon`],
      ['ECHELON_DATA', join(folder, 'a-file')],
      ['ECHELON_DATA', join(folder, 'a-file', 'below')],
    ];
    const rows: [string, string][] = [];
    for (const [name, value] of given) {
      const { code, out, said } = await startWith({ [name]: value });
      rows.push([name, said.replaceAll(folder, '…')]);
      expect({ name, code, out }).toEqual({ name, code: 1, out: '' });
      expect(said.split('\n'), name).toHaveLength(1);
      expect(said, name).toMatch(new RegExp(`^${name} is .*: write `));
      expect(said, name).not.toContain(HUSH);
    }
    print(rows);
  });
});
