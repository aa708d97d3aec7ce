import { expect } from 'vitest';
import { activate } from '../../../../../src/core/contract/account.js';
import {
  cancel,
  subscribeInactive,
  subscribeProvisioned,
  terminate,
  uncancel,
} from '../../../../../src/core/contract/account-actions.js';
import { addDays } from '../../../../../src/core/dates.js';
import { answerBank, subscribeTo } from '../people.js';
import { charged, endedNow, inStates, neverBilled, noMoney, type Row, type Seen } from './row.js';

const monthly = { offerId: 'us-premier-monthly' };
const OF_39_99 = 3999;

/** A paid month from now on. */
function runs(seen: Seen): void {
  const { sub, now } = seen;
  charged(seen, OF_39_99);
  expect(sub).toMatchObject({
    status: 'active',
    startedAt: now,
    currentPeriodStart: now,
    currentPeriodEnd: addDays(now, 30),
    nextBillDate: addDays(now, 30),
    nextBillAmount: OF_39_99,
    cancelAtPeriodEnd: false,
  });
}

/** `canceled` at once: the person's own words are kept, and nothing more is required. */
function over(seen: Seen): void {
  endedNow(seen, 'requested');
  expect(seen.paid).toEqual([]);
  expect(seen.history).toEqual(['terminated']);
  expect(seen.sub.cancellation).toEqual({ reason: 'unused', comment: 'No time' });
}

function willEnd(seen: Seen, endsAt: number | null): void {
  const { sub, before, history, mails, now } = seen;
  noMoney(seen);
  neverBilled(seen);
  expect(sub).toMatchObject({
    status: before.status,
    displayStatus: 'canceling',
    cancelAtPeriodEnd: true,
    canceledAt: now,
    endsAt,
    cancellation: { reason: 'unused', comment: 'No time' },
  });
  expect(history).toEqual(['canceled']);
  expect(mails).toEqual(['membershipCanceled']);
}

