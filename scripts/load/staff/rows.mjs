import { BEGAN, SIZE } from './seed.mjs';

/*
 * What staff ask of their longest lists, and the same by hand: one statement with the rows of the page and how many there
 * are on all pages, counted to 10,000.
 */

const COUNTED = 10_000;
const DEEP = 10_000;
const PER_PAGE = 50;

const total = from => `(select least(count(*), ${COUNTED})::int from (select ${from} limit ${COUNTED + 1}) c) as total`;

/**
 * Each list: where it is, its table, and the others that it is `joined` to; what a row is shown with, its key, and where the
 * index of its search looks.
 */
const lists = {
  people: {
    path: '/users',
    table: 'users',
    key: 'id',
    shown: `id, parent_id, email, first_name, last_name, display_name, phone_number, country_code, roles, date_activated, created_at`,
    pieces: `(search_pieces(coalesce(email, '') || chr(10) || (first_name || ' ' || last_name) || chr(10) || coalesce(display_name, ''))
      || text_pieces(coalesce(regexp_replace(phone_number, '\\D', '', 'g'), '')))`,
    columns: ['email', `first_name || ' ' || last_name`, 'display_name'],
  },
  codes: {
    path: '/redemption-codes',
    table: 'redemption_codes',
    key: 'id',
    shown: '*',
    pieces: `search_pieces(code || chr(10) || coalesce(note, ''))`,
    columns: ['code', `coalesce(note, '')`],
  },
  orders: {
    path: '/orders',
    table: 'orders',
    key: 'id',
    shown: '*',
    pieces: `search_pieces((number || ' ' || email || ' ' || jsonb_path_query_array(items, '$[*].name')::text))`,
    columns: [`number || ' ' || email || ' ' || jsonb_path_query_array(items, '$[*].name')::text`],
  },
  receipts: {
    path: '/user-receipts/items',
    table: 'receipts',
    key: 'guid',
    // a person may ask for so many a minute, which leaves none for pressing
    pressed: false,
    shown: `guid, status, file_name, file_type, size, serial_number, email, user_id, purchased_at, retailer, reason, decided_at,
      decided_by, code, claimed_by, created_at, version`,
    pieces: `search_pieces((file_name || coalesce(' ' || serial_number, '') || coalesce(' ' || email, '') || coalesce(' ' || retailer, '')))`,
    columns: [
      `file_name || coalesce(' ' || serial_number, '') || coalesce(' ' || email, '') || coalesce(' ' || retailer, '')`,
    ],
  },
  commercial: {
    path: '/commercial/v1/orders',
    table: 'commercial_orders',
    joined: `join locations l on l.id = commercial_orders.location_id left join owners o on o.id = commercial_orders.owner_id
      left join dealers d on d.id = commercial_orders.dealer_id`,
    key: 'commercial_orders.id',
    shown: 'commercial_orders.*, to_jsonb(l) as location, o.name as owner, d.name as dealer',
    pieces: 'search_pieces(number)',
    columns: ['number'],
  },
};

const row = (name, what, query, sql, values = [], more = {}) => ({
  name: `${name}: ${what}`,
  table: lists[name].table,
  who: 'customer service',
  path: `${lists[name].path}${query}`,
  pressed: lists[name].pressed,
  sql,
  values,
  ...more,
});

/** What a page is read from. */
const from = name => `from ${lists[name].table} ${lists[name].joined ?? ''}`;

/** A page in the order of `column`; `where` is what is asked of its rows, and `begins` where it does. */
function page(name, what, query, column, way, { where = 'true', begins = 'true', values, more } = {}) {
  const { table, shown, key } = lists[name];
  // an index on a column without nulls does not know "nulls last"
  const nulls = way === 'desc' && ['email', 'expires_at', 'redeemed_at'].includes(column) ? 'nulls last' : '';
  const by = column.startsWith('(') ? column : `${table}.${column}`;
  const sql = `select ${shown}, ${total(`from ${table} where ${where}`)} ${from(name)} where ${where} and ${begins}
    order by ${by} ${way} ${nulls}, ${key} ${way} limit ${PER_PAGE}`;
  return row(name, what, query, sql, values, more);
}

