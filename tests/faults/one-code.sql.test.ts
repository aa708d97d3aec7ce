import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { subscribe } from '../../src/core/contract/account.js';
import { redeemAccountCode } from '../../src/core/contract/account-redemption.js';
import { redemptionCodes } from '../../src/sandbox/codes/tables.js';
import { normaliseCode } from '../../src/sandbox/codes/redemption-code.js';
import { recordsOf } from '../../src/sandbox/db/records.js';
import { demoCodes } from '../../src/sandbox/world/catalogue/codes.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { startProcess, type SandboxProcess } from '../support/process.js';
import { done } from '../support/results.js';
import { portalKey } from '../support/portal-key.js';
import { clientOf, signUpWithCard, type Member, type Reach } from '../support/visitor.js';

const CROWD = 50;
const DAY = 86_400;

let database: TestDatabase;
let processes: SandboxProcess[];
beforeAll(async () => {
  database = await openTestDatabase();
  const env = { DATABASE_URL: database.url ?? '' };
  processes = await Promise.all([startProcess(env), startProcess(env)]);
});
afterAll(async () => {
  await Promise.all(processes.map(one => one.end('SIGTERM')));
  await database.close();
});

const reachOf = (turn: number): Reach => ({ baseUrl: processes[turn % 2]?.url ?? '', apiKey: portalKey, fetch });

async function join(turn: number): Promise<Member> {
  const member = await signUpWithCard(reachOf(turn));
  await done(
    member.client(subscribe, {
      userId: member.userId,
      offerId: 'us-premier-monthly',
      termsAcceptedAt: Math.floor(Date.now() / 1000),
    }),
  );
  return member;
}

/** Ten at a time: a hash of a password is slow by design. */
async function crowd(): Promise<Member[]> {
  const members: Member[] = [];
  while (members.length < CROWD)
    members.push(...(await Promise.all(Array.from({ length: 10 }, (_, turn) => join(turn)))));
  return members;
}

it('fifty members redeem one code at the same moment at two servers: one gains the days, the others learn when it was redeemed', async () => {
  const members = await crowd();
  const before = await Promise.all(members.map(({ userId }) => recordsOf(database.db, userId)));
  const answers = await Promise.all(
    members.map(({ userId, jwt }, turn) =>
      clientOf(reachOf(turn), jwt)(redeemAccountCode, { userId, code: demoCodes.ninetyDays }),
    ),
  );

  const [code] = await database.db
    .select()
    .from(redemptionCodes)
    .where(eq(redemptionCodes.code, normaliseCode(demoCodes.ninetyDays)));
  expect(code).toMatchObject({ status: 'redeemed', redeemedAt: expect.any(Number) });
  const winners = answers.flatMap(({ ok }, at) => (ok ? [at] : []));
  expect(winners.map(at => members[at]?.userId)).toEqual([code?.redeemedBy]);

  const refusals = answers.flatMap(answer => (answer.ok ? [] : [answer.failure]));
  expect(refusals).toHaveLength(CROWD - 1);
  for (const failure of refusals) {
    expect(failure).toMatchObject({
      code: 'redemptionCodeAlreadyRedeemed',
      status: 409,
      debug: { dateRedeemed: expect.any(Number) },
    });
    expect(failure.debug?.['dateRedeemed']).toBe(code?.redeemedAt);
    expect(failure.message).toMatch(
      /^This redemption code has already been redeemed on \d\d\/\d\d\/\d{4}\. Please contact customer service if you have any questions\.$/,
    );
  }

  const after = await Promise.all(members.map(({ userId }) => recordsOf(database.db, userId)));
  const gained = after.map(
    ({ subscriptions }, at) =>
      ((subscriptions[0]?.currentPeriodEnd ?? 0) - (before[at]?.subscriptions[0]?.currentPeriodEnd ?? 0)) / DAY,
  );
  expect(gained).toEqual(members.map((_, at) => (winners.includes(at) ? 90 : 0)));
  const lines = after.map(({ history }) => history.filter(({ type }) => type === 'redeemed').length);
  expect(lines).toEqual(members.map((_, at) => (winners.includes(at) ? 1 : 0)));
  expect(
    after.every(
      ({ subscriptions, payments, invoices }) =>
        subscriptions.length === 1 && payments.length === 1 && invoices.length === 1,
    ),
  ).toBe(true);
});
