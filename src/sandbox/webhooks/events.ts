import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { EventOutcome, Received } from '../../core/contract/schemas/webhooks.js';
import type { Db } from '../db/db.js';
import { webhookEvents } from './tables.js';
import type { Context } from '../http/handler.js';
import { invalid } from '../http/refusal.js';
import { isForgotten, TOLERANCE } from './tolerance.js';

/** What every event says about itself. */
export interface Stamp {
  /** The card provider, or which of our own systems. */
  sender: string;
  id: string;
  type: string;
  /** When it happened, by the sender; unix seconds. */
  created: number;
  /** What it is about; null where it names nothing. */
  objectId: string | null;
}

export interface Effect {
  outcome: EventOutcome;
  subscriptionId?: string;
}

/** Any number will do, as long as every process uses the same. */
const LOCK = 4_100_004;

/** Events about one object go one after the other, whether we know the object yet or not. */
async function lockObject(tx: Db, objectId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${objectId}))`);
}

/**
 * Lets an event have its effect, once: its row and its effect are one transaction. Of two deliveries at
 * the same moment the second waits on the row; if the first fails nothing of it stays, and the sender
 * that got no 200 sends it again.
 */
export async function receive<Done extends Effect>(
  { db, now, requestId }: Context,
  { sender, id, type, created, objectId }: Stamp,
  run: () => Promise<Done>,
): Promise<Received & { effect?: Done }> {
  // from the future it would make every later event stale
  if (created > now + TOLERANCE) throw invalid([{ path: 'created', message: 'Lies in the future.' }]);
  const [fresh] = await db
    .insert(webhookEvents)
    .values({ sender, id, type, created, objectId, receivedAt: now, outcome: 'ignored', requestId })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id });
  if (!fresh) return { received: true, duplicate: true };
  if (objectId !== null) await lockObject(db, objectId);
  const effect = isForgotten(created, now) ? undefined : await run();
  const outcome: EventOutcome = effect?.outcome ?? 'stale';
  const subscriptionId = effect?.subscriptionId ?? null;
  await db
    .update(webhookEvents)
    .set({ outcome, subscriptionId, appliedAt: outcome === 'applied' ? now : null })
    .where(and(eq(webhookEvents.sender, sender), eq(webhookEvents.id, id)));
  return { received: true, duplicate: false, outcome, ...(effect && { effect }) };
}

/** Whether a newer event of these types has had its effect on the object. */
export async function isOvertaken(
  db: Db,
  { created, objectId }: Pick<Stamp, 'created' | 'objectId'>,
  types: readonly string[],
): Promise<boolean> {
  if (objectId === null) return false;
  const [newer] = await db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(
      and(
        eq(webhookEvents.objectId, objectId),
        inArray(webhookEvents.type, [...types]),
        eq(webhookEvents.outcome, 'applied'),
        gt(webhookEvents.created, created),
      ),
    )
    .limit(1);
  return newer !== undefined;
}