const cursor = (sort, value, key) =>
  Buffer.from(JSON.stringify({ sort, to: 'next', value: String(value), key })).toString('base64url');

/** Page 10,000: `way` is that of the default order, by when rows came. */
function deep(name, sort, column, way, prefix) {
  const last = (DEEP - 1) * PER_PAGE;
  const n = way === 'desc' ? SIZE - last : last;
  const query = `?cursor=${cursor(sort, BEGAN + n, `${prefix}_${n}`)}&offset=${last}`;
  const { table, key } = lists[name];
  const begins = `(${table}.${column}, ${key}) ${way === 'desc' ? '<' : '>'} (${BEGAN + n}, '${prefix}_${n}')`;
  return page(name, `page ${DEEP}`, query, column, way, { begins, more: { beside: `${name}: first page` } });
}

const plain = (name, value = '$1') =>
  `(${lists[name].columns.map(column => `position(lower(${value}) in lower(${column})) > 0`).join(' or ')})`;

/** A search of three letters and more with few hits: they are found once, counted and sorted. `where` is how they are found. */
function few(name, what, q, column, way, where = `${lists[name].pieces} @> text_pieces($1) and ${plain(name)}`) {
  const { table, joined = '', shown, key } = lists[name];
  const sql = `with found as materialized (select * from ${table} where ${where} limit ${COUNTED + 1})
    select ${shown}, (select least(count(*), ${COUNTED})::int from found) as total from found ${table} ${joined}
    order by ${table}.${column} ${way}, ${key} ${way} limit ${PER_PAGE}`;
  return row(name, what, `?q=${encodeURIComponent(q)}`, sql, [q]);
}

const BETWEEN = '(^|[\\x01-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7f])';

/** One with many: they are counted by the index, and the page is passed in its order. */
function many(name, what, q, column, way) {
  const { table, shown, key, pieces, columns } = lists[name];
  const wanted = q.length < 3 ? `array['^' || lower($1)]` : 'text_pieces($1)';
  const is =
    q.length < 3
      ? `(${columns.map(text => `lower(${text}) ~ '${BETWEEN}${q.toLowerCase()}'`).join(' or ')})`
      : plain(name);
  const sql = `select ${shown}, ${total(`from ${table} where ${pieces} @> ${wanted} and ${is}`)} ${from(name)} where ${is}
    order by ${table}.${column} ${way}, ${key} ${way} limit ${PER_PAGE}`;
  return row(name, what, `?q=${encodeURIComponent(q)}`, sql, [q]);
}

const SERIAL = '(substring(number from 4)::int)';

/** The orders of the locations with a text in their names. */
const ofPlace = `location_id = any (array(select id from locations where position(lower($1) in lower(name)) > 0))`;

