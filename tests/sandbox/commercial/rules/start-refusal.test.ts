import fc from 'fast-check';
import { expect, it } from 'vitest';
import { equipmentStage, equipmentStatus } from '../../../../src/core/contract/schemas/commercial/equipment.js';
import { startRefusal } from '../../../../src/sandbox/commercial/equipment/start-refusal.js';

const NOW = 1_700_000_000;

const machine = fc.record({
  locationId: fc.constantFrom('loc_1', null),
  stage: fc.constantFrom(...equipmentStage.options),
  status: fc.constantFrom(...equipmentStatus.options),
});
const license = fc.option(
  fc.record({
    suspended: fc.boolean(),
    startsAt: fc.integer({ min: NOW - 5, max: NOW + 5 }),
    expiresAt: fc.integer({ min: NOW - 5, max: NOW + 5 }),
  }),
  { nil: undefined },
);

/** What can be wrong, in the order in which it is told. */
const wrongs = (
  { locationId, stage, status }: { locationId: string | null; stage: string; status: string },
  seat: { suspended: boolean; startsAt: number; expiresAt: number } | undefined,
) =>
  [
    { is: locationId === null || stage === 'trash', code: 'notFound' },
    { is: stage === 'rest', code: 'equipmentResting' },
    { is: ['ordered', 'shipped'].includes(stage), code: 'equipmentNotReady' },
    { is: status === 'unregistered', code: 'equipmentNotReady' },
    { is: status === 'fault', code: 'equipmentFaulty' },
    { is: seat === undefined, code: 'equipmentUnlicensed' },
    { is: seat?.suspended === true, code: 'licenseSuspended' },
    { is: seat !== undefined && (seat.expiresAt <= NOW || seat.startsAt > NOW), code: 'licenseExpired' },
  ].filter(({ is }) => is);

it('the first thing that is wrong is what refuses a workout, and nothing refuses one with nothing wrong', () => {
  fc.assert(
    fc.property(machine, license, (one, seat) => {
      expect(startRefusal(one, seat, NOW)).toBe(wrongs(one, seat)[0]?.code);
    }),
    { numRuns: 2000 },
  );
});

it('a machine that is offline, in use or only activated lets people begin as far as it is concerned', () => {
  for (const status of ['offline', 'inUse', 'activated', 'ready'] as const)
    expect(
      startRefusal(
        { locationId: 'loc_1', stage: 'installed', status },
        { suspended: false, startsAt: 0, expiresAt: NOW + 1 },
        NOW,
      ),
    ).toBeUndefined();
});
