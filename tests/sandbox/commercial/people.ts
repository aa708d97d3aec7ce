import { commercialLogins } from '../../../src/sandbox/world/logins.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { enter, enterAs, type Person } from '../support/people.js';

/** Everybody who has to do with locations, signed in. */
export interface CommercialPeople {
  sandbox: TestSandbox;
  dealer: Person;
  owner: Person;
  manager: Person;
  clerk: Person;
  otherOwner: Person;
  /** Customer service. */
  support: Person;
  member: Person;
}

const enterCommercial = (sandbox: TestSandbox, who: keyof typeof commercialLogins): Promise<Person> =>
  enter(sandbox, commercialLogins[who].email, undefined, commercialLogins[who].password);

/** The commercial world with its people. */
export async function openCommercial(): Promise<CommercialPeople> {
  const sandbox = await openTestSandbox('commercial');
  return {
    sandbox,
    dealer: await enterCommercial(sandbox, 'dealer'),
    owner: await enterCommercial(sandbox, 'owner'),
    manager: await enterCommercial(sandbox, 'manager'),
    clerk: await enterCommercial(sandbox, 'clerk'),
    otherOwner: await enterCommercial(sandbox, 'otherOwner'),
    support: await enterAs(sandbox, 'customerServiceManager'),
    member: await enterAs(sandbox, 'member'),
  };
}
