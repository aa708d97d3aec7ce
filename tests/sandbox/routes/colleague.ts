import { signIn } from '../../../src/core/contract/auth.js';
import { now } from '../../../src/core/dates.js';
import { scryptNative } from '../../../src/sandbox/node/scrypt.js';
import type { Role } from '../../../src/sandbox/security/guards.js';
import { seedInto } from '../../../src/sandbox/world/seed.js';
import type { TestSandbox } from '../../support/sandbox.js';
import { worked } from './visitor.js';

const password = 'Help-4-members';

let count = 0;

/** Somebody of our staff with this role, signed in from an address of their own; answers their client and id. */
export async function colleague(sandbox: TestSandbox, role: Role) {
  count += 1;
  const as = { ip: `10.3.0.${count}` };
  const email = `${role.toLowerCase()}${count}@echelon.test`;
  const { id } = await seedInto(sandbox.database.db, now(), scryptNative).createUser({ email, password, roles: [role] });
  const { jwt } = worked(await sandbox.client(as)(signIn, { email, password }));
  return { id, jwt, client: sandbox.client({ ...as, jwt }) };
}

/** Another back end with a key of its own, of a partner or of ours. */
export async function backOffice(sandbox: TestSandbox, partnerId: string | null = null) {
  count += 1;
  const key = `sk_test_${count}`;
  await seedInto(sandbox.database.db, now(), scryptNative).createApiKeys([{ key, name: `Back office ${count}`, partnerId, service: true, origins: [] }]);
  return sandbox.client({ apiKey: key });
}
