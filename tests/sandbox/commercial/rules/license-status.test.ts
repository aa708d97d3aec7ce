import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LicenseStatus } from '../../../../src/core/contract/schemas/commercial/licenses.js';
import { DAY } from '../../../../src/core/dates.js';
import { licenseRefusal, licenseStatus } from '../../../../src/sandbox/commercial/licenses/license-status.js';

const NOW = 1_800_000_000;

describe('a licence', () => {
  const ends = { past: -1, now: 0, soon: 1, 'in 30 days': 30 * DAY, later: 30 * DAY + 1 };
  const whenAwake: Record<keyof typeof ends, readonly [free: LicenseStatus, taken: LicenseStatus]> = {
    past: ['expired', 'expired'],
    now: ['expired', 'expired'],
    soon: ['expiring', 'expiring'],
    'in 30 days': ['expiring', 'expiring'],
    later: ['active', 'full'],
  };
  const cells = Object.entries(ends).flatMap(([end, seconds]) =>
    [4, 5, 6].flatMap(used =>
      [false, true].map(suspended => ({ end: end as keyof typeof ends, seconds, used, suspended })),
    ),
  );

  it.each(cells)(
    'that ends $end with $used of 5 seats taken, suspended: $suspended',
    ({ end, seconds, used, suspended }) => {
      expect(licenseStatus({ suspended, expiresAt: NOW + seconds, seats: 5 }, used, NOW)).toBe(
        suspended ? 'suspended' : whenAwake[end][used >= 5 ? 1 : 0],
      );
    },
  );

  const anyone = fc.record({
    suspended: fc.boolean(),
    startsAt: fc.integer({ min: NOW - 60 * DAY, max: NOW + 60 * DAY }),
    expiresAt: fc.integer({ min: NOW - 60 * DAY, max: NOW + 60 * DAY }),
    seats: fc.integer({ min: 1, max: 20 }),
    used: fc.integer({ min: 0, max: 20 }),
  });

  it('gives seats whenever it began and its status is none of suspended and expired', () => {
    fc.assert(
      fc.property(anyone, ({ used, ...license }) => {
        const status = licenseStatus(license, used, NOW);
        const isUsable = license.startsAt <= NOW && status !== 'suspended' && status !== 'expired';
        expect(licenseRefusal(license, NOW) === undefined).toBe(isUsable);
      }),
    );
  });

  it('never comes back to an earlier status by time alone', () => {
    const order: LicenseStatus[] = ['active', 'full', 'expiring', 'expired'];
    fc.assert(
      fc.property(anyone, fc.nat(90 * DAY), ({ used, ...license }, later) => {
        const at = (instant: number) => order.indexOf(licenseStatus({ ...license, suspended: false }, used, instant));
        expect(at(NOW + later)).toBeGreaterThanOrEqual(at(NOW));
      }),
    );
  });
});
