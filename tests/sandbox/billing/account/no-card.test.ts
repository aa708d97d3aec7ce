import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activate, quote } from '../../../../src/core/contract/account.js';
import { addAddonOffer, changePlan, subscribeInactive } from '../../../../src/core/contract/account-actions.js';
import { addDays } from '../../../../src/core/dates.js';
import type { Discount } from '../../../../src/core/contract/schemas/offers.js';
import { readClock } from '../../../../src/sandbox/world/clock.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { refused, worked } from '../../support/visitor.js';
import {
  membershipOf,
  moveClock,
  newCode,
  newPerson,
  openStillSandbox,
  rowsOf,
  subscribeTo,
  type Person,
} from './people.js';

let sandbox: TestSandbox;
let jo: Person;
let start: number;

beforeAll(async () => {
  sandbox = await openStillSandbox();
  start = await readClock(sandbox.database.db);
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await moveClock(sandbox, { now: start });
  jo = await newPerson(sandbox);
});

const inDays = (days: number) => moveClock(sandbox, { now: addDays(start, days) });
const off = (duration: Discount['duration'], cut: Pick<Discount, 'amount' | 'percent'> = { percent: 100 }) =>
  newCode(sandbox, {
    kind: 'discount',
    discount: { name: 'All off', duration, ...cut, currency: { code: 'USD', scale: 100 } },
  });

const monthly = 'us-premier-monthly';
const quoted = async (offerId: string, redemptionCode: string) =>
  worked(await jo.client(quote, { userId: jo.userId, planId: offerId, offerId, redemptionCode }));

/** Joins for nothing, for ever. */
async function joinsFree(offerId = monthly): Promise<void> {
  worked(await subscribeTo(jo, { offerId, redemptionCode: await off({ type: 'forever' }) }));
}

describe('somebody without a card, to whom nothing is ever due', () => {
  it('is not asked for one, joins, and stays', async () => {
    const redemptionCode = await off({ type: 'forever' });
    expect((await quoted(monthly, redemptionCode)).needsCard).toBe(false);
    worked(await subscribeTo(jo, { offerId: monthly, redemptionCode }));
    await inDays(365);
    expect(await membershipOf(jo)).toMatchObject({ status: 'active', needsCard: false, pastDue: null });
    const { payments, invoices, mails } = await rowsOf(sandbox, jo.userId);
    expect(payments).toEqual([]);
    expect(invoices.map(({ amountDue }) => amountDue).filter(due => due > 0)).toEqual([]);
    expect(mails.map(({ kind }) => kind)).not.toContain('paymentFailed');
  });

  it('changes plan without one, now or later', async () => {
    await joinsFree('us-connect-monthly');
    worked(await jo.client(changePlan, { userId: jo.userId, planId: monthly }));
    expect((await membershipOf(jo)).planId).toBe(monthly);
  });

  it('gives one first for what costs something', async () => {
    await joinsFree();
    const wanted = { userId: jo.userId, guid: 'us-studio-pass-monthly' };
    expect(refused(await jo.client(addAddonOffer, wanted))).toMatchObject({
      code: 'paymentMethodRequired',
      status: 409,
    });
    expect((await membershipOf(jo)).addons).toEqual([]);
  });

  it('gives one first for a plan that the discount does not pay whole', async () => {
    const redemptionCode = await off({ type: 'forever' }, { amount: 1499 });
    worked(await subscribeTo(jo, { offerId: 'us-connect-monthly', redemptionCode }));
    expect(refused(await jo.client(changePlan, { userId: jo.userId, planId: monthly })).code).toBe(
      'paymentMethodRequired',
    );
  });

  it('goes on after a trial', async () => {
    const redemptionCode = await off({ type: 'forever' });
    worked(await subscribeTo(jo, { offerId: 'us-premier-monthly-trial', redemptionCode }));
    await inDays(31);
    expect(await membershipOf(jo)).toMatchObject({ status: 'active', endReason: null });
  });
});

it.each([
  ['for three months', { type: 'other', months: 3 }],
  ['once', { type: 'once' }],
] as const)('all off %s asks for a card: the bills come after it', async (_, duration) => {
  const redemptionCode = await off(duration);
  expect((await quoted(monthly, redemptionCode)).needsCard).toBe(true);
  expect(refused(await subscribeTo(jo, { offerId: monthly, redemptionCode })).code).toBe('paymentMethodRequired');
});

it('a membership that was made ready begins without a card where it costs nothing', async () => {
  const staff = await newPerson(sandbox, { roles: ['CustomerService'] });
  worked(await staff.client(subscribeInactive, { userId: jo.userId, offerId: monthly }));
  expect(refused(await jo.client(activate, { userId: jo.userId })).code).toBe('paymentMethodRequired');
});
