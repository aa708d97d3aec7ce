import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CallLine } from '../../../../src/core/contract/call.js';
import { createActivationCode } from '../../../../src/core/contract/commercial/activation-codes.js';
import * as equipment from '../../../../src/core/contract/commercial/equipment.js';
import * as locations from '../../../../src/core/contract/commercial/locations.js';
import { roles } from '../../../../src/core/contract/guards.js';
import { allowed } from '../../../../src/sandbox/access/guards.js';
import { mayDo } from '../../../../src/sandbox/commercial/access/rights.js';

/** Calls about one place or one thing of a place, and no machine's own. */
const calls: readonly CallLine[] = [
  createActivationCode,
  ...Object.values(locations),
  ...Object.values(equipment),
].filter(({ path, guard }: CallLine) => path.includes('/:') && !guard.includes('equipmentToken'));

const company = fc.constantFrom('one', 'two');

const caller = fc.record({
  userId: fc.constant('usr_1'),
  parentId: fc.constant('usr_1'),
  sessionId: fc.constant('ses_1'),
  roles: fc.subarray([...roles]),
  scope: fc.record(
    { dealerId: company, ownerId: company, locations: fc.subarray(['loc_1', 'loc_2']) },
    { requiredKeys: [] },
  ),
});

const place = fc.record({
  locationId: fc.constantFrom('loc_1', 'loc_2', null),
  ownerIds: fc.array(fc.option(company), { maxLength: 2 }),
  dealerId: fc.option(company),
  role: fc.constantFrom('manager' as const, 'staff' as const, null),
});

it('what is said to be possible is what the guard lets through, for every caller, place and call', () => {
  fc.assert(
    fc.property(caller, place, fc.constantFrom(...calls), (who, where, call) => {
      const { guard, scoped = [] } = call;
      expect(mayDo(who, call, where)).toBe(allowed(guard, { caller: who, target: { places: [where] }, scoped }));
    }),
    { numRuns: 500 },
  );
});
