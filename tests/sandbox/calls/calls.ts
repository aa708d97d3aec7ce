import type { CallLine } from '../../../src/core/contract/call.js';
import { buildRequest } from '../../../src/core/client/request.js';
import { contract, type CallName } from '../../../src/core/contract/index.js';
import { portalKey, type TestSandbox } from '../../support/sandbox.js';

export const isCallName = (name: string): name is CallName => name in contract;

/** Every call there is. */
export const callNames = Object.keys(contract).filter(isCallName);

export const lineOf = (name: CallName): CallLine => contract[name];

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
