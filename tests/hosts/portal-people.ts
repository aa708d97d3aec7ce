import { now } from '../../src/core/dates.js';
import { createLoginToken, redeemOneTimeToken, signIn, switchFamilyMember } from '../../src/core/contract/auth.js';
import type { SignedIn } from '../../src/core/contract/schemas/auth.js';
import { commercialLogins, logins } from '../../src/sandbox/world/logins.js';
import { seedInto } from '../../src/sandbox/world/seed.js';
import { seedCommercial } from '../../src/sandbox/world/worlds/commercial.js';
import { cheapScrypt } from '../support/cheap-scrypt.js';
import { done } from '../support/results.js';
import type { TestSandbox } from '../support/sandbox.js';

const password = 'Ride-2-gether';

/** Everybody who may stand before a page: each role of staff and of commercial users, and the ways to be a member. */
const logIns = {
  superAdmin: logins.superAdmin,
  admin: logins.admin,
  producer: logins.producer,
  customerServiceManager: logins.customerServiceManager,
  customerService: logins.staff,
  marketingManager: logins.marketingManager,
  marketing: logins.marketing,
  instructor: { email: 'instructor@echelon.test', password },
  dealer: commercialLogins.dealer,
  owner: commercialLogins.owner,
  locationManager: commercialLogins.manager,
  locationStaff: commercialLogins.clerk,
  member: logins.member,
  child: { email: 'sam@example.test', password },
} as const;

export const people = [...Object.keys(logIns), 'switchedParent', 'actingStaff', 'signedOut'] as const;

let addresses = 0;

/** A world in which all of them are, and how each comes in; undefined for who is signed out. */
export async function everybody(sandbox: TestSandbox): Promise<(person: string) => Promise<SignedIn | undefined>> {
  await sandbox.load('family');
  const seed = seedInto(sandbox.database.db, now(), cheapScrypt);
  await seedCommercial(seed);
  await seed.createUser({ ...logIns.instructor, roles: ['Instructor'] });
  await seed.createUser({ ...logIns.child, firstName: 'Sam', parentId: 'usr_member' });
  const from = (jwt?: string) => sandbox.client({ ip: `10.7.0.${(addresses += 1)}`, ...(jwt && { jwt }) });
  const enter = (who: { email: string; password: string }) => done(from()(signIn, who));
  return async person => {
    if (person === 'signedOut') return undefined;
    if (person === 'switchedParent')
      return done(from((await enter(logIns.member)).jwt)(switchFamilyMember, { userId: 'usr_kim' }));
    if (person === 'actingStaff') {
      const { jwt } = await enter(logIns.customerServiceManager);
      const { token } = await done(from(jwt)(createLoginToken, { userId: 'usr_member' }));
      return done(from()(redeemOneTimeToken, { token }));
    }
    const login = Object.entries(logIns).find(([name]) => name === person)?.[1];
    if (!login) throw new Error(`Nobody here is ${person}.`);
    return enter(login);
  };
}
