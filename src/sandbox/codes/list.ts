import type { CodeList, CodeQuery } from '../../core/contract/schemas/redemption-codes.js';
import { pageOf } from '../db/page.js';
import type { Context } from '../http/handler.js';
import { matching, orderOf } from './filter.js';
import { codeShape } from './shape.js';
import { redemptionCodes as codes } from './tables.js';

/** Codes for staff. */
export function codesFor({ db, now }: Context, { offset, limit, sort, ...filter }: CodeQuery): Promise<CodeList> {
  return pageOf(db, {
    rows: db.select().from(codes).where(matching(filter, now)),
    order: [orderOf(sort)],
    key: codes.id,
    page: { offset, limit },
    items: rows => rows.map(row => codeShape(row, now)),
  });
}
