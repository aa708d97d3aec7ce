import { expect } from 'vitest';
import { quote, updatePayment } from '../../../../../src/core/contract/account.js';
import {
  addAddonOffer,
  cancelAddonOffer,
  credit,
  quoteAddonOffer,
  uncancelAddonOffer,
} from '../../../../../src/core/contract/account-actions.js';
import { redeemAccountCode } from '../../../../../src/core/contract/account-redemption.js';
import { sendActivationEmail } from '../../../../../src/core/contract/account-support.js';
import { addDays } from '../../../../../src/core/dates.js';
import { worked } from '../../../support/visitor.js';
import { extra } from '../catalogue.js';
import { newCode, typeCard } from '../people.js';
import { states } from '../states.js';
import { charged, inStates, noMoney, type Row, type Seen } from './row.js';

const { guid } = extra.addon;
const later = (at: number | null, days: number): number => addDays(at ?? 0, days);

/** A quote has changed nothing; what it says is checked here. */
const quoted = (expected: object) => (seen: Seen) => {
  noMoney(seen);
  expect(seen.account).toEqual(seen.was);
  expect(seen.history).toEqual([]);
  expect(seen.answer).toMatchObject(expected);
};

/** A membership that a code alone began ends with its days: nobody agreed to be billed. */
function begunByCode(seen: Seen): void {
  noMoney(seen);
  const end = addDays(seen.now, 30);
  expect(seen.sub).toMatchObject({ status: 'trialing', currentPeriodEnd: end, endsAt: end, nextBillDate: null });
  expect(seen.history).toContain('redeemed');
  expect(seen.rows.codes).toMatchObject([{ status: 'redeemed', redeemedAt: seen.now }]);
}

function daysMore(seen: Seen): void {
  noMoney(seen);
  const { sub, before, rows } = seen;
  const end = later(before.currentPeriodEnd, 30);
  expect(sub).toMatchObject({
    status: before.status,
    currentPeriodEnd: end,
    trialEnd: before.trialEnd === null ? null : end,
    endsAt: before.endsAt === null ? null : end,
    nextBillDate: before.nextBillDate === null ? null : end,
  });
  expect(seen.history).toEqual(['redeemed']);
  expect(rows.codes).toMatchObject([{ status: 'redeemed', redeemedAt: seen.now }]);
}

/** The add-on's mark, on or off; the base is not touched. */
const marked = (status: 'active' | 'canceling', history: readonly string[]) => (seen: Seen) => {
  noMoney(seen);
  const { sub, before } = seen;
  expect(sub.addons).toMatchObject([{ guid, status, endsAt: status === 'active' ? null : before.currentPeriodEnd }]);
  expect(sub).toMatchObject({
    status: before.status,
    currentPeriodEnd: before.currentPeriodEnd,
    cancelAtPeriodEnd: before.cancelAtPeriodEnd,
  });
  expect(seen.history).toEqual(history);
};

/** The new card is the one on file; what is owed is tried with it at once. */
const replaced = (paid: readonly number[], status?: string) => (seen: Seen) => {
  expect(seen.account.paymentMethod).toMatchObject({ last4: '4242' });
  expect(seen.account.paymentMethod?.id).not.toBe(seen.was.paymentMethod?.id);
  expect(seen.rows.paymentMethods.filter(({ active }) => active)).toHaveLength(1);
  expect(seen.paid).toEqual(paid);
  expect(seen.rows.invoices.filter(({ status: open }) => open === 'open')).toEqual([]);
  expect(seen.account.subscription?.status).toBe(status ?? seen.was.subscription?.status);
};

const due = (amount: number) => ({ total: amount, dueToday: amount });

