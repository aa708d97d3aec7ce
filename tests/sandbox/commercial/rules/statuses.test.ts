import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../src/core/dates.js';
import { equipmentStatus } from '../../../../src/core/contract/schemas/commercial/equipment.js';
import { activationCodeStatus } from '../../../../src/sandbox/commercial/activation/activation-code-status.js';
import {
  connectionOf,
  SILENT_SECONDS,
  shownStatus,
} from '../../../../src/sandbox/commercial/equipment/equipment-status.js';
import { statusAfter } from '../../../../src/sandbox/commercial/equipment/health.js';
import { licenseRefusal, licenseStatus } from '../../../../src/sandbox/commercial/licenses/license-status.js';
import { startRefusal } from '../../../../src/sandbox/commercial/equipment/start-refusal.js';
import {
  formatShortCode,
  makeShortCode,
  readShortCode,
} from '../../../../src/sandbox/commercial/activation/short-code.js';
import { codeAlphabet } from '../../../../src/sandbox/codes/redemption-code.js';

const NOW = 2_000_000_000;

describe('the status of a machine', () => {
  /** After a word, from each status. One that nobody activated has no other until somebody does. */
  const words = ['ready', 'inUse', 'offline', 'fault'] as const;
  for (const status of equipmentStatus.options)
    for (const word of words) {
      const after = status === 'unregistered' ? 'unregistered' : word;
      it(`${status} is ${after} once it is said to be ${word}`, () => expect(statusAfter(status, word)).toBe(after));
    }

  it('is offline after a quarter of an hour of silence, and never for one that was never heard of', () => {
    const shown = (seen: number | null) => equipmentStatus.options.map(status => shownStatus(status, seen, NOW));
    expect(shown(NOW - SILENT_SECONDS)).toEqual(['unregistered', 'offline', 'offline', 'offline', 'offline', 'fault']);
    expect(shown(NOW - SILENT_SECONDS + 1)).toEqual(equipmentStatus.options);
    expect(shown(null)).toEqual(equipmentStatus.options);
    expect([null, NOW, NOW - SILENT_SECONDS].map(seen => connectionOf(seen, NOW))).toEqual([
      'neverSeen',
      'online',
      'offline',
    ]);
  });
});

describe('the status of a licence', () => {
  const license = { suspended: false, startsAt: NOW - 100, expiresAt: addDays(NOW, 90), seats: 10 };
  /** Suspended, days to its end, seats that are taken; the first that holds is shown. */
  const table: readonly [suspended: boolean, days: number, used: number, status: string][] = [
    [true, -1, 10, 'suspended'],
    [true, 10, 10, 'suspended'],
    [true, 90, 0, 'suspended'],
    [false, -1, 10, 'expired'],
    [false, 0, 0, 'expired'],
    [false, 30, 10, 'expiring'],
    [false, 1, 0, 'expiring'],
    [false, 31, 10, 'full'],
    [false, 31, 9, 'active'],
    [false, 31, 0, 'active'],
  ];
  it.each(table)('suspended %s, %i days left, %i of 10 taken: %s', (suspended, days, used, status) => {
    expect(licenseStatus({ ...license, suspended, expiresAt: addDays(NOW, days) }, used, NOW)).toBe(status);
  });

  it('says the same as why it gives no seat', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: -100, max: 100 }), fc.nat(12), (suspended, days, used) => {
        const one = { ...license, suspended, expiresAt: addDays(NOW, days) };
        const status = licenseStatus(one, used, NOW);
        const code = status === 'suspended' ? 'licenseSuspended' : status === 'expired' ? 'licenseExpired' : undefined;
        expect(licenseRefusal(one, NOW)).toBe(code);
      }),
    );
    expect(licenseRefusal({ ...license, startsAt: NOW + 1 }, NOW)).toBe('licenseExpired');
  });
});

describe('the status of an activation code', () => {
  const code = { revokedAt: null, uses: 0, maxUses: 2, expiresAt: NOW + 1 };
  /** Revoked, used up, past its end; the first that holds is shown. */
  const table: readonly [revoked: boolean, uses: number, past: boolean, status: string][] = [
    [false, 0, false, 'active'],
    [false, 1, false, 'active'],
    [false, 0, true, 'expired'],
    [false, 2, false, 'usedUp'],
    [false, 2, true, 'usedUp'],
    [true, 0, false, 'revoked'],
    [true, 2, false, 'revoked'],
    [true, 0, true, 'revoked'],
    [true, 2, true, 'revoked'],
  ];
  it.each(table)('revoked %s, used %i of 2, past %s: %s', (revoked, uses, past, status) => {
    expect(
      activationCodeStatus(
        { ...code, revokedAt: revoked ? NOW - 5 : null, uses, expiresAt: past ? NOW : NOW + 1 },
        NOW,
      ),
    ).toBe(status);
  });
});

describe('a workout', () => {
  const license = {
    id: 'lic',
    locationId: 'loc',
    orderId: null,
    plan: 'Club',
    seats: 1,
    startsAt: NOW - 100,
    expiresAt: NOW + 100,
    suspended: false,
    createdAt: NOW - 100,
    version: 1,
  };
  it('begins on a machine in service that works and has a seat, and is refused by the first reason there is', () => {
    const ready = { locationId: 'loc', stage: 'complete', status: 'ready' } as const;
    expect(startRefusal({ ...ready, locationId: null }, license, NOW)).toBe('notFound');
    expect(startRefusal(ready, license, NOW)).toBeUndefined();
    expect(startRefusal({ ...ready, stage: 'rest' }, undefined, NOW)).toBe('equipmentResting');
    expect(startRefusal({ ...ready, stage: 'shipped' }, license, NOW)).toBe('equipmentNotReady');
    expect(startRefusal({ ...ready, status: 'unregistered' }, license, NOW)).toBe('equipmentNotReady');
    expect(startRefusal({ ...ready, status: 'fault' }, undefined, NOW)).toBe('equipmentFaulty');
    expect(startRefusal(ready, undefined, NOW)).toBe('equipmentUnlicensed');
    expect(startRefusal(ready, { ...license, suspended: true }, NOW)).toBe('licenseSuspended');
    expect(startRefusal(ready, license, NOW + 100)).toBe('licenseExpired');
  });
});

describe('a short code', () => {
  it('is read back however it was typed, and with one letter wrong or two swapped it is none', () => {
    fc.assert(
      fc.property(fc.nat(7), fc.nat(30), fc.boolean(), (place, other, lower) => {
        const code = makeShortCode();
        const typed = formatShortCode(code);
        expect(readShortCode(lower ? ` ${typed.toLowerCase()} ` : typed)).toBe(code);
        const letter = codeAlphabet[other] ?? '';
        const wrong = code.slice(0, place) + letter + code.slice(place + 1);
        if (wrong !== code) expect(readShortCode(wrong)).toBeUndefined();
        const next = (place + 1) % 8;
        const swapped = [...code];
        [swapped[place], swapped[next]] = [swapped[next] ?? '', swapped[place] ?? ''];
        if (swapped.join('') !== code) expect(readShortCode(swapped.join(''))).toBeUndefined();
      }),
    );
    expect(readShortCode('O0O0-1I1L')).toBeUndefined();
    expect(readShortCode('')).toBeUndefined();
  });
});
