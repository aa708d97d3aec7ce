import { audit } from './tables.js';
import { newId } from '../db/ids.js';
import type { Context } from './handler.js';

/** Adds a line to the audit trail, in the request's transaction. */
export async function writeAudit(
  context: Context,
  action: string,
  resource: string,
  resourceId: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  const { db, now, caller, requestId } = context;
  await db.insert(audit).values({
    id: newId('aud'),
    at: now,
    actorId: caller?.actor ?? caller?.userId ?? null,
    action,
    resource,
    resourceId,
    details,
    requestId,
  });
}
