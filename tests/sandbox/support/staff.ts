import { signIn } from '../../../src/core/contract/auth.js';
import { now } from '../../../src/core/dates.js';
import type { Role } from '../../../src/core/contract/guards.js';
import { seedInto } from '../../../src/sandbox/world/seed.js';
import { cheapScrypt } from '../../support/cheap-scrypt.js';
import type { TestSandbox } from '../../support/sandbox.js';
import { worked } from './visitor.js';

const password = 'Help-4-members';
let count = 0;

/** A member of staff with this role, signed in from an address of their own. */
export async function colleague(sandbox: TestSandbox, role: Role, name = 'Sam Support') {
  count += 1;
  const as = { ip: `10.3.0.${count}` };
  const [firstName = '', lastName = ''] = name.split(' ');
  const email = `${role.toLowerCase()}${count}@echelon.test`;
  const { id } = await seedInto(sandbox.database.db, now(), cheapScrypt).createUser({
    email,
    password,
    firstName,
    lastName,
    roles: [role],
  });
  const { jwt } = worked(await sandbox.client(as)(signIn, { email, password }));
  return { id, jwt, client: sandbox.client({ ...as, jwt }) };
}

/** Another back end with a key of its own, of a partner or of ours. */
export async function backOffice(sandbox: TestSandbox, partnerId: string | null = null, name = 'Warehouse') {
  count += 1;
  const key = `sk_test_${count}`;
  await seedInto(sandbox.database.db, now(), cheapScrypt).createApiKeys([
    { key, name, partnerId, service: true, origins: [] },
  ]);
  return sandbox.client({ apiKey: key, ip: `10.6.0.${count}` });
}
