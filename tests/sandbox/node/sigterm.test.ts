import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { patience } from '../../support/patience.js';
import { startProcess } from '../../support/process.js';
import { portalKey } from '../../support/portal-key.js';

interface Answer {
  status: number;
  body: unknown;
}

/** Sends a request over a line of its own; `sent` once all of it is on its way, `answer` once all of it is here. */
function ask(url: string, path: string, body?: object): { sent: Promise<void>; answer: Promise<Answer> } {
  const sending = request(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    agent: new Agent(),
    headers: { 'x-api-key': portalKey, 'content-type': 'application/json' },
  });
  const sent = new Promise<void>(resolve => sending.once('finish', resolve));
  const answer = new Promise<Answer>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', response => {
      // a body that is cut off is no JSON, and an error before that
      text(response).then(came => resolve({ status: response.statusCode ?? 0, body: JSON.parse(came) }), reject);
    });
  });
  sending.end(body && JSON.stringify(body));
  return { sent, answer };
}

/** Passwords that are checked take their time, people who sign up are written, offers are read. */
const load = (url: string) => [
  ...Array.from({ length: 100 }, (_, at) =>
    ask(url, '/auth', { email: `nobody.${at}@example.test`, password: 'Ride-2-gether' }),
  ),
  ...Array.from({ length: 50 }, (_, at) =>
    ask(url, '/users', {
      email: `new.${at}@example.test`,
      password: 'Ride-2-gether',
      firstName: 'Jo',
      lastName: 'Walker',
    }),
  ),
  ...Array.from({ length: 50 }, () => ask(url, '/offers?countryCode=US')),
];

describe('a server under load that gets SIGTERM', () => {
  it('answers everything that is in flight, takes nobody new, and ends by itself with code 0', async () => {
    const server = await startProcess({ DRAIN_SECONDS: '600' }, { hashing: 'asShipped' });
    const asked = load(server.url);
    let answered = 0;
    const outcomes = Promise.allSettled(
      asked.map(async ({ answer }) => {
        const { status } = await answer;
        answered += 1;
        return status;
      }),
    );
    await Promise.all(asked.map(({ sent }) => sent));
    // whoever comes after them is answered, so all of them have arrived
    await ask(server.url, '/timestamp').answer;
    const inFlight = asked.length - answered;
    const end = server.end('SIGTERM');
    await expect
      .poll(
        () =>
          ask(server.url, '/timestamp').answer.then(
            () => 'taken',
            () => 'refused',
          ),
        patience,
      )
      .toBe('refused');
    const came = await outcomes;
    const cut = came.filter(({ status }) => status === 'rejected').length;
    process.stdout.write(
      `SIGTERM with ${inFlight} of ${asked.length} requests in flight: cut ${cut}, ended with code ${await server.code}\n`,
    );
    expect(inFlight).toBeGreaterThan(0);
    expect(came.map(one => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
      ...Array.from({ length: 100 }, () => 422),
      ...Array.from({ length: 50 }, () => 200),
      ...Array.from({ length: 50 }, () => 200),
    ]);
    await end;
    expect(await server.code).toBe(0);
    expect(server.printed()).not.toContain('were cut');
  });
});
