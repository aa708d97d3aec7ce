import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { listen } from '../../../src/sandbox/node/listen.js';
import { patience } from '../../support/patience.js';

/** A server whose requests wait until they are let go. */
async function waiting(drainSeconds: number) {
  let begun = 0;
  let letGo: () => void = () => {};
  const gone = new Promise<void>(resolve => (letGo = resolve));
  const server = await listen(
    async request => {
      if (request.url.endsWith('/quick')) return new Response('quick');
      begun += 1;
      await gone;
      return new Response('done');
    },
    { port: 0, host: '127.0.0.1', drainSeconds },
  );
  return { ...server, url: `http://127.0.0.1:${server.port}`, begun: () => begun, letGo };
}

describe('a server that is told to end', () => {
  it('answers all who are waiting, tells them that the line closes, and takes nobody new', async () => {
    const server = await waiting(60);
    // lines that were used before and are kept open
    await Promise.all(Array.from({ length: 3 }, () => fetch(`${server.url}/quick`).then(answer => answer.text())));
    const answers = Promise.all(
      Array.from({ length: 20 }, async () => {
        const answer = await fetch(`${server.url}/slow`);
        return [answer.status, answer.headers.get('connection'), await answer.text()];
      }),
    );
    await expect.poll(server.begun, patience).toBe(20);
    const closing = server.close();
    await expect(fetch(`${server.url}/quick`)).rejects.toThrow('fetch failed');
    server.letGo();
    expect(await answers).toEqual(Array.from({ length: 20 }, () => [200, 'close', 'done']));
    expect(await closing).toBe(0);
  });

  it('cuts what never ends at its bound, and says how many', async () => {
    const server = await waiting(1);
    const cut = expect(fetch(`${server.url}/endless`)).rejects.toThrow('fetch failed');
    await expect.poll(server.begun, patience).toBe(1);
    expect(await server.close()).toBe(1);
    await cut;
    server.letGo();
    await sleep(0);
  });
});
