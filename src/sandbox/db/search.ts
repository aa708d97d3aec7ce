import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

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

/** What somebody looks for in a long list. */
export interface TextSearch {
  /** What an index knows: it lets these rows through, and few others. Asked of a row by itself it is dear. */
  byIndex: SQL;
  /** What has to hold: cheap for a row that is in hand, and unknown to every index. */
  plain: SQL;
}

/**
 * The rows of a search, found by its index. The two stand beside one another, never within an `or`: PostgreSQL would ask
 * each row once more for what the index has answered.
 */
export const indexed = ({ byIndex, plain }: TextSearch): SQL => sql`(${byIndex} and ${plain})`;

/** What parts words: `search_pieces` has the same, and the condition below. Letters beyond ASCII are letters. */
const BETWEEN_WORDS = '[\\x01-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7f]';
const betweenWords = new RegExp(BETWEEN_WORDS, 'gu');

const beginsWord = (column: SQLWrapper, letters: string): SQL =>
  sql`lower(${column}) ~ (${`(^|${BETWEEN_WORDS})`} || lower(${letters}))`;

/**
 * A search for a text in any of these columns, in any case. `pieces` has the `search_pieces` of all of them together, and
 * an index. A text of one or two letters is in half of all rows: it is found where a word begins with it.
 */
export function searchIn(pieces: SQLWrapper, columns: readonly SQLWrapper[], text: string): TextSearch {
  const letters = [...text].length < 3 ? text.replaceAll(betweenWords, '') : undefined;
  if (letters === '') return exactly(sql`false`);
  const isIn = (column: SQLWrapper) =>
    letters === undefined ? holds(column, text) : and(holds(column, text), beginsWord(column, letters));
  const plain = sql`(${or(...columns.map(isIn))})`;
  const wanted = letters === undefined ? sql`text_pieces(${text})` : sql`array['^' || lower(${letters})]`;
  return { byIndex: sql`${pieces} @> ${wanted}`, plain };
}

/** A condition that an index of its own knows, as a search. */
export const exactly = (condition: SQL): TextSearch => ({ byIndex: condition, plain: condition });

/** What any of these searches finds. */
export const anyOf = (searches: readonly TextSearch[]): TextSearch => ({
  byIndex: sql`(${or(...searches.map(({ byIndex }) => byIndex))})`,
  plain: sql`(${or(...searches.map(({ plain }) => plain))})`,
});
