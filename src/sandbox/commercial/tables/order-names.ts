import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** By what an order's number is found, as the index `commercial_orders_search` has it. */
export const orderSearch = ({ number }: Readonly<Record<'number', SQLWrapper>>): SQL => sql`search_pieces(${number})`;

/** By what owners and locations are found, as the indexes `owners_search` and `locations_search` have it. */
export const nameSearch = ({ name }: Readonly<Record<'name', SQLWrapper>>): SQL => sql`search_pieces(${name})`;
