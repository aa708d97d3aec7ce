import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../lib/paths.mjs';
import { freePort, startPostgres } from '../lib/postgres.mjs';

/**
 * A PostgreSQL of its own, and servers on it in a process each that count their statements.
 * @param {string} world what the sandbox begins with
 */
export async function openServers(world) {
  const database = await startPostgres();
  if (!database) throw new Error('There is no PostgreSQL here.');
  const children = [];
  return {
    url: database.url,

    /**
     * @param {string} file the program; it listens on `PORT`
     * @param {object} more what else its environment says
     */
    async start(file, more = {}) {
      const port = await freePort();
      const env = { ...process.env, DATABASE_URL: database.url, PORT: String(port), ECHELON_WORLD: world, ...more };
      const child = spawn(process.execPath, ['--import', `${root}/scripts/load/count.mjs`, file], {
        cwd: root,
        env,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      children.push(child);
      for (let tries = 0; tries < 300; tries += 1) {
        if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}.`);
        const answer = await fetch(`http://127.0.0.1:${port}/timestamp`).catch(() => undefined);
        if (answer) return { port, child };
        await sleep(100);
      }
      throw new Error(`${file} does not answer.`);
    },

    async stop() {
      for (const child of children) child.kill('SIGTERM');
      await Promise.all(children.map(child => child.exitCode ?? new Promise(resolve => child.once('exit', resolve))));
      await database.stop();
    },
  };
}

/** What a server has sent to PostgreSQL since it was last asked, and the processor time that it took. */
export const askCount = child =>
  new Promise(resolve => {
    child.once('message', resolve);
    child.send('count');
  });

/** The key of the portal in every world of the sandbox; everyone can read it in its pages. */
export const API_KEY = 'pk_echelon_portal';

/** Signs somebody in. @returns {Promise<{ jwt: string, userId: string }>} */
export async function signIn(port, login) {
  const answer = await fetch(`http://127.0.0.1:${port}/auth`, {
    method: 'POST',
    headers: { 'x-api-key': API_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  if (!answer.ok) throw new Error(`${login.email} cannot sign in: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).data;
}

/** The headers of somebody who is signed in. */
export const headersOf = ({ jwt }) => ({
  'x-api-key': API_KEY,
  authorization: `Bearer ${jwt}`,
  'accept-encoding': 'gzip, deflate, br',
});
