import { signIn } from '../../../src/core/contract/auth.js';
import type { Role } from '../../../src/sandbox/security/guards.js';
import { cheapScrypt } from '../../support/cheap-scrypt.js';
import { seedInto } from '../../../src/sandbox/world/seed.js';
import type { TestSandbox } from '../../support/sandbox.js';
import { worked } from './visitor.js';

const password = 'Help-4-members';
let count = 0;

/** Somebody of the staff, new to the sandbox, and the client they work with. */
export async function newStaff(sandbox: TestSandbox, role: Role, name = 'Sam Support') {
  count += 1;
  const [firstName = '', lastName = ''] = name.split(' ');
  const email = `staff${count}@example.com`;
  const { id } = await seedInto(sandbox.database.db, 1_700_000_000, cheapScrypt).createUser({ email, password, firstName, lastName, roles: [role] });
  const ip = `10.5.0.${count}`;
  const { jwt } = worked(await sandbox.client({ ip })(signIn, { email, password }));
  return { userId: id, client: sandbox.client({ jwt, ip }) };
}

/** The client of a back end, by a key of its own. */
export async function newBackEnd(sandbox: TestSandbox, partnerId: string | null = null, name = 'Warehouse') {
  count += 1;
  const key = `sk_back_end_${count}`;
  await seedInto(sandbox.database.db, 1_700_000_000, cheapScrypt).createApiKeys([{ key, name, partnerId, service: true, origins: [] }]);
  return sandbox.client({ apiKey: key, ip: `10.6.0.${count}` });
}
