import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Whether a column contains this text, in any case; `%` and `_` are plain characters. */
export const holds = (column: SQLWrapper, text: string): SQL => sql`position(lower(${text}) in lower(${column})) > 0`;

/**
 * The same where an index on `text_pieces(column)` finds the rows: those that have all pieces of three letters of the
 * text are few, and only they are looked at. Shorter texts have no pieces; every row is.
 */
export const holdsByPieces = (column: SQLWrapper, text: string): SQL =>
  text.length < 3
    ? holds(column, text)
    : sql`(text_pieces(${column}) @> text_pieces(${text}) and ${holds(column, text)})`;
