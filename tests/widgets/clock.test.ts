import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../src/core/contract/auth.js';
import { now as machineNow } from '../../src/core/dates.js';
import type { Session } from '../../src/core/session/session.js';
import type { WorldName } from '../../src/sandbox/index.js';
import { logins } from '../../src/sandbox/world/logins.js';
import { createAccountHistory } from '../../src/widgets/account/account-history/model.js';
import { createAccountOverview } from '../../src/widgets/account/account-overview/model.js';
import { createBillingHistory } from '../../src/widgets/account/billing-history/model.js';
import { createFamilyManager } from '../../src/widgets/account/family-manager/model.js';
import { createReceiptUpload } from '../../src/widgets/account/receipt-upload/model.js';
import { createSecurity } from '../../src/widgets/account/security/model.js';
import { createManager } from '../../src/widgets/journeys/subscription-manager/model.js';
import { done } from '../support/results.js';
import { openTestSandbox, type TestSandbox } from '../support/sandbox.js';
import { openSession } from '../support/session.js';

const TWO_DAYS = 2 * 86_400;
const nothing = () => undefined;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('active-monthly');
});
afterAll(() => sandbox.close());

interface Store {
  get(): object;
  listen(listener: () => void): () => void;
}

/** Each widget that says when something was, or will be: what it shows, and the world in which it has something to show. */
const widgets: readonly (readonly [name: string, world: WorldName, open: (session: Session) => Store])[] = [
  ['the account’s history', 'active-monthly', session => createAccountHistory(session).$screen],
  ['the overview', 'active-monthly', session => createAccountOverview(session).$screen],
  ['the bills', 'active-monthly', session => createBillingHistory(session).$screen],
  [
    'the family',
    'family',
    session => createFamilyManager({ session, onChanged: nothing, onSwitched: nothing }).$screen,
  ],
  ['the receipts', 'receipts', session => createReceiptUpload({ session, onUploaded: nothing }).$screen],
  ['the membership', 'active-monthly', session => createManager({ session, onChanged: nothing }).$screen],
  [
    'the places where somebody is signed in',
    'many-places',
    session => {
      const model = createSecurity(session);
      model.$screen.listen(nothing);
      return model.sessions.$part;
    },
  ],
];

describe.each([TWO_DAYS, -TWO_DAYS])('on a machine whose clock is %i seconds behind the server’s', off => {
  it.each(widgets)('%s use the server’s time, and request nothing to know it', async (_, world, open) => {
    await sandbox.load(world);
    await sandbox.send('POST', '/sandbox/clock', { body: { offsetSeconds: off } });
    const session = openSession(sandbox);
    await done(session.request(signIn, logins.member));
    const before = sandbox.logged.length;
    const $screen = open(session);
    $screen.listen(nothing);
    await expect.poll(() => $screen.get()).toHaveProperty('now');
    const now: unknown = Reflect.get($screen.get(), 'now');
    expect(Math.abs(Number(now) - machineNow() - off)).toBeLessThan(30);
    expect(sandbox.logged.slice(before).map(({ call }) => call)).not.toContain('getTimestamp');
  });
});
