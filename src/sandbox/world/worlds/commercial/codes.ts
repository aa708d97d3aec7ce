import { addDays } from '../../../../core/dates.js';
import { commercialCodes } from '../../../commercial/tables/codes.js';
import { activationCodes } from '../../../commercial/tables/licenses.js';
import { insertRows } from '../../../db/write-rows.js';
import type { Seed } from '../../seed.js';

/** Activation codes of the seeded locations, without their dash; each ends in its check character. */
export const demoActivationCodes = {
  active: 'DWNTWN27',
  usedUp: 'DWNTWN3F',
  expired: 'DWNTWN4Q',
  revoked: 'DWNTWN5Y',
  airport: 'ARPRT22F',
} as const;

/** Codes for machines and for members, in every state. */
export async function seedCodes({ db, now }: Seed): Promise<void> {
  const code = (id: string, text: string, locationId: string, own: Partial<typeof activationCodes.$inferInsert>) => ({
    id,
    code: text,
    locationId,
    maxUses: 5,
    uses: 1,
    expiresAt: addDays(now, 7),
    revokedAt: null,
    createdBy: 'usr_owner',
    createdAt: addDays(now, -3),
    version: 1,
    ...own,
  });
  await insertRows(db, activationCodes, [
    code('act_downtown', demoActivationCodes.active, 'loc_downtown', {}),
    code('act_used', demoActivationCodes.usedUp, 'loc_downtown', { uses: 5 }),
    code('act_expired', demoActivationCodes.expired, 'loc_downtown', { expiresAt: addDays(now, -1) }),
    code('act_revoked', demoActivationCodes.revoked, 'loc_downtown', { revokedAt: addDays(now, -1) }),
    code('act_airport', demoActivationCodes.airport, 'loc_airport', {}),
  ]);
  const memberCode = (text: string, id: string, own: Partial<typeof commercialCodes.$inferInsert>) => ({
    code: text,
    id,
    locationId: 'loc_downtown',
    status: 'activated' as const,
    expiresAt: addDays(now, 90),
    suspendedAt: null,
    redeemedAt: null,
    redeemedBy: null,
    createdAt: addDays(now, -20),
    version: 1,
    ...own,
  });
  await insertRows(db, commercialCodes, [
    memberCode('HARBORGUEST', 'ccd_guest', {}),
    memberCode('HARBORNEW', 'ccd_new', { status: 'created' }),
    memberCode('HARBORBLOCKED', 'ccd_blocked', { status: 'suspended', suspendedAt: addDays(now, -2) }),
    memberCode('HARBORPAST', 'ccd_past', { expiresAt: addDays(now, -2) }),
    memberCode('HARBORUSED', 'ccd_used', {
      status: 'redeemed',
      redeemedAt: addDays(now, -4),
      redeemedBy: 'usr_neighbour',
    }),
  ]);
}
