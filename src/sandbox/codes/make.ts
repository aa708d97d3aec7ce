import { eq } from 'drizzle-orm';
import type { NewCode, NewCodes } from '../../core/contract/schemas/redemption-codes.js';
import type { Db } from '../db/db.js';
import { newId } from '../db/ids.js';
import { redemptionCodes } from './tables.js';
import { isPossible, makeCode, normaliseCode } from './redemption-code.js';
import { type Context } from '../http/handler.js';
import { invalid, Refusal } from '../http/refusal.js';
import { actorIdOf } from '../http/actor.js';
import { codeShape } from './shape.js';
import type { CodeRow } from './states.js';
import { demandEffect } from './effects.js';
import { demandPartner } from '../partners/people.js';

/** What all codes of one making have in common. */
type CodeBlank = Omit<typeof redemptionCodes.$inferInsert, 'code' | 'id'>;

/** Rows in one statement: more are no faster, and a server takes no more than 65,535 values at once. */
const CHUNK = 1000;

/** Words that occur in addresses where a code can be (domain 0.5). */
const reserved: ReadonlySet<string> = new Set([
  'EXPORT',
  'ACTIVATION',
  'REDEMPTION',
  'HISTORY',
  'PLANS',
  'SUBSCRIPTIONS',
  'INACTIVE',
  'PROVISIONED',
]);

/** Adds this many codes. One that exists is left alone and made up for, so the count is always met. */
async function addCodes(db: Db, count: number, blank: CodeBlank): Promise<string[]> {
  const made: string[] = [];
  for (let turn = 0; made.length < count; turn += 1) {
    if (turn > count / CHUNK + 20) throw new Error('New codes keep meeting old ones: the prefix has been used up.');
    const wanted = Array.from({ length: Math.min(CHUNK, count - made.length) }, () => ({
      ...blank,
      code: makeCode(blank.prefix ?? ''),
    }));
    const added = await db
      .insert(redemptionCodes)
      .values(wanted)
      .onConflictDoNothing()
      .returning({ code: redemptionCodes.code });
    for (const { code } of added) made.push(code);
  }
  return made;
}

/** One code of our making. */
export async function mintCode(db: Db, blank: CodeBlank): Promise<CodeRow> {
  const [code = ''] = await addCodes(db, 1, blank);
  const [row] = await db.select().from(redemptionCodes).where(eq(redemptionCodes.code, code));
  if (!row) throw new Error('A code that was just made is not there.');
  return row;
}

function demandFuture(expiresAt: number | null | undefined, now: number): void {
  if (typeof expiresAt === 'number' && expiresAt <= now)
    throw invalid([{ path: 'expiresAt', message: 'Must be in the future.' }]);
}

function blankOf(
  context: Context,
  { effect, expiresAt, note, status = 'created', prefix, partnerId }: Omit<NewCodes, 'count'>,
): CodeBlank {
  const { now } = context;
  return {
    status,
    effect,
    prefix: prefix ?? null,
    partnerId: partnerId ?? null,
    expiresAt: expiresAt ?? null,
    note: note ?? null,
    createdAt: now,
    ...(status === 'activated' && { activatedAt: now, activatedBy: actorIdOf(context) }),
  };
}

function chosen(typed: string): string {
  const code = normaliseCode(typed);
  if (!isPossible(code) || reserved.has(code))
    throw invalid([
      { path: 'code', message: 'Use 4 to 29 letters and digits; a few words of our own cannot be codes.' },
    ]);
  return code;
}

/** One code, chosen or made. */
export async function createCode(context: Context, { code: typed, ownerId, ...input }: NewCode) {
  const { db, now } = context;
  demandFuture(input.expiresAt, now);
  if (input.partnerId !== undefined) await demandPartner(context, input.partnerId);
  await demandEffect(context, input.effect);
  const blank = { ...blankOf(context, input), ownerId: ownerId ?? null };
  if (typed === undefined) return codeShape(await mintCode(db, blank), now);
  const [row] = await db
    .insert(redemptionCodes)
    .values({ ...blank, code: chosen(typed) })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new Refusal('codeTaken', 'There is such a code already.');
  return codeShape(row, now);
}

/** A batch of codes with the same terms. */
export async function createBatch(
  context: Context,
  { count, ...input }: NewCodes,
): Promise<{ batchId: string; codes: string[] }> {
  demandFuture(input.expiresAt, context.now);
  if (input.partnerId !== undefined) await demandPartner(context, input.partnerId);
  await demandEffect(context, input.effect);
  const batchId = newId('bat');
  return { batchId, codes: await addCodes(context.db, count, { ...blankOf(context, input), batchId }) };
}
