import type { CallLine } from '../../../src/core/contract/call.js';
import { buildRequest } from '../../../src/core/client/request.js';
import { contract, type CallName } from '../../../src/core/contract/index.js';
import { portalKey } from '../../support/portal-key.js';
import { type TestSandbox } from '../../support/sandbox.js';

export const isCallName = (name: string): name is CallName => name in contract;

/** Every call there is. */
export const callNames = Object.keys(contract).filter(isCallName);

export const lineOf = (name: CallName): CallLine => contract[name];

export const isKeyed = (name: CallName): boolean => lineOf(name).idempotent === true || lineOf(name).money === true;

/** Those that say of themselves that they only read: reading.test.ts makes each. */
export const reading = callNames.filter(name => lineOf(name).repeatable === 'reads');
/** Every other GET; made there, too. */
export const getting = callNames.filter(name => lineOf(name).method === 'GET' && !reading.includes(name));
/** Every POST and PUT, and every other call that takes a key: repeating.test.ts makes each, twice. */
export const writing = callNames.filter(name => ['POST', 'PUT'].includes(lineOf(name).method) || isKeyed(name));
/** What is left, to change and to delete: changing.test.ts makes each. */
export const changing = callNames.filter(name => ![...reading, ...getting, ...writing].includes(name));

/** Whose hand a request is made with, and what is in it. */
export interface Asked {
  jwt?: string;
  apiKey?: string;
  ip?: string;
  input: object;
}

/** Makes a call of the contract below the client: with a key of one's own, or from anywhere. */
export async function ask(
  sandbox: TestSandbox,
  name: CallName,
  { jwt, apiKey = portalKey, ip, input }: Asked,
  headers: Record<string, string> = {},
): Promise<{ status: number; replayed: boolean; body: string }> {
  const { url, body } = buildRequest(lineOf(name), '', input);
  const response = await sandbox.send(lineOf(name).method, url, {
    headers: { 'x-api-key': apiKey, ...(jwt && { authorization: `Bearer ${jwt}` }), ...headers },
    ...(body !== undefined && { body }),
    ...(ip && { ip }),
  });
  return {
    status: response.status,
    replayed: response.headers.has('idempotent-replayed'),
    body: await response.text(),
  };
}
