import type { RedemptionCode } from '../../core/contract/schemas/redemption-codes.js';
import { formatCode, isWellFormed } from './redemption-code.js';
import { statusOf, type CodeRow } from './states.js';

/** A code as staff see it. */
export function codeShape(row: CodeRow, now: number): RedemptionCode {
  return { ...row, code: formatCode(row.code), checked: isWellFormed(row.code), status: statusOf(row, now) };
}
