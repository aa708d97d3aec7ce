import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

type Columns = Readonly<Record<'number' | 'email' | 'items', SQLWrapper>>;

/** What orders are searched for. */
export const orderWords = ({ number, email, items }: Columns): SQL =>
  sql`(${number} || ' ' || ${email} || ' ' || jsonb_path_query_array(${items}, '$[*].name')::text)`;

/** The same as the index `orders_search` has it. */
export const orderSearch = (row: Columns): SQL => sql`search_pieces(${orderWords(row)})`;
