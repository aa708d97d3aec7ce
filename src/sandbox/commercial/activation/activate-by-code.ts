import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Activated, Activation } from '../../../core/contract/schemas/commercial/activation.js';
import type { Context } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { activate } from './activate.js';
import { activationCodeStatus, type ActivationCodeRow } from './activation-code-status.js';
import { claimMachine } from './claim-machine.js';
import { readShortCode } from './short-code.js';
import { activationCodes } from '../tables/licenses.js';
import { locations } from '../tables/places.js';

const invalidCode = (): Refusal =>
  new Refusal('activationCodeInvalid', 'This is not an activation code. Check it, or ask at the location for one.');

/** Why a code that exists cannot be used. */
function unusable(row: ActivationCodeRow, now: number): Refusal {
  const status = activationCodeStatus(row, now);
  if (status === 'revoked') return new Refusal('activationCodeRevoked', 'This code was revoked. Ask for a new one.');
  if (status === 'usedUp')
    return new Refusal('activationCodeUsedUp', 'This code was used up. Ask for a new one.', { maxUses: row.maxUses });
  return new Refusal('activationCodeExpired', 'This code has expired. Ask for a new one.', {
    dateExpires: row.expiresAt,
  });
}

/** Counts a use of a code: one conditional update, so it is never used more often than it may be. */
async function useCode({ db, now }: Context, typed: string): Promise<ActivationCodeRow> {
  const code = readShortCode(typed);
  if (code === undefined) throw invalidCode();
  const [used] = await db
    .update(activationCodes)
    .set({ uses: sql`${activationCodes.uses} + 1`, version: sql`${activationCodes.version} + 1` })
    .where(
      and(
        eq(activationCodes.code, code),
        isNull(activationCodes.revokedAt),
        gt(activationCodes.expiresAt, now),
        lt(activationCodes.uses, activationCodes.maxUses),
      ),
    )
    .returning();
  if (used) return used;
  const [row] = await db.select().from(activationCodes).where(eq(activationCodes.code, code));
  throw row ? unusable(row, now) : invalidCode();
}

/** Activates a machine by a code of its location. Whatever is refused leaves the code as it was. */
export async function activateByCode(
  context: Context,
  { activationCode, serialNumber, modelId, ...itself }: Activation,
): Promise<Activated> {
  const code = await useCode(context, activationCode);
  const [location] = await context.db
    .select()
    .from(locations)
    .where(and(eq(locations.id, code.locationId), eq(locations.status, 'active')));
  if (!location) throw invalidCode();
  const held = await claimMachine(context, { serialNumber, modelId }, location);
  return activate(context, held, location, { serialNumber, ...itself }, { activationCodeId: code.id });
}
