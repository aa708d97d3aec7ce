import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Whether a column contains this text, in any case; `%` and `_` are plain characters. */
export const holds = (column: SQLWrapper, text: string): SQL => sql`position(lower(${text}) in lower(${column})) > 0`;
