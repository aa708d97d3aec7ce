import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The database as everything but its openers sees it: PGlite or PostgreSQL, a connection or a
 * transaction. Both are opened with `casing: 'snake_case'`, so columns need no names of their own.
 */
export type Db = PgDatabase<PgQueryResultHKT>;
