import { demoApiKeys, seedCatalogue } from './catalogue.js';
import { logins } from './logins.js';
import type { Seed } from './seed.js';

async function fresh(seed: Seed): Promise<void> {
  await seedCatalogue(seed.db, seed.now);
  await seed.createApiKeys(demoApiKeys);
  await seed.createUser({ id: 'usr_staff', ...logins.staff, firstName: 'Sam', lastName: 'Support', roles: ['CustomerService'] });
  await seed.createUser({ id: 'usr_member', ...logins.member });
}

/** Named states of the whole sandbox that anyone can start from. */
export const worlds = { fresh } satisfies Record<string, (seed: Seed) => Promise<void>>;

export type WorldName = keyof typeof worlds;
