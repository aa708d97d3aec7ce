import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payOwed } from '../../../../src/core/contract/account.js';
import { pause, unpause } from '../../../../src/core/contract/account-actions.js';
import { addDays } from '../../../../src/core/dates.js';
import { readClock } from '../../../../src/sandbox/world/clock.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { refused, worked } from '../../support/visitor.js';
import {
  addCard,
  answerBank,
  bankBecomes,
  membershipOf,
  moveClock,
  newMember,
  openStillSandbox,
  rowsOf,
  type Person,
} from './people.js';

let sandbox: TestSandbox;
let jo: Person;
let start: number;

beforeAll(async () => {
  sandbox = await openStillSandbox();
});
afterAll(() => sandbox.close());

/** A month later the bank wants every charge confirmed, and nobody is there. */
beforeEach(async () => {
  jo = await newMember(sandbox);
  start = await readClock(sandbox.database.db);
  await bankBecomes(sandbox, jo.cardId, 'asksAlways');
  await inDays(30);
});

const inDays = (days: number) => moveClock(sandbox, { now: addDays(start, days) });
const mailed = async () =>
  (await rowsOf(sandbox, jo.userId)).mails.map(({ kind }) => kind).filter(kind => kind !== 'paymentReceived');
const told = async () =>
  (await rowsOf(sandbox, jo.userId)).history.map(({ type }) => type).filter(type => type !== 'created');
const pay = () => jo.client(payOwed, { userId: jo.userId });

describe('a renewal that the bank wants confirmed', () => {
  it('is told as that, and never as a card that the bank refused', async () => {
    const { status, requiresAction, pastDue } = await membershipOf(jo);
    expect({ status, owed: pastDue?.amount, secret: requiresAction?.clientSecret }).toEqual({
      status: 'past_due',
      owed: 3999,
      secret: expect.stringMatching(/^seti_\w+_secret_\w+$/),
    });
    expect(await mailed()).toEqual(['paymentRequiresAction']);
    expect(await told()).toEqual(['confirmationAsked']);
  });

  it('is confirmed by the member with what the account says, and paid once', async () => {
    const { requiresAction } = await membershipOf(jo);
    const asked = refused(await pay());
    expect(asked).toMatchObject({ code: 'paymentRequiresAction', debug: requiresAction });
    await answerBank(sandbox, requiresAction?.clientSecret);
    expect(worked(await pay()).subscription).toMatchObject({
      status: 'active',
      requiresAction: null,
      pastDue: null,
      currentPeriodEnd: addDays(start, 60),
    });
    expect(worked(await pay()).subscription?.status).toBe('active');
    expect((await rowsOf(sandbox, jo.userId)).payments.map(({ amount }) => amount)).toEqual([3999, 3999]);
    expect(await mailed()).toEqual(expect.arrayContaining(['paymentRequiresAction', 'paymentRecovered']));
  });

  it('asks again when the member has failed to confirm it', async () => {
    const { requiresAction } = await membershipOf(jo);
    await answerBank(sandbox, requiresAction?.clientSecret, 'fail');
    const again = refused(await pay());
    expect(again.debug?.['clientSecret']).not.toBe(requiresAction?.clientSecret);
    await answerBank(sandbox, again.debug?.['clientSecret']);
    expect(worked(await pay()).subscription?.status).toBe('active');
  });

  it('is paid by the next try when the member has confirmed it and closed the page', async () => {
    await answerBank(sandbox, (await membershipOf(jo)).requiresAction?.clientSecret);
    await inDays(32);
    expect(await membershipOf(jo)).toMatchObject({ status: 'active', requiresAction: null });
  });

  it('is tried again on the days of every payment that failed, mailed once, and ends the membership at last', async () => {
    await inDays(40);
    expect(await mailed()).toEqual(['paymentRequiresAction']);
    expect((await membershipOf(jo)).requiresAction).not.toBeNull();
    await inDays(51);
    expect(await membershipOf(jo)).toMatchObject({ status: 'terminated', endReason: 'payment_failed' });
    expect((await told()).filter(type => type === 'confirmationAsked')).toHaveLength(5);
  });

  it('is a refusal from the day on which the bank says no, and no bank waits any more', async () => {
    await bankBecomes(sandbox, jo.cardId, 'chargeFails');
    await inDays(33);
    expect(await membershipOf(jo)).toMatchObject({ status: 'past_due', requiresAction: null });
  });

  it('is settled by another card too', async () => {
    await addCard(sandbox, jo);
    expect(await membershipOf(jo)).toMatchObject({ status: 'active', requiresAction: null });
  });
});

it('a payment that failed is told anew when it is the bank that waits now', async () => {
  await inDays(31);
  await answerBank(sandbox, (await membershipOf(jo)).requiresAction?.clientSecret);
  worked(await pay());
  await bankBecomes(sandbox, jo.cardId, 'chargeFails');
  await inDays(61);
  expect(await mailed()).toContain('paymentFailed');
  await bankBecomes(sandbox, jo.cardId, 'asksAlways');
  await inDays(64);
  expect((await mailed()).filter(kind => kind === 'paymentRequiresAction')).toHaveLength(2);
});

it('a pause that ends by itself waits for the bank in the same way', async () => {
  await answerBank(sandbox, (await membershipOf(jo)).requiresAction?.clientSecret);
  worked(await pay());
  worked(await jo.client(pause, { userId: jo.userId, months: 1 }));
  await inDays(90);
  expect(await membershipOf(jo)).toMatchObject({
    status: 'past_due',
    requiresAction: { clientSecret: expect.stringMatching(/^seti_/) },
  });
  expect(refused(await jo.client(unpause, { userId: jo.userId })).code).toBe('notPaused');
});

it('somebody who owes nothing pays nothing', async () => {
  const kim = await newMember(sandbox);
  expect(worked(await kim.client(payOwed, { userId: kim.userId })).subscription?.status).toBe('active');
  expect((await rowsOf(sandbox, kim.userId)).payments).toHaveLength(1);
});
