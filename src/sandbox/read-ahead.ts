import type { CallLine } from '../core/contract/call.js';
import { contract } from '../core/contract/index.js';

const ID = String.raw`([\w-]{1,64})`;

const lines: readonly CallLine[] = Object.values(contract);

/** Calls that change nothing and begin with reading the account of the person in their path. */
const reading = lines
  .filter(({ path, repeatable }) => repeatable === 'reads' && path.startsWith('/users/:userId/account'))
  .map(({ method, path }) => ({ method, path: new RegExp(`^${path.replace(':userId', ID)}$`) }));

/** Whom a request will read, as far as its address says it: undefined where it does not. */
export function personAhead(method: string, path: string): string | undefined {
  if (!path.startsWith('/users/')) return undefined;
  for (const call of reading) {
    const id = call.method === method ? call.path.exec(path)?.[1] : undefined;
    if (id !== undefined) return id;
  }
  return undefined;
}