/** Each question: its name, what our API is asked, and the same by hand. */
export const rows = [
  page('people', 'first page', '', 'created_at', 'desc'),
  deep('people', '-createdAt', 'created_at', 'desc', 'usr'),
  page('people', 'by last name', '?sort=lastName', 'last_name', 'asc'),
  page('people', 'by address', '?sort=email', 'email', 'asc'),
  page('people', 'by address, down', '?sort=-email', 'email', 'desc'),
  page('people', 'of a country', '?country=BE', 'created_at', 'desc', { where: `country_code = 'BE'` }),
  page('people', 'of a rare role', '?role=Producer', 'created_at', 'desc', { where: `roles @> '{Producer}'` }),
  few('people', 'part of an address', 'der77777', 'created_at', 'desc'),
  few('people', 'a whole name', 'femke garcía', 'created_at', 'desc'),
  many('people', 'a common name', 'anders', 'created_at', 'desc'),
  many('people', 'two letters', 'ma', 'created_at', 'desc'),

  page('codes', 'first page', '', 'created_at', 'desc'),
  deep('codes', '-createdAt', 'created_at', 'desc', 'code'),
  page('codes', 'by expiry', '?sort=expiresAt', 'expires_at', 'asc'),
  page('codes', 'by expiry, down', '?sort=-expiresAt', 'expires_at', 'desc'),
  page('codes', 'by redemption, down', '?sort=-redeemedAt', 'redeemed_at', 'desc'),
  page('codes', 'by code', '?sort=code', 'code', 'asc'),
  page('codes', 'of a common state', '?status=redeemed', 'created_at', 'desc', { where: `status = 'redeemed'` }),
  page('codes', 'of a rare state', '?status=suspended', 'created_at', 'desc', { where: `status = 'suspended'` }),
  page('codes', 'of a rare kind', '?kind=credit', 'created_at', 'desc', { where: `effect ->> 'kind' = 'credit'` }),
  few('codes', 'part of a code', 'A1B2C', 'created_at', 'desc'),
  few('codes', 'part of a note', 'mailing 777', 'created_at', 'desc'),
  many('codes', 'a common word', 'spring', 'created_at', 'desc'),

  page('orders', 'first page', '', 'placed_at', 'desc'),
  deep('orders', '-placedAt', 'placed_at', 'desc', 'ord'),
  page('orders', 'by total', '?sort=total', 'total', 'asc'),
  page('orders', 'by total, down', '?sort=-total', 'total', 'desc'),
  page('orders', 'of a common state', '?status=paid', 'placed_at', 'desc', { where: `status = 'paid'` }),
  page('orders', 'of a rare state', '?status=canceled', 'placed_at', 'desc', { where: `status = 'canceled'` }),
  few('orders', 'part of a number', 'Q-77777', 'placed_at', 'desc'),
  many('orders', 'a common item', 'stride', 'placed_at', 'desc'),

  page('receipts', 'first page', '', 'created_at', 'asc'),
  deep('receipts', 'createdAt', 'created_at', 'asc', 'rcp'),
  page('receipts', 'newest', '?sort=-createdAt', 'created_at', 'desc'),
  page('receipts', 'that wait', '?status=pending', 'created_at', 'asc', { where: `status = 'pending'` }),
  few('receipts', 'part of a serial number', 'X5-07777', 'created_at', 'asc'),
  many('receipts', 'a common shop', 'decker', 'created_at', 'asc'),

  page('commercial', 'first page', '', 'created_at', 'desc'),
  deep('commercial', '-createdAt', 'created_at', 'desc', 'co'),
  page('commercial', 'by number', '?sort=number', SERIAL, 'asc'),
  page('commercial', 'of a common state', '?status=fulfilled', 'created_at', 'desc', {
    where: `commercial_orders.status = 'fulfilled'`,
  }),
  page('commercial', 'of a rare state', '?status=submitted', 'created_at', 'desc', {
    where: `commercial_orders.status = 'submitted'`,
  }),
  few('commercial', 'part of a number', '277777', 'created_at', 'desc'),
  few('commercial', 'the name of a location', 'gym 777', 'created_at', 'desc', ofPlace),
  page('commercial', 'the name of many locations', '?q=gym', 'created_at', 'desc', { where: ofPlace, values: ['gym'] }),
];

/** Who asks. */
export const people = { 'customer service': { email: 'cs-manager@echelon.test', password: 'Help-4-members' } };

/** A page of a long list, and its count, say the key of each row by this name. */
export const isOfList = text => text.includes('"at_key"');

const keysOf = ({ items }) => items.map(({ id, guid }) => id ?? guid).join(' ');

/** The same rows, and as many. */
export const same = (ours, bare) =>
  ours.total === bare.total && keysOf(ours) === keysOf(bare)
    ? undefined
    : `ours has ${ours.total}, by hand ${bare.total}; or the page is another.`;
