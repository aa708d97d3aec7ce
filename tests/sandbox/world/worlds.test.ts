import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '../../../src/core/contract/account.js';
import { signIn } from '../../../src/core/contract/auth.js';
import { validateSession } from '../../../src/core/contract/sessions.js';
import { offers, plans } from '../../../src/sandbox/catalogue/tables.js';
import { insertRows } from '../../../src/sandbox/db/write-rows.js';
import { rowsOf } from '../../../src/sandbox/db/rows.js';
import { logins, worldNames } from '../../../src/sandbox/index.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

describe('in every world', () => {
  it.each(worldNames)('%s: member and staff sign in, and the member’s account can be read', async world => {
    await sandbox.load(world);
    const member = await done(sandbox.client()(signIn, logins.member));
    const staff = await done(sandbox.client()(signIn, logins.staff));
    const own = await done(sandbox.client({ jwt: member.jwt })(getAccount, { userId: member.userId }));
    const seen = await done(sandbox.client({ jwt: staff.jwt })(getAccount, { userId: member.userId }));
    expect(seen.subscription).toEqual(own.subscription);
  });
});

it('a world that is loaded over another leaves nothing of it, tokens included', async () => {
  await sandbox.load('default');
  const { jwt, userId } = await done(sandbox.client()(signIn, logins.member));
  expect((await done(sandbox.client({ jwt })(getAccount, { userId }))).subscription?.status).toBe('active');
  await sandbox.load('fresh');
  expect(await refused(sandbox.client({ jwt })(validateSession, {}))).toBe('signedOut');
});

it('a world has the same rows after all others as it has on a new database', async () => {
  const counts = async ({ db }: TestSandbox['database']) => {
    const tables = await rowsOf(
      db,
      sql`select quote_ident(tablename) as name from pg_tables where schemaname = current_schema() and tablename <> 'stamps' order by 1`,
      v.object({ name: v.string() }),
    );
    const count = sql.raw(
      tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`).join(' union all '),
    );
    return rowsOf(db, count, v.object({ name: v.string(), rows: v.number() }));
  };
  const unused = await openTestSandbox('fresh');
  // a token needs a key, which outlives the world
  await done(unused.client()(signIn, logins.member));
  await unused.load('fresh');
  const expected = await counts(unused.database);
  await unused.close();
  // after those above, or at least after the one that fills most tables
  await sandbox.load('much-to-lose');
  await done(sandbox.client()(signIn, logins.member));
  await sandbox.load('fresh');
  expect(await counts(sandbox.database)).toEqual(expected);
});

it('a token carries the family members that the plan allows', async () => {
  const seatsIn = async (world: 'fresh' | 'default') => {
    await sandbox.load(world);
    const { jwt } = await done(sandbox.client()(signIn, logins.member));
    return JSON.parse(atob(jwt.split('.')[1] ?? '')).plan.features.maxFamilyMembers;
  };
  expect(await seatsIn('fresh')).toBe(0);
  expect(await seatsIn('default')).toBe(4);
});

it('a world takes the place of a large table that others refer to', async () => {
  const { db } = sandbox.database;
  const [plan] = await db.select().from(plans).limit(1);
  const [offer] = await db.select().from(offers).limit(1);
  if (!plan || !offer) throw new Error('The world has no plan, or no offer.');
  const many = Array.from({ length: 600 }, (_, at) => ({ ...plan, id: `plan_${at}` }));
  await insertRows(db, plans, many);
  await insertRows(db, offers, [{ ...offer, id: 'ofr_of_many', guid: 'of-many', planId: 'plan_7' }]);
  await sandbox.load('fresh');
  expect(await db.select().from(plans).where(eq(plans.id, 'plan_7'))).toEqual([]);
  expect(await db.select().from(offers).where(eq(offers.id, 'ofr_of_many'))).toEqual([]);
  expect(await db.select().from(offers).where(eq(offers.id, offer.id))).toHaveLength(1);
});
