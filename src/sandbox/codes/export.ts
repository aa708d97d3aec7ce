import type { CodeExport, CodeSelection, RedemptionEffect } from '../../core/contract/schemas/redemption-codes.js';
import { redemptionCodes as codes } from './tables.js';
import type { Context } from '../http/handler.js';
import { orderOf, sortOf } from '../db/keyset.js';
import { matching, sorts } from './filter.js';
import { codeShape } from './shape.js';
import type { CodeRow } from './states.js';
import { csvOf } from '../../core/csv.js';

const LIMIT = 10_000;

const head = [
  'code',
  'id',
  'status',
  'kind',
  'gives',
  'prefix',
  'batch',
  'note',
  'owner',
  'created',
  'expires',
  'activated',
  'shop',
  'redeemed',
  'redeemed by',
];

/** What the code is worth, in one cell; money in minor units, as everywhere. */
function worth(effect: RedemptionEffect): string {
  if (effect.kind === 'days')
    return effect.planId === undefined ? `${effect.days} days` : `${effect.days} days of ${effect.planId}`;
  if (effect.kind === 'credit') return `${effect.amount} ${effect.currencyCode}`;
  return effect.kind === 'discount' ? effect.discount.name : effect.offerId;
}

const day = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(seconds * 1000).toISOString().replace('.000', '');

function line(row: CodeRow, now: number): (string | null)[] {
  const {
    code,
    id,
    status,
    effect,
    prefix,
    batchId,
    note,
    ownerId,
    createdAt,
    expiresAt,
    activatedAt,
    shop,
    redeemedAt,
    redeemedBy,
  } = codeShape(row, now);
  return [
    code,
    id,
    status,
    effect.kind,
    worth(effect),
    prefix,
    batchId,
    note,
    ownerId,
    day(createdAt),
    day(expiresAt),
    day(activatedAt),
    shop,
    day(redeemedAt),
    redeemedBy,
  ];
}

/** The codes of a selection as a file, as many as it may hold, in the order of their list. */
export async function exportCodes(
  { db, now }: Context,
  { sort = '-createdAt', ...filter }: CodeSelection,
): Promise<CodeExport> {
  const found = await db
    .select()
    .from(codes)
    .where(matching(filter, now))
    .orderBy(...orderOf({ ...sortOf(sort, sorts), key: codes.id, upwards: false }))
    .limit(LIMIT + 1);
  const rows = found.slice(0, LIMIT);
  const stamp = new Date(now * 1000).toISOString().slice(0, 10);
  return {
    fileName: `redemption-codes-${stamp}.csv`,
    csv: csvOf([head, ...rows.map(row => line(row, now))]),
    rows: rows.length,
    truncated: found.length > LIMIT,
  };
}
