import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

type Columns<Name extends string> = Readonly<Record<Name, SQLWrapper>>;

/** First and last name as people write them one after the other. */
export const fullNameOf = ({ firstName, lastName }: Columns<'firstName' | 'lastName'>): SQL =>
  sql`(${firstName} || ' ' || ${lastName})`;

export const phoneDigitsOf = ({ phoneNumber }: Columns<'phoneNumber'>): SQL =>
  sql`regexp_replace(${phoneNumber}, '\\D', '', 'g')`;

/** By what people are searched, as the index `users_search` has it. No word begins in a phone number. */
export const userSearch = (
  user: Columns<'email' | 'firstName' | 'lastName' | 'displayName' | 'phoneNumber'>,
): SQL => sql`(search_pieces(coalesce(${user.email}, '') || chr(10) || ${fullNameOf(user)} || chr(10) || coalesce(${user.displayName}, ''))
  || text_pieces(coalesce(${phoneDigitsOf(user)}, '')))`;
