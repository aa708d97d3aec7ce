import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { CommercialCodePreview, CommercialCodeRedeemed } from '../../../core/contract/schemas/commercial/codes.js';
import { expired, invalid, redeemed } from '../../codes/redemption.js';
import { isPossible, normaliseCode } from '../../codes/redemption-code.js';
import type { Context } from '../../http/handler.js';
import { callerIn } from '../../people/caller.js';
import { codeRefusal, type CommercialCodeRow } from './commercial-code-states.js';
import { publicLocationShown } from '../places/public-locations.js';
import { commercialCodes } from '../tables/codes.js';
import { locationMembers, locations } from '../tables/places.js';

interface Found {
  code: CommercialCodeRow;
  location: typeof locations.$inferSelect;
}

const previewOf = ({ code, location }: Found): CommercialCodePreview => ({
  location: publicLocationShown(location),
  memberBenefit: location.memberBenefit,
  expiresAt: code.expiresAt,
});

/** A code that could be redeemed now, by any spelling that people type. Refuses in the order of domain 1.9. */
async function findUsable({ db, now }: Context, typed: string): Promise<Found> {
  const text = normaliseCode(typed);
  if (!isPossible(text)) throw invalid();
  const [found] = await db
    .select({ code: commercialCodes, location: locations })
    .from(commercialCodes)
    .innerJoin(locations, eq(locations.id, commercialCodes.locationId))
    .where(and(eq(commercialCodes.code, text), eq(locations.status, 'active')));
  if (!found) throw invalid();
  const { code } = found;
  const refusal = codeRefusal(code, 'redeem', now);
  if (refusal === 'redemptionCodeAlreadyRedeemed') throw redeemed(code.redeemedAt ?? now);
  if (refusal === 'redemptionCodeIsExpired') throw expired(code.expiresAt ?? now);
  if (refusal) throw invalid();
  return found;
}

/** What a code gives, without redeeming it. */
export const previewCode = async (context: Context, typed: string): Promise<CommercialCodePreview> =>
  previewOf(await findUsable(context, typed));

/** Uses the code up. One conditional update, so of two people at once the second learns when it was redeemed. */
async function take(context: Context, { id }: CommercialCodeRow, userId: string): Promise<void> {
  const { db, now } = context;
  const [used] = await db
    .update(commercialCodes)
    .set({ status: 'redeemed', redeemedAt: now, redeemedBy: userId, version: sql`${commercialCodes.version} + 1` })
    .where(
      and(
        eq(commercialCodes.id, id),
        eq(commercialCodes.status, 'activated'),
        or(isNull(commercialCodes.expiresAt), gt(commercialCodes.expiresAt, now)),
      ),
    )
    .returning({ code: commercialCodes.code });
  if (used) return;
  const [present] = await db.select().from(commercialCodes).where(eq(commercialCodes.id, id));
  // the other user has committed by now, and the row says when
  if (present) await findUsable(context, present.code);
  throw redeemed(now);
}

/** Attaches the caller to the location's benefit; who has it already keeps it since then. */
export async function redeemCommercialCode(context: Context, typed: string): Promise<CommercialCodeRedeemed> {
  const { db, now } = context;
  const { userId } = callerIn(context);
  const found = await findUsable(context, typed);
  const { id: codeId } = found.code;
  const { id: locationId } = found.location;
  await take(context, found.code, userId);
  const [member] = await db
    .insert(locationMembers)
    .values({ locationId, userId, codeId, since: now })
    .onConflictDoUpdate({ target: [locationMembers.locationId, locationMembers.userId], set: { codeId } })
    .returning({ since: locationMembers.since });
  // the code itself is a secret of the member's, and not written down
  context.note({ id: codeId, details: { version: found.code.version + 1, locationId } });
  return { ...previewOf(found), since: member?.since ?? now };
}
