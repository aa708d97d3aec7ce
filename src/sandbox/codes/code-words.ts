import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

type Columns<Name extends string> = Readonly<Record<Name, SQLWrapper>>;

export const noteOf = ({ note }: Columns<'note'>): SQL => sql`coalesce(${note}, '')`;

/** What a code gives: the kind of its effect. */
export const kindOf = ({ effect }: Columns<'effect'>): SQL => sql`(${effect} ->> 'kind')`;

/** By what codes are searched, as the index `redemption_codes_search` has it. */
export const codeSearch = (row: Columns<'code' | 'note'>): SQL =>
  sql`search_pieces(${row.code} || chr(10) || ${noteOf(row)})`;
