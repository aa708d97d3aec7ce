import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { CodeFilter, CodeSelection } from '../../core/contract/schemas/redemption-codes.js';
import { redemptionCodes as codes } from './tables.js';
import { normaliseCode } from './redemption-code.js';
import { holds } from '../db/search.js';

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

const columns = {
  createdAt: codes.createdAt,
  expiresAt: codes.expiresAt,
  redeemedAt: codes.redeemedAt,
  code: codes.code,
} as const;

const isColumn = (name: string): name is keyof typeof columns => Object.hasOwn(columns, name);

/** Newest first unless told otherwise; rows that are alike in it stand by their ids, so that pages do not overlap. */
export function sortedBy(sort: CodeSelection['sort'] = '-createdAt'): SQL[] {
  const name = sort.replace('-', '');
  const column = isColumn(name) ? columns[name] : codes.createdAt;
  return [sort.startsWith('-') ? sql`${desc(column)} nulls last` : sql`${asc(column)} nulls last`, asc(codes.id)];
}
