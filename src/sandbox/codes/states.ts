import type { CodeChanges, CodeStatus, SkipReason } from '../../core/contract/schemas/redemption-codes.js';
import type { redemptionCodes } from './tables.js';

export type CodeRow = typeof redemptionCodes.$inferSelect;

type Target = NonNullable<CodeChanges['set']['status']>;

/** Where a code can go from where it is (domain 1.9). Redeemed and expired ones come back by a reset alone. */
const moves: Readonly<Record<CodeStatus, readonly Target[]>> = {
  created: ['activated', 'suspended', 'retired'],
  activated: ['suspended', 'retired'],
  suspended: ['activated', 'retired'],
  expired: ['retired'],
  redeemed: [],
  retired: [],
};

/** The status as people see it: a code that could still have been used expires at its date. */
export function statusOf({ status, expiresAt }: Pick<CodeRow, 'status' | 'expiresAt'>, now: number): CodeStatus {
  const lapses = status === 'created' || status === 'activated';
  return lapses && expiresAt !== null && expiresAt <= now ? 'expired' : status;
}

type Code = Pick<CodeRow, 'status' | 'expiresAt' | 'effect' | 'redeemedBy'>;

const isPast = (date: number | null, now: number): boolean => date !== null && date <= now;

/** Credit can be taken back from the account it went to; days that were used cannot. */
const isRevocable = ({ effect, redeemedBy }: Code): boolean => effect.kind === 'credit' && redeemedBy !== null;

/** Past their changing: `redeemed`, `retired` or `expired`; undefined for the rest. */
function finished(status: CodeStatus): SkipReason | undefined {
  return status === 'redeemed' || status === 'retired' || status === 'expired' ? status : undefined;
}

/** Why this code cannot be changed so; undefined when it can. */
export function refusalOf(code: Code, set: CodeChanges['set'], now: number): SkipReason | undefined {
  const status = statusOf(code, now);
  const date = set.expiresAt === undefined ? code.expiresAt : set.expiresAt;
  if (set.reset) {
    if (status !== 'redeemed' && status !== 'expired') return 'notResettable';
    if (isPast(date, now)) return 'newDateNeeded';
    return set.reset.revoke && status === 'redeemed' && !isRevocable(code) ? 'notRevocable' : undefined;
  }
  if (set.status) {
    if (status === set.status) return 'alreadyThere';
    if (!moves[status].includes(set.status)) return finished(status) ?? 'alreadyThere';
    if (set.status === 'activated' && isPast(date, now)) return 'newDateNeeded';
  }
  return set.expiresAt === undefined || set.status === 'retired' ? undefined : finished(status);
}
