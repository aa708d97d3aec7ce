import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { CodeFilter } from '../../core/contract/schemas/redemption-codes.js';
import { codeSearch, kindOf, noteOf } from './code-words.js';
import { redemptionCodes as codes } from './tables.js';
import { normaliseCode } from './redemption-code.js';
import { anyOf, indexed, searchIn, type TextSearch } from '../db/search.js';

const lapsing = inArray(codes.status, ['created', 'activated']);

/** `statusOf` as a condition. */
function hasStatus(status: NonNullable<CodeFilter['status']>, now: number): SQL | undefined {
  if (status === 'expired') return and(lapsing, isNotNull(codes.expiresAt), lte(codes.expiresAt, now));
  const same = eq(codes.status, status);
  return status === 'created' || status === 'activated'
    ? and(same, or(isNull(codes.expiresAt), gt(codes.expiresAt, now)))
    : same;
}

/** A part of the code, however it is typed, or of the note. */
export function mentions(q: string): TextSearch {
  const code = normaliseCode(q);
  return anyOf([
    ...(code ? [searchIn(codeSearch(codes), [codes.code], code)] : []),
    searchIn(codeSearch(codes), [noteOf(codes)], q),
  ]);
}

/** The codes that a filter means. */
export const matching = ({ q, ...filter }: CodeFilter, now: number): SQL | undefined =>
  and(q ? indexed(mentions(q)) : undefined, filtered(filter, now));

/** Those that it means but for what is searched. */
export function filtered(
  { status, batchId, prefix, kind, ownerId, createdFrom, createdTo }: Omit<CodeFilter, 'q'>,
  now: number,
): SQL | undefined {
  return and(
    status && hasStatus(status, now),
    batchId === undefined ? undefined : eq(codes.batchId, batchId),
    prefix === undefined ? undefined : eq(codes.prefix, prefix),
    kind && eq(kindOf(codes), kind),
    ownerId === undefined ? undefined : eq(codes.ownerId, ownerId),
    createdFrom === undefined ? undefined : gte(codes.createdAt, createdFrom),
    createdTo === undefined ? undefined : lt(codes.createdAt, createdTo),
  );
}

export const sorts = {
  createdAt: codes.createdAt,
  expiresAt: codes.expiresAt,
  redeemedAt: codes.redeemedAt,
  code: codes.code,
};
