import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Whether a column holds this text, whatever its case; `%` and `_` stand for themselves. */
export const holds = (column: SQLWrapper, text: string): SQL => sql`position(lower(${text}) in lower(${column})) > 0`;
