/** What a list shows, as the user has set it. */
export interface ListQuery {
  /** Words to look for. */
  q: string;
  /** One value per filter that is on. */
  filters: Readonly<Record<string, string>>;
  /** A sort of the call: `savedAt`, or `-savedAt` for the other direction; none where nobody has chosen one. */
  sort: string | undefined;
  /** Counted from 1. */
  page: number;
  /** Columns that are not shown. */
  hidden: readonly string[];
}

/** What can be set of a list. */
export interface ListShape {
  /** The values of each filter; undefined where they are only known later, so that any is taken. */
  filters: Readonly<Record<string, readonly string[] | undefined>>;
  sorts: readonly string[];
  columns: readonly string[];
  /** Columns that are hidden until a user chooses them. */
  hidden?: readonly string[];
}

/** The most that is searched for, which is what calls take. */
const LONGEST = 200;
const MOST_PAGES = 100_000;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every(name => other.includes(name));

/** What a list shows before anybody has set anything. */
export const firstQuery = ({ hidden = [] }: ListShape): ListQuery => ({
  q: '',
  filters: {},
  sort: undefined,
  page: 1,
  hidden,
});

/** Reads the search of an address, `?state=draft&sort=-savedAt`. What the list does not know is left out. */
export function readListQuery(search: string, shape: ListShape): ListQuery {
  const given = new URLSearchParams(search);
  const first = firstQuery(shape);
  const sort = given.get('sort') ?? '';
  const page = Number(given.get('page'));
  const filters = Object.entries(shape.filters).flatMap(([name, values]) => {
    const value = given.get(name) ?? '';
    return value !== '' && (values?.includes(value) ?? value.length <= LONGEST) ? [[name, value] as const] : [];
  });
  const hide = given.get('hide');
  const hidden = hide === null ? first.hidden : shape.columns.filter(name => hide.split('.').includes(name));
  return {
    q: (given.get('q') ?? '').slice(0, LONGEST),
    filters: Object.fromEntries(filters),
    sort: shape.sorts.includes(sort.replace(/^-/, '')) ? sort : undefined,
    page: Number.isInteger(page) && page > 0 && page <= MOST_PAGES ? page : 1,
    // a table shows one column at the least
    hidden: hidden.length < shape.columns.length ? hidden : first.hidden,
  };
}

/** The same as the search of an address, without the question mark: only what differs from the first, in one order. */
export function writeListQuery({ q, filters, sort, page, hidden }: ListQuery, shape: ListShape): string {
  const said = new URLSearchParams();
  if (q) said.set('q', q);
  for (const name of Object.keys(shape.filters)) if (filters[name]) said.set(name, filters[name]);
  if (sort) said.set('sort', sort);
  if (page > 1) said.set('page', String(page));
  if (!isSame(hidden, firstQuery(shape).hidden))
    said.set('hide', shape.columns.filter(name => hidden.includes(name)).join('.'));
  return said.toString();
}
