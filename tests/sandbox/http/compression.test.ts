import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../src/core/contract/index.js';
import { shapes } from '../../../src/core/contract/schemas/index.js';
import { codingFor, LEAST, mayCompress, secretField } from '../../../src/sandbox/http/answer/compression.js';
import { logins } from '../../../src/sandbox/index.js';
import { startSandbox, type RunningSandbox } from '../../../src/sandbox/node/start.js';
import { portalKey } from '../../support/portal-key.js';

describe('an answer over HTTP', () => {
  let server: RunningSandbox;
  let person: { jwt: string; userId: string };
  const headers = { 'x-api-key': portalKey, 'content-type': 'application/json' };

  beforeAll(async () => {
    server = await startSandbox({ port: 0, world: 'with-addon' });
    const answer = await fetch(`${server.url}/auth`, { method: 'POST', headers, body: JSON.stringify(logins.member) });
    person = (await answer.json()).data;
  });
  afterAll(() => server.close());

  const own = () => ({ ...headers, authorization: `Bearer ${person.jwt}` });

  /** As it travels: `fetch` would take it apart. */
  const raw = (path: string, accepts?: string) =>
    new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      get(
        `${server.url}${path}`,
        { headers: { ...own(), ...(accepts !== undefined && { 'accept-encoding': accepts }) } },
        answer => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
        },
      ).on('error', reject);
    });

  it('is compressed for a client that accepts it, and the same JSON', async () => {
    const path = `/users/${person.userId}/account`;
    const plain = await raw(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Origin, Accept-Language, Accept-Encoding');
    const zipped = await raw(path, 'br, gzip');
    expect([zipped.headers['content-encoding'], zipped.headers.vary]).toEqual([
      'gzip',
      'Origin, Accept-Language, Accept-Encoding',
    ]);
    expect(zipped.body.length).toBeLessThan(plain.body.length * 0.6);
    expect(gunzipSync(zipped.body).toString()).toBe(plain.body.toString());
    const brotli = await raw(path, 'br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.body.toString());
    const fetched = await fetch(`${server.url}${path}`, { headers: own() });
    expect(fetched.headers.get('content-encoding')).toBe('gzip');
    expect(await fetched.text()).toBe(plain.body.toString());
  });

  it('that many get is compressed once, and the best way', async () => {
    const plain = await raw('/offers');
    const first = await raw('/offers', 'gzip, br');
    const second = await raw('/offers', 'gzip, br');
    expect([first.headers['content-encoding'], brotliDecompressSync(first.body).toString()]).toEqual([
      'br',
      plain.body.toString(),
    ]);
    expect(second.body).toEqual(first.body);
  });

  it('that is short travels as it is', async () => {
    expect((await raw('/timestamp', 'gzip')).headers['content-encoding']).toBeUndefined();
  });

  it('with a token is never compressed, however long', async () => {
    const answer = await fetch(`${server.url}/users/${person.userId}/account/quote`, {
      method: 'POST',
      headers: own(),
      body: JSON.stringify({ planId: 'us-premier-annual' }),
    });
    const text = await answer.text();
    expect(text).toContain('"quoteToken":"');
    expect(text.length).toBeGreaterThan(LEAST);
    expect(answer.headers.get('content-encoding')).toBeNull();
  });
});

/** Names of all fields that a shape has, however deep. */
function fieldsOf(shape: unknown, seen = new Set<unknown>()): string[] {
  if (typeof shape !== 'object' || shape === null || seen.has(shape)) return [];
  seen.add(shape);
  return Object.entries(shape).flatMap(([name, inner]) => [
    ...(name === 'entries' && typeof inner === 'object' && inner !== null ? Object.keys(inner) : []),
    ...fieldsOf(inner, seen),
  ]);
}

describe('a secret in an answer', () => {
  const outputs = Object.entries<{ output: v.GenericSchema }>(shapes).map(([name, { output }]) => ({
    name,
    fields: [...new Set(fieldsOf(output))],
  }));

  it('is known by its field’s name, in every answer of the contract', () => {
    const secret = /token$|jwt|secret$|password$/i;
    const found = outputs.flatMap(({ name, fields }) =>
      fields.filter(field => secret.test(field)).map(field => `${name}.${field}`),
    );
    process.stdout.write(`${outputs.length} answers, ${found.length} with a field that opens something\n`);
    expect(found.length).toBeGreaterThan(30);
    for (const one of found) expect(secretField.test(`"${one.split('.')[1]}":"x"`), one).toBe(true);
  });

  it('keeps an answer as it is, and one that is not set does not', () => {
    const text = (value: string) => `{"data":{${value},"more":"${'m'.repeat(LEAST)}"}}`;
    expect(mayCompress(contract.getAccount, text('"requiresAction":{"clientSecret":"pi_1_secret"}'))).toBe(false);
    expect(mayCompress(contract.getAccount, text('"requiresAction":null'))).toBe(true);
    expect(mayCompress(contract.signIn, text('"jwt":"eyJ"'))).toBe(false);
    expect(mayCompress(contract.listRewardCodes, text('"code":"ABC"'))).toBe(false);
    expect(mayCompress(contract.getCancelData, text('"code":"ABCD-EFGH"'))).toBe(false);
    expect(mayCompress(contract.getCancelData, text('"code":"US"'))).toBe(true);
    expect(mayCompress(contract.listOffers, text('"name":"\\"jwt\\":\\"x\\""'))).toBe(true);
  });
});

describe('a coding', () => {
  it('is one that the client names and does not refuse', () => {
    expect([
      codingFor(null, true),
      codingFor('', true),
      codingFor('identity', true),
      codingFor('*', true),
      codingFor('gzipped', true),
    ]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect([
      codingFor('gzip, br', true),
      codingFor('gzip, br', false),
      codingFor('GZIP;q=0.5', true),
      codingFor('br', false),
    ]).toEqual(['br', 'gzip', 'gzip', 'br']);
    expect([
      codingFor('br;q=0, gzip', true),
      codingFor('gzip; q=0.000 , br', false),
      codingFor('br;q=0,gzip;q=0', true),
      codingFor('br;q=0.001', true),
    ]).toEqual(['gzip', 'br', undefined, 'br']);
  });
});