/** Money, add-ons, codes, quotes and cards. */
export const rest: readonly Row[] = [
  {
    call: 'credit',
    by: 'customerServiceManager',
    cells: 'ok ok ok ok ok ok ok ok ok',
    send: (client, { userId }) => client(credit, { userId, amount: 500, reason: 'Sorry' }),
    effects: inStates(states, seen => {
      expect({ paid: seen.paid, bills: seen.bills, credit: seen.credit, history: seen.history }).toEqual({
        paid: [],
        bills: [],
        credit: 500,
        history: ['credited'],
      });
      expect(seen.account.accountCredit).toMatchObject({
        value: seen.was.accountCredit.value + 500,
        currency: { code: 'USD' },
      });
      expect(seen.account.subscription?.status).toBe(seen.was.subscription?.status);
      if (seen.was.subscription?.nextBillAmount)
        expect(seen.sub.nextBillAmount).toBe(seen.was.subscription.nextBillAmount - 500);
    }),
  },
  {
    call: 'add-addon-offer',
    by: 'member',
    cells:
      'notFound subscriptionPending subscriptionPending ok ok paymentOverdue resumeFirst cancellationScheduled subscriptionEnded',
    send: (client, { userId }) => client(addAddonOffer, { userId, guid }),
    effects: {
      T(seen) {
        noMoney(seen);
        expect(seen.sub.addons).toMatchObject([{ guid, amount: extra.addon.price, status: 'active' }]);
        expect(seen.sub.nextBillAmount).toBe(3999 + extra.addon.price);
        expect(seen.history).toEqual(['addonAdded']);
      },
      // 18 of 30 days of 9.99 are 5.994
      A(seen) {
        charged(seen, 599);
        expect(seen.sub.addons).toMatchObject([{ guid, amount: extra.addon.price, status: 'active' }]);
        expect(seen.sub).toMatchObject({
          currentPeriodEnd: seen.before.currentPeriodEnd,
          nextBillAmount: 3999 + extra.addon.price,
        });
        expect(seen.history).toEqual(['addonAdded']);
      },
    },
  },
  {
    call: 'cancel-addon-offer',
    by: 'member',
    addon: true,
    cells: 'notFound addonNotFound addonNotFound ok ok ok ok ok subscriptionEnded',
    send: (client, { userId }) => client(cancelAddonOffer, { userId, guid }),
    effects: {
      ...inStates(['T', 'A', 'D', 'Z'], marked('canceling', ['addonCanceled'])),
      ...inStates(['C', 'Ct'], marked('canceling', [])),
    },
  },
  {
    call: 'uncancel-addon-offer',
    by: 'member',
    addon: true,
    cells: 'notFound addonNotCanceling addonNotCanceling ok ok ok ok cancellationScheduled subscriptionEnded',
    async prepare({ client, userId }, state) {
      if (state === 'T' || state === 'A' || state === 'D' || state === 'Z')
        worked(await client(cancelAddonOffer, { userId, guid }));
    },
    send: (client, { userId }) => client(uncancelAddonOffer, { userId, guid }),
    effects: inStates(['T', 'A', 'D', 'Z'], marked('active', ['addonUncanceled'])),
  },
  {
    call: 'redeem',
    by: 'member',
    cells: 'ok subscriptionPending ok ok ok paymentOverdue resumeFirst ok ok',
    send: async (client, { userId }, { sandbox }) =>
      client(redeemAccountCode, { userId, code: await newCode(sandbox, { kind: 'days', days: 30 }) }),
    effects: { ...inStates(['N', 'I', 'X', 'Xt'], begunByCode), ...inStates(['T', 'A', 'C', 'Ct'], daysMore) },
  },
  {
    call: 'quote',
    by: 'member',
    cells: 'ok ok ok ok ok ok ok ok ok',
    send: (client, { userId }, _hands, state) =>
      client(quote, {
        userId,
        planId: state === 'N' || state === 'X' || state === 'Xt' || state === 'Z' ? 'us-premier-monthly' : extra.plus,
      }),
    effects: {
      ...inStates(['N', 'X', 'Xt'], quoted({ kind: 'new', ...due(3999), blockers: [] })),
      P: quoted({ blockers: ['subscriptionPending'] }),
      I: quoted({ ...due(0), blockers: [] }),
      T: quoted({ kind: 'change', ...due(0), blockers: [] }),
      A: quoted({ kind: 'change', ...due(600), blockers: [] }),
      D: quoted({ items: [{ type: 'overdue', amount: 3999 }], ...due(3999), blockers: ['paymentOverdue'] }),
      Z: quoted({ kind: 'resume', ...due(3999), blockers: [] }),
      ...inStates(['C', 'Ct'], quoted({ kind: 'change', blockers: ['cancellationScheduled'] })),
    },
  },
  {
    call: 'quote-addon-offer',
    by: 'member',
    cells: 'ok ok ok ok ok ok ok ok ok',
    send: (client, { userId }) => client(quoteAddonOffer, { userId, guid }),
    effects: {
      ...inStates(['X', 'Xt'], quoted({ kind: 'addon', ...due(999), blockers: ['subscriptionEnded'] })),
      N: quoted({ kind: 'addon', ...due(999), blockers: ['notFound'] }),
      ...inStates(['P', 'I'], quoted({ kind: 'addon', blockers: ['subscriptionPending'] })),
      T: quoted({ kind: 'addon', ...due(0), blockers: [] }),
      A: quoted({ kind: 'addon', ...due(599), blockers: [] }),
      D: quoted({
        kind: 'addon',
        items: [{ type: 'overdue', amount: 3999 }],
        ...due(3999),
        blockers: ['paymentOverdue'],
      }),
      Z: quoted({ kind: 'addon', blockers: ['resumeFirst'] }),
      ...inStates(['C', 'Ct'], quoted({ kind: 'addon', blockers: ['cancellationScheduled'] })),
    },
  },
  {
    call: 'payment',
    by: 'member',
    cells: 'ok ok ok ok ok ok ok ok ok',
    send: async (client, { userId }, { sandbox }) => client(updatePayment, { userId, ...(await typeCard(sandbox)) }),
    effects: {
      ...inStates(['N', 'I', 'T', 'A', 'Z', 'C', 'Ct', 'X', 'Xt'], replaced([])),
      ...inStates(['P', 'D'], replaced([3999], 'active')),
    },
  },
  {
    call: 'activationEmail',
    by: 'member',
    cells:
      'notFound ok ok alreadyActivated alreadyActivated alreadyActivated alreadyActivated alreadyActivated alreadyActivated',
    send: (client, { userId }) => client(sendActivationEmail, { userId }),
    effects: inStates(['P', 'I'], seen => {
      noMoney(seen);
      expect(seen.account).toEqual(seen.was);
      expect(seen.mails).toEqual(['membershipActivation']);
    }),
  },
];
