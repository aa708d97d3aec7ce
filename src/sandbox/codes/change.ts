import { asc, inArray, sql } from 'drizzle-orm';
import type { CodeChanges, CodesChanged, SkipReason } from '../../core/contract/schemas/redemption-codes.js';
import { redemptionCodes as codes } from './tables.js';
import { type Context } from '../http/handler.js';
import { invalid, Refusal } from '../http/refusal.js';
import { actorIdOf } from '../http/actor.js';
import { matching } from './filter.js';
import { refusalOf, type CodeRow } from './states.js';
import { revokeCredit } from './revoke.js';

/** Codes that one call changes. */
const LIMIT = 10_000;

const CHUNK = 1000;

function* chunksOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += CHUNK) yield items.slice(at, at + CHUNK);
}

/** Held until the end when they are to be changed: nobody redeems one in between. */
async function wanted({ db, now }: Context, { filter, ids, dryRun }: CodeChanges): Promise<CodeRow[]> {
  const found = db
    .select()
    .from(codes)
    .where(ids ? inArray(codes.id, ids) : matching(filter ?? {}, now))
    .orderBy(asc(codes.id))
    .limit(LIMIT + 1);
  const rows = await (dryRun ? found : found.for('update'));
  if (rows.length > LIMIT)
    throw new Refusal('tooManyCodes', `More than ${LIMIT} codes fit this filter. Narrow it down.`, {
      limit: LIMIT,
    });
  return rows;
}

/** What the change writes; the same for every code, because what differs is worked out by the row itself. */
function written(context: Context, { status, expiresAt, note, reset }: CodeChanges['set']) {
  const { now } = context;
  const activated = {
    status: 'activated' as const,
    suspendedAt: null,
    activatedAt: sql`coalesce(${codes.activatedAt}, ${now})`,
    activatedBy: sql`coalesce(${codes.activatedBy}, ${actorIdOf(context)})`,
  };
  return {
    ...(status === 'activated' && activated),
    ...(status === 'suspended' && { status, suspendedAt: now }),
    ...(status === 'retired' && { status }),
    ...(reset && {
      ...activated,
      redeemedAt: null,
      redeemedBy: null,
      resetAt: now,
      resetBy: actorIdOf(context),
      resetReason: reset.reason,
    }),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(note !== undefined && { note }),
    version: sql`${codes.version} + 1`,
  };
}

/** One line per code: a reset has to be explained for years, code by code. */
function noteResets(
  context: Context,
  rows: readonly CodeRow[],
  { reason, revoke = false }: NonNullable<CodeChanges['set']['reset']>,
): void {
  for (const { id, status, redeemedAt, redeemedBy, expiresAt } of rows)
    context.note({
      id,
      action: 'resetRedemptionCode',
      details: { reason, revoke, before: { status, redeemedAt, redeemedBy, expiresAt } },
    });
}

async function write(context: Context, rows: readonly CodeRow[], set: CodeChanges['set']): Promise<void> {
  const values = written(context, set);
  for (const chunk of chunksOf(rows))
    await context.db
      .update(codes)
      .set(values)
      .where(
        inArray(
          codes.id,
          chunk.map(({ id }) => id),
        ),
      );
  if (!set.reset) return;
  if (set.reset.revoke) await revokeCredit(context, rows, set.reset.reason);
  noteResets(context, rows, set.reset);
}

/** Changes the codes that may be changed so, and says about every other one why not. A dry run only says it. */
export async function changeCodes(context: Context, input: CodeChanges): Promise<CodesChanged> {
  const { ids = [], set, dryRun } = input;
  if (typeof set.expiresAt === 'number' && set.expiresAt <= context.now)
    throw invalid([{ path: 'set.expiresAt', message: 'Must be in the future.' }]);
  const rows = await wanted(context, input);
  const judged = rows.map(row => ({ row, reason: refusalOf(row, set, context.now) }));
  const found = new Set(rows.map(({ id }) => id));
  const skipped: { id: string; reason: SkipReason }[] = [
    ...judged.flatMap(({ row, reason }) => (reason ? [{ id: row.id, reason }] : [])),
    ...[...new Set(ids)].filter(id => !found.has(id)).map(id => ({ id, reason: 'unknown' as const })),
  ];
  const changing = judged.filter(({ reason }) => reason === undefined).map(({ row }) => row);
  if (!dryRun && changing.length > 0) await write(context, changing, set);
  return { matched: rows.length, updated: changing.length, skipped };
}
