import { trailParameters } from '../../core/contract/audited.js';
import type { CallLine } from '../../core/contract/call.js';
import { newId } from '../db/ids.js';
import { insertRows } from '../db/write-rows.js';
import type { Context, Note } from './handler.js';
import { actorIdOf } from './actor.js';
import { audit } from './tables.js';

/**
 * Writes the lines of a call that succeeded into the audit trail, in its transaction. A call that reads has those that
 * its handler noted; one that writes has one at least.
 */
export async function writeTrail(
  name: string,
  call: CallLine,
  params: Readonly<Record<string, string>>,
  context: Pick<Context, 'db' | 'now' | 'caller' | 'apiKey' | 'requestId'>,
  notes: readonly (Note | null)[],
): Promise<void> {
  const { audit: trail } = call;
  if (trail === undefined || trail === 'history' || trail === 'none') {
    if (notes.length > 0) throw new Error(`${name} notes what it did, and its \`audit\` names no thing.`);
    return;
  }
  const lines = notes.length > 0 || call.method === 'GET' ? notes : [{}];
  const rows = lines
    .filter(line => line !== null)
    .map(({ resource = trail, id = params[trailParameters[resource]] ?? '*', action = name, details = {} }: Note) => ({
      id: newId('aud'),
      at: context.now,
      actorId: actorIdOf(context),
      action,
      resource,
      resourceId: id,
      details,
      requestId: context.requestId,
    }));
  await insertRows(context.db, audit, rows);
}
