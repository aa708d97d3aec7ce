import type { CallLine } from '../../core/contract/call.js';
import { contract } from '../../core/contract/index.js';
import type { FoundCall } from './find-call.js';

const ID = /^[\w-]{1,64}$/;

/** Calls that change nothing and begin with reading the account of the person in their path. */
const reading: ReadonlySet<string> = new Set(
  Object.entries<CallLine>(contract)
    .filter(([, { path, repeatable }]) => repeatable === 'reads' && path.startsWith('/users/:userId/account'))
    .map(([name]) => name),
);

/** The person that a request will read, as far as its address names one; undefined where it does not. */
export function personAhead({ name, params }: FoundCall): string | undefined {
  const { userId } = params;
  return userId !== undefined && reading.has(name) && ID.test(userId) ? userId : undefined;
}
