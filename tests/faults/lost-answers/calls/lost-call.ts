import { count, eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Request } from '../../../../src/core/client/client.js';
import type { CallName } from '../../../../src/core/contract/index.js';
import type { Db } from '../../../../src/sandbox/db/db.js';
import { audit } from '../../../../src/sandbox/http/tables.js';
import type { WorldName } from '../../../../src/sandbox/index.js';

/** A back end that can be looked into. */
export interface Counted {
  database: { db: Db };
  client: (as: { ip: string; jwt?: string }) => Request;
}

/** A call that writes, and everything about it but the screen that makes it. */
export interface LostCall {
  world: WorldName;
  /** Whose page it is, when anybody's. */
  as?: { email: string; password: string };
  path: RegExp;
  /** Once, before it is cut, as the person whose page it is. */
  prepare?: (request: Request, sandbox: Counted) => Promise<unknown>;
  /** Counts what it leaves behind in the database: one more for each time it happened. */
  times: (sandbox: Counted) => Promise<number>;
}

export const rowsIn = async ({ database }: Counted, table: PgTable, where: SQL | undefined): Promise<number> =>
  (await database.db.select({ rows: count() }).from(table).where(where))[0]?.rows ?? 0;

/** Lines of the audit trail that a call leaves. */
export const trail = (action: CallName) => (sandbox: Counted) => rowsIn(sandbox, audit, eq(audit.action, action));
