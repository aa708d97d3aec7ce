import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commercialCodeStatus as statuses } from '../../../../src/core/contract/schemas/commercial/codes.js';
import { codeRefusal, commercialCodeStatus } from '../../../../src/sandbox/commercial/codes/commercial-code-states.js';

const NOW = 1000;
const FUTURE = 2000;
const PAST = 500;

const invalid = 'redemptionCodeInvalid';
const unresettable = 'codeNotResettable';
const blocked = 'codeNotSuspendable';

/** Every status, before its date and after it: what redeeming, resetting and suspending answer. */
const cells = [
  ['created', FUTURE, invalid, unresettable, undefined],
  ['created', PAST, 'redemptionCodeIsExpired', undefined, blocked],
  ['activated', FUTURE, undefined, unresettable, undefined],
  ['activated', PAST, 'redemptionCodeIsExpired', undefined, blocked],
  ['suspended', FUTURE, invalid, undefined, undefined],
  ['suspended', PAST, invalid, undefined, undefined],
  ['redeemed', FUTURE, 'redemptionCodeAlreadyRedeemed', undefined, blocked],
  ['redeemed', PAST, 'redemptionCodeAlreadyRedeemed', undefined, blocked],
  ['expired', FUTURE, 'redemptionCodeIsExpired', undefined, blocked],
  ['expired', PAST, 'redemptionCodeIsExpired', undefined, blocked],
  ['retired', FUTURE, invalid, unresettable, blocked],
  ['retired', PAST, invalid, unresettable, blocked],
] as const;

it.each(cells)('a code that is %s until %i', (status, expiresAt, redeem, reset, suspend) => {
  const code = { status, expiresAt };
  expect(codeRefusal(code, 'redeem', NOW)).toBe(redeem);
  expect(codeRefusal(code, 'reset', NOW)).toBe(reset);
  expect(codeRefusal(code, 'suspend', NOW)).toBe(suspend);
});

it('every status is one of these, twice', () => {
  expect(cells.map(([status]) => status).toSorted()).toEqual([...statuses.options, ...statuses.options].toSorted());
});

it('a code lapses at its date for ever, and one without a date never', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...statuses.options),
      fc.option(fc.nat()),
      fc.nat(),
      fc.nat(),
      (status, expiresAt, now, later) => {
        const [first, second] = [now, now + later].map(at => commercialCodeStatus({ status, expiresAt }, at));
        if (first === 'expired') expect(second).toBe('expired');
        if (expiresAt === null || expiresAt > now) expect(first).toBe(status);
        if (expiresAt !== null && expiresAt <= now && status === 'activated') expect(first).toBe('expired');
      },
    ),
  );
});
