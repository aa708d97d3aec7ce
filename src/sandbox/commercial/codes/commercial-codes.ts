import { and, desc, eq, ne } from 'drizzle-orm';
import type {
  CommercialCode,
  CommercialCodeReset,
  CommercialCodeSuspension,
} from '../../../core/contract/schemas/commercial/codes.js';
import { formatCode, isPossible, normaliseCode } from '../../codes/redemption-code.js';
import type { Db } from '../../db/db.js';
import { changed, type Held, readForChange, type Versioned } from '../../db/versioned.js';
import type { Context } from '../../http/handler.js';
import { invalid, Refusal } from '../../http/refusal.js';
import { type CodeMove, codeRefusal, type CommercialCodeRow, commercialCodeStatus } from './commercial-code-states.js';
import { commercialCodes } from '../tables/codes.js';
import { locationMembers } from '../tables/places.js';

/** A code as customer service sees it. */
function codeShown(row: CommercialCodeRow, now: number): CommercialCode {
  const { id, code, locationId, expiresAt, redeemedAt, version } = row;
  return {
    id,
    locationId,
    expiresAt,
    redeemedAt,
    version,
    code: formatCode(code),
    status: commercialCodeStatus(row, now),
  };
}

/** Codes of members. They are found by what is printed on them, and the audit trail has their ids. */
const versionedCode: Versioned<CommercialCodeRow> = {
  resource: 'commercialCode',
  table: commercialCodes,
  key: commercialCodes.code,
  find: (db, code) => db.select().from(commercialCodes).where(eq(commercialCodes.code, code)),
  shown: async ({ now }, row) => codeShown(row, now),
  hidden: ['code'],
};

/** Reads a code to do this with it, unless its status forbids that. */
async function codeFor(context: Context, typed: string, move: CodeMove): Promise<Held<CommercialCodeRow>> {
  const code = normaliseCode(typed);
  if (!isPossible(code)) throw new Refusal('notFound', 'There is no such code.');
  const held = await readForChange(context, versionedCode, code);
  const refusal = codeRefusal(held.row, move, context.now);
  if (refusal)
    throw new Refusal(refusal, 'This cannot be done with the code as it is.', {
      status: commercialCodeStatus(held.row, context.now),
    });
  return held;
}

/** Takes away what a code gave, unless its member has redeemed another one of the same location. */
async function detachMember(db: Db, { id, locationId, redeemedBy }: CommercialCodeRow): Promise<void> {
  if (redeemedBy === null) return;
  const theirs = and(
    eq(locationMembers.locationId, locationId),
    eq(locationMembers.userId, redeemedBy),
    eq(locationMembers.codeId, id),
  );
  const [other] = await db
    .select({ id: commercialCodes.id })
    .from(commercialCodes)
    .where(
      and(
        eq(commercialCodes.locationId, locationId),
        eq(commercialCodes.redeemedBy, redeemedBy),
        eq(commercialCodes.status, 'redeemed'),
        ne(commercialCodes.id, id),
      ),
    )
    .orderBy(desc(commercialCodes.redeemedAt), commercialCodes.id)
    .limit(1);
  await (other
    ? db.update(locationMembers).set({ codeId: other.id }).where(theirs)
    : db.delete(locationMembers).where(theirs));
}

/** Makes a code that was redeemed or suspended, or has expired, usable again. */
export async function resetCode(
  context: Context,
  typed: string,
  { reason, expiresAt, revoke = false }: CommercialCodeReset,
): Promise<CommercialCode> {
  const { db, now } = context;
  const held = await codeFor(context, typed, 'reset');
  const { row } = held;
  const date = expiresAt ?? row.expiresAt;
  if (date !== null && date <= now)
    throw invalid([{ path: 'expiresAt', message: 'Choose a date in the future: until then it can be used.' }]);
  if (revoke) await detachMember(db, row);
  const fresh = {
    status: 'activated',
    expiresAt: date,
    redeemedAt: null,
    redeemedBy: null,
    suspendedAt: null,
  } as const;
  const after = await changed(context, held, fresh, { id: row.id, details: { reason, revoke } });
  return codeShown(after, now);
}

/** Blocks a code that nobody has redeemed; asking twice is harmless. */
export async function suspendCode(
  context: Context,
  typed: string,
  { reason }: CommercialCodeSuspension,
): Promise<CommercialCode> {
  const { now } = context;
  const held = await codeFor(context, typed, 'suspend');
  const { row } = held;
  const suspended = { status: 'suspended', suspendedAt: row.suspendedAt ?? now } as const;
  return codeShown(await changed(context, held, suspended, { id: row.id, details: { reason } }), now);
}
