import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownTemporary, removeOwn } from './own-folder.mjs';
import { patience } from './patience.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** The newest folder that holds the server's programs. */
function programs() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map(version => `${DEBIAN}/${version}/bin`),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

export function ensurePostgres() {
  if (programs() || !process.env.CI || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing PostgreSQL …');
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { stdio: 'ignore' });
}

/** A port that nobody listens on. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** The server refuses to run as root; any other account will do. */
function account() {
  if (process.getuid?.() !== 0) return {};
  const idOf = flag => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout.trim());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** @param {string} [within] the folder that gets the data's */
export async function startPostgres(within = tmpdir()) {
  const bin = programs();
  if (!bin) return undefined;
  const folder = ownTemporary('echelon-postgres-', within);
  const as = account();
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  const env = { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8', TZ: 'UTC' };
  const data = join(folder, 'data');
  const remove = () => removeOwn(folder);

  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...as, env, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    remove();
    throw new Error(`initdb did not succeed:\n${made.stderr}`);
  }
  const port = await freePort();
  // A crash of the machine may lose this data: it is thrown away in any case.
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=200', `unix_socket_directories=${folder}`];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap(setting => ['-c', setting])],
    {
      ...as,
      env,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let log = '';
  server.stderr.on('data', part => (log += part));
  const ended = new Promise(resolve => {
    server.once('exit', resolve);
  });
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);

  const until = performance.now() + patience.test;
  while (!log.includes('ready to accept connections')) {
    if (server.exitCode !== null || performance.now() > until) {
      kill();
      remove();
      throw new Error(`PostgreSQL did not start:\n${log}`);
    }
    await sleep(50);
  }
  return {
    // Over its socket: a run sends half a million statements, and each costs less than over the loopback.
    url: `postgres://postgres@127.0.0.1:${port}/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      process.off('exit', kill);
      server.kill('SIGINT');
      await ended;
      remove();
    },
  };
}
