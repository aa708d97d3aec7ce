import { commercialLogins } from '../../../../src/sandbox/world/logins.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { enter, type Person } from '../../support/people.js';

/** Somebody of a dealer, an owner or a location, signed in. */
export const enterCommercial = (sandbox: TestSandbox, who: keyof typeof commercialLogins): Promise<Person> =>
  enter(sandbox, commercialLogins[who].email, undefined, commercialLogins[who].password);
