import type { CodeList, CodeQuery } from '../../core/contract/schemas/redemption-codes.js';
import { longPageOf } from '../db/long-page.js';
import type { Context } from '../http/handler.js';
import { filtered, mentions, sorts } from './filter.js';
import { codeShape } from './shape.js';
import { redemptionCodes as codes } from './tables.js';

/** Codes for staff, newest first by default. */
export function codesFor(
  { db, now }: Context,
  { cursor, offset, limit, sort = '-createdAt', q, ...filter }: CodeQuery,
): Promise<CodeList> {
  return longPageOf(db, {
    rows: (at, which) => db.select({ code: codes, at }).from(codes).where(which),
    which: filtered(filter, now),
    search: q ? mentions(q) : undefined,
    sort,
    by: sorts,
    key: codes.id,
    page: { cursor, offset, limit },
    items: rows => rows.map(({ code }) => codeShape(code, now)),
  });
}
