import { and, desc, eq, sql } from 'drizzle-orm';
import type { EquipmentHistory } from '../../../core/contract/schemas/commercial/equipment.js';
import type { PageQuery } from '../../../core/contract/schemas/query.js';
import { pageOf } from '../../db/page.js';
import type { Context } from '../../http/handler.js';
import { audit } from '../../http/tables.js';
import { namesFor } from '../access/names.js';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was done to a machine, newest first, out of the audit trail; that somebody merely looked is not in it. */
export function historyOfEquipment(context: Context, id: string, page: PageQuery): Promise<EquipmentHistory> {
  const rows = context.db
    .select()
    .from(audit)
    .where(and(eq(audit.resource, 'equipment'), eq(audit.resourceId, id)));
  return pageOf(context.db, {
    rows,
    order: [desc(audit.at), sql`coalesce((${audit.details} ->> 'version')::int, 0) desc`],
    key: audit.id,
    page,
    items: async lines => {
      const nameOf = await namesFor(
        context,
        lines.map(({ actorId }) => actorId),
      );
      return lines.map(({ id: line, at, action, actorId, details: { reason, before, after } }) => ({
        id: line,
        at,
        action,
        by: nameOf(actorId),
        reason: typeof reason === 'string' ? reason : null,
        ...(isRecord(before) && { before }),
        ...(isRecord(after) && { after }),
      }));
    },
  });
}
