import { afterAll, beforeAll, expect, it } from 'vitest';
import { now } from '../../../src/core/dates.js';
import { CLIP_URL, FILM } from '../../../src/sandbox/content/clip.js';
import { filmAddress } from '../../../src/sandbox/content/film-address.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';

const film = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);

let sandbox: TestSandbox;
let address: string;
beforeAll(async () => {
  sandbox = await openTestSandbox('fresh', { films: new Map([[FILM, film]]) });
  address = await filmAddress({ db: sandbox.database.db, now: now() }, CLIP_URL, 'usr_member', 1800);
});
afterAll(() => sandbox.close());

const ask = (headers: Record<string, string> = {}, method = 'GET') => sandbox.send(method, address, { headers });
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

it('a film is whole for whoever asks for all of it, and says that it has parts', async () => {
  const answer = await ask({ origin: 'https://anywhere.example' });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '1000',
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(await bytesOf(answer)).toEqual(film);
});

it('a player gets the part that it seeks to', async () => {
  const answer = await ask({ range: 'bytes=300-' });
  expect([answer.status, answer.headers.get('content-range'), answer.headers.get('content-length')]).toEqual([
    206,
    'bytes 300-999/1000',
    '700',
  ]);
  expect(await bytesOf(answer)).toEqual(film.slice(300));
});

it('Safari asks for two bytes first, and gets just these', async () => {
  const answer = await ask({ range: 'bytes=0-1' });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([206, 'bytes 0-1/1000']);
  expect(await bytesOf(answer)).toEqual(film.slice(0, 2));
});

it('who asks for more than there is hears how much there is', async () => {
  const answer = await ask({ range: 'bytes=1000-' });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
  expect(await bytesOf(answer)).toHaveLength(0);
});

it('a HEAD says how long the film is and brings nothing of it, whatever part it names', async () => {
  for (const headers of [{}, { range: 'bytes=0-1' }]) {
    const answer = await ask(headers, 'HEAD');
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '1000']);
    expect(await bytesOf(answer)).toHaveLength(0);
  }
});

it('a part of what may have changed is the whole again', async () => {
  expect((await ask({ range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200);
});

it('there is no other film, whatever its name', async () => {
  for (const name of ['other.mp4', 'constructor', '..%2fdocument.css'])
    expect((await sandbox.send('GET', address.replace(FILM, name))).status).toBe(404);
});
