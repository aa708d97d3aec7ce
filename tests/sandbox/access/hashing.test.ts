import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../src/core/contract/auth.js';
import { createUser, updateUser } from '../../../src/core/contract/users.js';
import { changePassword, forgotPassword, resetPassword } from '../../../src/core/contract/user-security.js';
import { rowsOf } from '../../../src/sandbox/db/rows.js';
import { cheapScrypt } from '../../support/cheap-scrypt.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { newPerson, password, tokenFrom } from '../support/people.js';

const WAIT = 1500;

/** How many transactions wait for something; on one connection, as in PGlite, an open one lets nobody ask. */
async function openTransactions({ database: { db } }: TestSandbox): Promise<number> {
  const asked = rowsOf(
    db,
    sql`select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    v.object({ open: v.number() }),
  );
  const late = new Promise<undefined>(resolve => setTimeout(resolve, WAIT));
  return (await Promise.race([asked, late]))?.[0]?.open ?? 1;
}

describe('while a password is hashed', () => {
  let sandbox: TestSandbox;
  let open: number[] = [];
  const next = 'Ride-3-gether';

  beforeAll(async () => {
    sandbox = await openTestSandbox('fresh', {
      host: {
        async scrypt(...given) {
          open.push(await openTransactions(sandbox));
          return cheapScrypt(...given);
        },
      },
    });
  });
  afterAll(() => sandbox.close());

  /** Nobody holds a connection, or a row that others wait for, while they wait for a processor. */
  async function holdsNothing(hashes: number, work: () => Promise<unknown>): Promise<void> {
    open = [];
    await work();
    expect(open).toEqual(Array.from({ length: hashes }, () => 0));
  }

  it('no transaction is open: sign-in, sign-up, a password that is changed or chosen again, another address', async () => {
    const { client, userId, email } = await newPerson(sandbox);
    await holdsNothing(1, () => done(sandbox.client()(signIn, { email, password })));
    await holdsNothing(1, () =>
      done(sandbox.client()(createUser, { email: 'new@example.test', password, firstName: 'Jo', lastName: 'New' })),
    );
    await holdsNothing(2, () => done(client(changePassword, { userId, oldPassword: password, password: next })));
    await holdsNothing(1, () =>
      done(client(updateUser, { userId, email: 'moved@example.test', currentPassword: next })),
    );
    await done(sandbox.client()(forgotPassword, { email: 'moved@example.test' }));
    const token = await tokenFrom(sandbox, 'moved@example.test', 'passwordReset', 'reset');
    await holdsNothing(1, () => done(sandbox.client()(resetPassword, { token, password })));
  });

  it('what is changed meanwhile counts: of two changes of one password, one is refused', async () => {
    const { client, userId, email } = await newPerson(sandbox);
    const change = (chosen: string) => client(changePassword, { userId, oldPassword: password, password: chosen });
    const [first, second] = await Promise.all([change('Ride-4-gether'), change('Ride-5-gether')]);
    expect(first.ok).toBe(!second.ok);
    await done(sandbox.client()(signIn, { email, password: first.ok ? 'Ride-4-gether' : 'Ride-5-gether' }));
  });

  it('a wrong password changes nothing, and costs no second hash', async () => {
    const { client, userId, email } = await newPerson(sandbox);
    await holdsNothing(1, async () =>
      expect(await refused(client(changePassword, { userId, oldPassword: next, password: 'Ride-4-gether' }))).toBe(
        'validationFailed',
      ),
    );
    await holdsNothing(1, async () =>
      expect(await refused(client(updateUser, { userId, email: 'other@example.test', currentPassword: next }))).toBe(
        'validationFailed',
      ),
    );
    await done(sandbox.client()(signIn, { email, password }));
  });
});
