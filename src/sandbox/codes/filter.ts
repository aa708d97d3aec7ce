import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { CodeFilter, CodeSelection } from '../../core/contract/schemas/redemption-codes.js';
import { redemptionCodes as codes } from './tables.js';
import { normaliseCode } from './redemption-code.js';
import { holds } from '../db/search.js';
import { sortedBy } from '../db/sort.js';

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
function mentions(q: string): SQL | undefined {
  const code = normaliseCode(q);
  return or(code ? holds(codes.code, code) : undefined, holds(sql`coalesce(${codes.note}, '')`, q));
}

/** The codes that a filter means. */
export function matching(
  { status, batchId, prefix, q, kind, ownerId, createdFrom, createdTo }: CodeFilter,
  now: number,
): SQL | undefined {
  return and(
    status && hasStatus(status, now),
    batchId === undefined ? undefined : eq(codes.batchId, batchId),
    prefix === undefined ? undefined : eq(codes.prefix, prefix),
    q ? mentions(q) : undefined,
    kind && sql`${codes.effect} ->> 'kind' = ${kind}`,
    ownerId === undefined ? undefined : eq(codes.ownerId, ownerId),
    createdFrom === undefined ? undefined : gte(codes.createdAt, createdFrom),
    createdTo === undefined ? undefined : lt(codes.createdAt, createdTo),
  );
}

/** Newest first by default. */
export const orderOf = (sort: NonNullable<CodeSelection['sort']> = '-createdAt'): SQL =>
  sortedBy(sort, {
    createdAt: codes.createdAt,
    expiresAt: codes.expiresAt,
    redeemedAt: codes.redeemedAt,
    code: codes.code,
  });
