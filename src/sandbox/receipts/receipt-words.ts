import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

type Columns = Readonly<Record<'fileName' | 'serialNumber' | 'email' | 'retailer', SQLWrapper>>;

/** What receipts are searched for. `concat_ws` says the same, and no index takes it. */
export const receiptWords = ({ fileName, serialNumber, email, retailer }: Columns): SQL =>
  sql`(${fileName} || coalesce(' ' || ${serialNumber}, '') || coalesce(' ' || ${email}, '') || coalesce(' ' || ${retailer}, ''))`;

/** The same as the index `receipts_search` has it. */
export const receiptSearch = (row: Columns): SQL => sql`search_pieces(${receiptWords(row)})`;
