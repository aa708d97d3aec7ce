import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '../../../src/core/contract/schemas/purchase-history.js';
import { detailsWords } from '../../../src/widgets/account/billing-history/details-copy.js';
import { addressLines } from '../../../src/widgets/account/billing-history/address-lines.js';
import { factsOf, lineText } from '../../../src/widgets/account/billing-history/details-lines.js';
import { standingOf } from '../../../src/widgets/account/billing-history/standing.js';

const copy = detailsWords.english;

const invoice = (given: Partial<Invoice>): Invoice => ({
  id: 'inv_1',
  number: 'EF-000001',
  subscriptionId: null,
  status: 'paid',
  reason: 'renewal',
  lines: [],
  currency: { code: 'USD', scale: 100 },
  total: 3999,
  amountDue: 3999,
  amountPaid: 3999,
  amountRefunded: 0,
  createdAt: 0,
  dueAt: 0,
  paidAt: 0,
  attempts: 1,
  nextAttemptAt: null,
  paymentMethod: { brand: 'visa', last4: '4242' },
  billedTo: null,
  ...given,
});

describe('the state of an invoice is', () => {
  it.each([
    ['paid', {}],
    ['refunded', { amountRefunded: 3999 }],
    ['partlyRefunded', { amountRefunded: 1 }],
    ['refunded', { reason: 'refund', total: -3999, amountPaid: 0, amountRefunded: 3999 }],
    // given back as account credit alone
    ['refunded', { reason: 'refund', total: 0, amountPaid: 0 }],
    ['paid', { total: 0, amountDue: 0, amountPaid: 0 }],
    ['failed', { status: 'open', amountPaid: 0, nextAttemptAt: 1 }],
    // the bank has to be answered first: no day is set
    ['due', { status: 'open', amountPaid: 0 }],
    ['void', { status: 'void', amountPaid: 0 }],
    ['uncollectible', { status: 'uncollectible', amountPaid: 0 }],
  ] as const)('%s with %o', (standing, given) => {
    expect(standingOf(invoice(given))).toBe(standing);
  });
});

describe('a line says', () => {
  it.each([
    ['Echelon Premier', { type: 'plan', name: 'Echelon Premier' }],
    ['Whatever it was', { type: 'plan' }],
    ['Discount: Spring', { type: 'discount', name: 'Spring', amount: -1 }],
    ['Discount', { type: 'discount', amount: -1 }],
    ['Whatever it was', { type: 'proration', amount: -1 }],
    ['Remaining time on Yoga (1 of 2 days)', { type: 'proration', name: 'Yoga', days: { left: 1, of: 2 } }],
    ['Account credit used', { type: 'credit', amount: -1 }],
    ['Added to your account credit', { type: 'credit' }],
    ['Code: SPRING', { type: 'redemption', name: 'SPRING' }],
    ['Tax', { type: 'tax' }],
    ['Carried over from an earlier bill', { type: 'overdue' }],
  ] as const)('%s for %o', (text, given) => {
    expect(lineText({ description: 'Whatever it was', amount: 1, period: null, ...given }, 'renewal', copy)).toBe(text);
  });
});

describe('how it was paid', () => {
  const said = (given: Partial<Invoice>) =>
    factsOf(invoice(given), copy, 'en-US').map(({ value }) => value.replace(/\d\d\/\d\d\/\d{4}/, 'DATE'));

  it('is said for every way', () => {
    expect(said({})).toEqual(['Visa ending in 4242, DATE']);
    expect(said({ amountRefunded: 500 })).toEqual(['Visa ending in 4242, DATE', '$5.00']);
    expect(said({ paymentMethod: null })).toEqual(['DATE']);
    expect(
      said({
        total: 0,
        amountPaid: 0,
        paymentMethod: null,
        lines: [{ type: 'credit', description: '', amount: -3999, period: null }],
      }),
    ).toEqual(['Account credit']);
    expect(said({ total: 40, amountDue: 0, amountPaid: 0, attempts: 0 })).toEqual(['We charged nothing']);
    expect(said({ status: 'uncollectible', amountPaid: 0, attempts: 5 })).toEqual(['Visa ending in 4242', '5']);
    expect(said({ attempts: 3 })).toEqual(['Visa ending in 4242, DATE', '3']);
  });
});

describe('an address', () => {
  it('has no empty lines, with any field left out', () => {
    const part = fc.constantFrom('', 'Some text');
    fc.assert(
      fc.property(
        part,
        part,
        part,
        fc.constantFrom('NA', 'OR'),
        fc.constantFrom('US', 'BE', 'XX'),
        (lastName, streetLine2, postalCode, region, country) => {
          const lines = addressLines(
            {
              firstName: 'Alex',
              lastName,
              address: {
                streetLine1: 'Street 1',
                streetLine2,
                city: 'Town',
                postalCode,
                country: { code: country },
                region: { code: region },
              },
            },
            'nl-BE',
          );
          expect(lines.every(line => line === line.trim() && line.length > 0)).toBe(true);
          expect(lines.join(' ')).not.toMatch(/NA\b/);
        },
      ),
    );
  });
});