/** How memberships begin and end. */
export const beginning: readonly Row[] = [
  {
    call: 'subscribe',
    by: 'member',
    cells:
      'ok subscriptionPending useActivate alreadySubscribed alreadySubscribed alreadySubscribed alreadySubscribed useUncancel ok',
    // those whose membership was terminated come back on a trial
    send: (_client, person, _hands, state) =>
      subscribeTo(person, state === 'Xt' ? { offerId: 'us-premier-monthly-trial' } : monthly),
    effects: {
      ...inStates(['N', 'X'], seen => {
        runs(seen);
        expect(seen.history).toEqual(['created']);
      }),
      Xt: seen => {
        noMoney(seen);
        expect(seen.sub).toMatchObject({
          status: 'trialing',
          trialStart: seen.now,
          trialEnd: addDays(seen.now, 30),
          nextBillDate: addDays(seen.now, 30),
          nextBillAmount: OF_39_99,
        });
        expect(seen.history).toEqual(['created', 'trialStarted']);
      },
    },
  },
  {
    call: 'subscribe/inactive',
    by: 'customerService',
    cells:
      'ok alreadySubscribed alreadySubscribed alreadySubscribed alreadySubscribed alreadySubscribed alreadySubscribed alreadySubscribed ok',
    send: (client, { userId }) => client(subscribeInactive, { userId, ...monthly }),
    effects: inStates(['N', 'X', 'Xt'], seen => {
      noMoney(seen);
      neverBilled(seen);
      expect(seen.sub).toMatchObject({
        status: 'inactive',
        startedAt: null,
        currentPeriodStart: null,
        currentPeriodEnd: null,
      });
      expect(seen.history).toEqual(['created']);
    }),
  },
  {
    call: 'subscribe/provisioned',
    by: 'customerService',
    cells:
      'ok alreadySubscribed alreadySubscribed alreadySubscribed alreadySubscribed alreadySubscribed alreadySubscribed alreadySubscribed ok',
    send: (client, { userId }) =>
      client(subscribeProvisioned, { userId, planId: 'us-premier-monthly', days: 90, reason: 'Ambassador' }),
    effects: inStates(['N', 'X', 'Xt'], seen => {
      noMoney(seen);
      neverBilled(seen);
      expect(seen.sub).toMatchObject({
        status: 'active',
        displayStatus: 'provisioned',
        provisioned: true,
        endsAt: addDays(seen.now, 90),
      });
      expect(seen.history).toEqual(['created']);
    }),
  },
  {
    call: 'activate',
    by: 'member',
    cells: 'notFound ok ok notInactive notInactive notInactive notInactive notInactive subscriptionEnded',
    async prepare({ client, userId }, state, { sandbox }) {
      if (state !== 'P') return;
      const asked = await client(activate, { userId });
      if (asked.ok) throw new Error('The bank did not ask.');
      await answerBank(sandbox, asked.failure.debug?.['clientSecret']);
    },
    send: (client, { userId }) => client(activate, { userId }),
    effects: {
      P: seen => {
        expect(seen.paid).toEqual([OF_39_99]);
        expect(seen.rows.invoices).toMatchObject([{ status: 'paid', total: OF_39_99, paidAt: seen.now }]);
        expect(seen.sub.status).toBe('active');
        expect(seen.history).toEqual(['activated']);
      },
      I: seen => {
        runs(seen);
        expect(seen.history).toEqual(['activated']);
      },
    },
  },
  {
    call: 'cancel',
    by: 'member',
    cells: 'notFound ok ok ok ok ok ok alreadyCanceled subscriptionEnded',
    send: (client, { userId }) => client(cancel, { userId, reason: 'unused', comment: 'No time' }),
    effects: {
      I: over,
      Z: over,
      ...inStates(['P', 'D'], seen => {
        over(seen);
        expect(seen.rows.invoices.at(-1)).toMatchObject({ status: 'void', paidAt: null });
      }),
      T: seen => willEnd(seen, seen.before.trialEnd),
      A: seen => willEnd(seen, seen.before.currentPeriodEnd),
    },
  },
  {
    call: 'uncancel',
    by: 'member',
    addon: true,
    cells:
      'notFound notCanceling notCanceling notCanceling notCanceling notCanceling notCanceling ok subscriptionEnded',
    send: (client, { userId }) => client(uncancel, { userId }),
    effects: inStates(['C', 'Ct'], seen => {
      noMoney(seen);
      const { before, sub } = seen;
      expect(sub).toMatchObject({
        status: before.status,
        displayStatus: before.status,
        cancelAtPeriodEnd: false,
        canceledAt: null,
        endsAt: null,
        cancellation: null,
      });
      expect(sub).toMatchObject({ nextBillDate: before.currentPeriodEnd, nextBillAmount: OF_39_99 });
      expect(sub.addons).toMatchObject([{ status: 'canceling', endsAt: before.currentPeriodEnd }]);
      expect(seen.history).toEqual(['uncanceled']);
    }),
  },
  {
    call: 'terminate',
    by: 'customerService',
    cells: 'notFound ok ok ok ok ok ok ok subscriptionEnded',
    send: (client, { userId }) =>
      client(terminate, { userId, reason: 'staff', comment: 'Asked by phone', refund: 'prorated' }),
    effects: {
      ...inStates(['P', 'I', 'T', 'D', 'Z', 'Ct'], seen => {
        endedNow(seen, 'staff');
        expect(seen.paid).toEqual([]);
        expect(seen.history).toEqual(['terminated']);
      }),
      // 18 of 30 days of 39.99 are 23.994
      ...inStates(['A', 'C'], seen => {
        endedNow(seen, 'staff');
        expect(seen.paid).toEqual([-2399]);
        expect(seen.bills).toMatchObject([{ reason: 'refund', total: -2399 }]);
        expect(seen.history).toEqual(['refunded', 'terminated']);
      }),
    },
  },
];
