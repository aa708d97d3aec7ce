import pg from 'pg';

/** Rows of each of staff's lists, beside the world's own few. */
export const SIZE = 1_000_000;

/** When row 0 began, unix seconds; row n came n seconds later. */
export const BEGAN = 1_600_000_000;

const pick = (names, n = 'n') =>
  `(array[${names.map(name => `'${name.replaceAll("'", "''")}'`).join(', ')}])[1 + ${n} % ${names.length}]`;

const FIRST = [
  'Ana',
  'Ben',
  'Chloé',
  'Dieter',
  'Élise',
  'Femke',
  'George',
  'Hanna',
  'Ines',
  'Jo',
  'Karl',
  'Lotte',
  'Maria',
];
const LAST = [
  'Anderson',
  'Bakker',
  'Côté',
  'Dubois',
  'Evans',
  'Fischer',
  "O'Hara",
  'García',
  'Hernández',
  'Jansen',
  'Smith',
];
const SHOPS = ['Sporthaus', 'Fitness Depot', 'Decker', 'Big Box', 'Warehouse'];
const ITEMS = ['EX-5s bike', 'Stride-6 treadmill', 'Row-s rower', 'Reflect 50 mirror', 'EX-9s Pro bike'];

/**
 * One person in ten has no address of their own, one in 5,000 is a producer, one in 20 is Belgian. A third of all codes
 * never expires, a quarter is redeemed, one in 2,000 is suspended. One order in 1,000 was canceled; one receipt in 1,000 waits,
 * and one commercial order in 1,000. They belong to 2,000 locations.
 */
const statements = {
  users: `insert into users (id, email, first_name, last_name, phone_number, parent_id, country_code, roles, attribution, created_at)
    select 'usr_' || n, case when n % 10 > 0 then 'rider' || n || '@example.test' end,
      ${pick(FIRST)}, ${pick(LAST, 'n / 13')}, case when n % 2 = 0 then '+1 (555) ' || lpad((n * 7 % 10000000)::text, 7, '0') end, 'usr_' || n,
      case when n % 20 = 0 then 'BE' when n % 11 = 0 then 'CA' else 'US' end,
      case when n % 5000 = 0 then '{Member,Producer}' else '{Member}' end::text[], '{}', ${BEGAN} + n
    from generate_series(1, ${SIZE}) n`,
  redemption_codes: `insert into redemption_codes (code, status, effect, prefix, batch_id, note, expires_at, redeemed_at, redeemed_by, created_at, id)
    select 'S' || lpad(upper(to_hex(n::bigint * 2654435761 % 4294967296)), 8, '0'),
      case when n % 2000 = 0 then 'suspended' when n % 4 = 0 then 'redeemed' when n % 4 = 1 then 'created' else 'activated' end,
      case when n % 500 = 0 then '{"kind": "credit", "amount": 1000, "currencyCode": "USD"}' else '{"kind": "days", "days": 30}' end::jsonb,
      case when n % 100 = 0 then 'S' end, 'batch_' || n / 1000,
      case when n % 3 = 0 then 'Spring mailing ' || n / 1000 end,
      case when n % 3 > 0 then ${BEGAN} + 200000000 + n::bigint * 7919 % 100003 end,
      case when n % 4 = 0 and n % 2000 > 0 then ${BEGAN} + n + 86400 end,
      case when n % 4 = 0 and n % 2000 > 0 then 'usr_' || n end, ${BEGAN} + n, 'code_' || n
    from generate_series(1, ${SIZE}) n`,
  orders: `insert into orders (id, number, user_id, email, items, total, currency_code, currency_scale, status, placed_at, source)
    select 'ord_' || n, 'EQ-' || 200000 + n, 'usr_' || n, 'rider' || n || '@example.test',
      jsonb_build_array(jsonb_build_object('sku', 'sku', 'name', ${pick(ITEMS)}, 'quantity', 1, 'amount', 100000)),
      50000 + (n::bigint * 7919 % 200003)::int, 'USD', 100,
      case when n % 1000 = 0 then 'canceled' else ${pick(['paid', 'shipped', 'delivered', 'delivered'])} end, ${BEGAN} + n, 'webshop'
    from generate_series(1, ${SIZE}) n`,
  receipts: `insert into receipts (guid, status, file_name, file_type, size, content, serial_number, email, retailer, created_at)
    select 'rcp_' || n, case when n % 1000 = 0 then 'pending' when n % 10 = 1 then 'rejected' else 'approved' end,
      'receipt-' || n || '.pdf', 'application/pdf', 1, '\\x00', case when n % 2 = 0 then 'EX5-' || lpad((n::bigint * 7919 % 1000003)::text, 7, '0') end,
      'rider' || n || '@example.test', ${pick(SHOPS)}, ${BEGAN} + n
    from generate_series(1, ${SIZE}) n`,
  commercial_orders: `insert into commercial_orders (id, number, dealer_id, owner_id, location_id, lines, currency_code, currency_scale, status, timeline, created_at)
    select 'co_' || n, 'CO-' || 200000 + n, 'dlr_' || 1 + n % 20, 'own_' || 1 + n % 200, 'loc_' || 1 + n % 2000,
      '[{"kind": "equipment", "modelId": "ex-5s", "name": "EX-5s bike", "quantity": 2, "unitPrice": 100000}]', 'USD', 100,
      case when n % 1000 = 0 then 'submitted' when n % 10 = 1 then 'canceled' else 'fulfilled' end,
      jsonb_build_array(jsonb_build_object('status', 'draft', 'at', ${BEGAN} + n, 'by', null, 'reason', null)), ${BEGAN} + n
    from generate_series(1, ${SIZE}) n`,
};

/** What commercial orders belong to. */
const places = [
  `insert into dealers (id, name, status, created_at) select 'dlr_' || n, 'Dealer ' || n, 'active', ${BEGAN} from generate_series(1, 20) n`,
  `insert into owners (id, name, dealer_id, status, created_at)
    select 'own_' || n, 'Holding ' || n, 'dlr_' || 1 + n % 20, 'active', ${BEGAN} from generate_series(1, 200) n`,
  `insert into locations (id, name, owner_id, dealer_id, country_code, time_zone, partner_ids, low_seats, status, created_at)
    select 'loc_' || n, 'Gym ' || n, 'own_' || 1 + n % 200, 'dlr_' || 1 + n % 20, 'US', 'America/New_York', '{}', 3, 'active', ${BEGAN}
    from generate_series(1, 2000) n`,
];

/** Fills a table. Its indexes are made afterwards: row by row takes three times as long. */
async function fill(url, [table, rows]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: indexes } = await client.query(
      `select indexname as name, indexdef as text from pg_indexes where schemaname = 'public' and tablename = $1
        and indexname not in (select conname from pg_constraint)`,
      [table],
    );
    for (const { name } of indexes) await client.query(`drop index "${name}"`);
    await client.query(rows);
    await client.query(`set maintenance_work_mem = '512MB'`);
    for (const { text } of indexes) await client.query(text);
    await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
}

/**
 * Fills these tables, all at once, and lets PostgreSQL look at what is in them.
 * @param {string} url
 * @param {readonly string[]} tables
 */
export async function seed(url, tables) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of places) await client.query(statement);
  await client.query('vacuum analyze dealers, owners, locations');
  await client.end();
  await Promise.all(tables.map(table => fill(url, [table, statements[table]])));
}
