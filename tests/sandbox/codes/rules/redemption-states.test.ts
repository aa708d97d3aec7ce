import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CodeChanges } from '../../../../src/core/contract/schemas/redemption-codes.js';
import { refusalOf, statusOf, type CodeRow } from '../../../../src/sandbox/codes/states.js';

const NOW = 1_800_000_000;

type Code = Pick<CodeRow, 'status' | 'expiresAt' | 'effect' | 'redeemedBy'>;

const days: Code['effect'] = { kind: 'days', days: 30 };
const credit: Code['effect'] = { kind: 'credit', amount: 1000, currencyCode: 'USD' };
const code = (status: Code['status'], rest: Partial<Code> = {}): Code => ({
  status,
  expiresAt: null,
  effect: days,
  redeemedBy: status === 'redeemed' ? 'usr_jo' : null,
  ...rest,
});

const arbitrary = fc.record({
  status: fc.constantFrom<Code['status']>('created', 'activated', 'suspended', 'redeemed', 'retired'),
  expiresAt: fc.option(fc.integer({ min: NOW - 10, max: NOW + 10 })),
  effect: fc.constantFrom(days, credit),
  redeemedBy: fc.constantFrom('usr_jo', null),
});
const change = fc.record<CodeChanges['set']>({
  status: fc.constantFrom(undefined, 'activated' as const, 'suspended' as const, 'retired' as const),
  expiresAt: fc.constantFrom(undefined, null, NOW + 100),
});

describe('the states of a code', () => {
  // domain 1.9: from, to, and why not
  it.each([
    ['created', 'activated', undefined],
    ['created', 'suspended', undefined],
    ['created', 'retired', undefined],
    ['activated', 'activated', 'alreadyThere'],
    ['activated', 'suspended', undefined],
    ['activated', 'retired', undefined],
    ['suspended', 'activated', undefined],
    ['suspended', 'suspended', 'alreadyThere'],
    ['suspended', 'retired', undefined],
    ['redeemed', 'activated', 'redeemed'],
    ['redeemed', 'suspended', 'redeemed'],
    ['redeemed', 'retired', 'redeemed'],
    ['retired', 'activated', 'retired'],
    ['retired', 'suspended', 'retired'],
    ['retired', 'retired', 'alreadyThere'],
  ] as const)('%s → %s: %s', (from, to, reason) => {
    expect(refusalOf(code(from), { status: to }, NOW)).toBe(reason);
  });

  it('expired is a date, and only of codes that could have been used', () => {
    expect(statusOf(code('activated', { expiresAt: NOW }), NOW)).toBe('expired');
    expect(statusOf(code('activated', { expiresAt: NOW + 1 }), NOW)).toBe('activated');
    expect(statusOf(code('created', { expiresAt: NOW - 1 }), NOW)).toBe('expired');
    for (const status of ['suspended', 'redeemed', 'retired'] as const)
      expect(statusOf(code(status, { expiresAt: NOW - 1 }), NOW)).toBe(status);
  });

  it('let a reset bring back what was redeemed, and what expired with a new date', () => {
    const reset = { reason: 'Given twice' };
    const expired = code('activated', { expiresAt: NOW - 1 });
    expect(refusalOf(code('redeemed'), { reset }, NOW)).toBeUndefined();
    expect(refusalOf(expired, { reset }, NOW)).toBe('newDateNeeded');
    expect(refusalOf(expired, { reset, expiresAt: NOW + 1 }, NOW)).toBeUndefined();
    expect(refusalOf(expired, { reset, expiresAt: null }, NOW)).toBeUndefined();
    expect(refusalOf(code('redeemed', { expiresAt: NOW - 1 }), { reset }, NOW)).toBe('newDateNeeded');
    for (const status of ['created', 'activated', 'suspended', 'retired'] as const)
      expect(refusalOf(code(status), { reset }, NOW)).toBe('notResettable');
  });

  it('take back credit, and nothing that was used up', () => {
    const reset = { reason: 'Fraud', revoke: true };
    expect(refusalOf(code('redeemed', { effect: credit }), { reset }, NOW)).toBeUndefined();
    expect(refusalOf(code('redeemed', { effect: days }), { reset }, NOW)).toBe('notRevocable');
  });

  it('take a new date while a code can still be used, and a note always', () => {
    expect(refusalOf(code('activated'), { expiresAt: NOW + 5 }, NOW)).toBeUndefined();
    expect(refusalOf(code('activated', { expiresAt: NOW - 5 }), { expiresAt: NOW + 5 }, NOW)).toBe('expired');
    expect(refusalOf(code('redeemed'), { expiresAt: NOW + 5 }, NOW)).toBe('redeemed');
    expect(refusalOf(code('redeemed'), { note: 'Asked for a refund' }, NOW)).toBeUndefined();
  });

  it('never let a redeemed or retired code be used again, and never make one usable that has expired, without a reset', () => {
    fc.assert(
      fc.property(arbitrary, change, (one, set) => {
        if (refusalOf(one, set, NOW) !== undefined) return;
        const after = {
          ...one,
          status: set.status ?? one.status,
          expiresAt: set.expiresAt === undefined ? one.expiresAt : set.expiresAt,
        };
        const [from, to] = [statusOf(one, NOW), statusOf(after, NOW)];
        if (from === 'redeemed' || from === 'retired') expect(to).toBe(from);
        if (from === 'expired') expect(['expired', 'retired']).toContain(to);
        if (set.status === 'activated') expect(to).toBe('activated');
      }),
    );
  });
});
