import pg from 'pg';

/** What is seeded beside the world's own few: machines, and locations of 30 to an owner and 200 to a dealer. */
export const SIZE = { machines: 50_000, locations: 2000, perOwner: 30, perDealer: 200 };

/**
 * The owner of the world gets 26 more locations (30 then), its dealer 200; the others belong to owners of 30. A machine
 * in ten is no complete one, one in fourteen has gone silent, one in ten was never heard of, six of ten have a seat.
 * Machines are heard of an hour from now, so that none goes silent while it is measured.
 */
const statements = ({ machines, locations, perOwner, perDealer }) => [
  `insert into dealers (id, name, status, created_at)
    select 'deal_' || n, 'Dealer ' || n, 'active', extract(epoch from now())::bigint
    from generate_series(1, ${Math.ceil(locations / perDealer)}) n`,
  `insert into owners (id, name, status, dealer_id, created_at)
    select 'own_' || n, 'Owner ' || n, 'active', 'deal_' || (1 + n * ${perOwner} / ${perDealer}), extract(epoch from now())::bigint
    from generate_series(1, ${Math.ceil(locations / perOwner)}) n`,
  `insert into locations (id, owner_id, dealer_id, name, street_line1, city, region_code, postal_code, country_code, time_zone, partner_ids, low_seats, status, created_at)
    select 'loc_' || n,
      case when n <= ${perOwner - 4} then 'own_harbor' else 'own_' || (1 + n / ${perOwner}) end,
      case when n <= ${perDealer} then 'deal_northern' else 'deal_' || (1 + n / ${perDealer}) end,
      (array['Harbor', 'Summit', 'Grand', 'Park', 'Corner', 'Union', 'Valley', 'Maple'])[1 + n % 8] || ' '
        || (array['Hotel', 'Gym', 'Studio', 'Club', 'Center'])[1 + n % 5] || ' ' || n,
      n || ' Main Street',
      (array['Chicago', 'Ghent', 'Toronto', 'Austin', 'Denver', 'Boston', 'Lille', 'Leeds', 'Utrecht', 'Lyon'])[1 + n % 10],
      null, lpad(n::text, 5, '0'),
      (array['US', 'US', 'US', 'US', 'US', 'CA', 'CA', 'BE', 'BE', 'GB'])[1 + n % 10],
      'America/Chicago', '{}', 2, 'active', extract(epoch from now())::bigint - n * 3600
    from generate_series(1, ${locations}) n`,
  `insert into licenses (id, location_id, plan, seats, starts_at, expires_at, created_at)
    select 'lic_' || n, 'loc_' || n, 'Club', 20, extract(epoch from now())::bigint - 8640000,
      extract(epoch from now())::bigint + 8640000 + n * 3600, extract(epoch from now())::bigint - 8640000
    from generate_series(1, ${locations}) n`,
  `insert into commercial_equipment (id, serial_number, name, model_id, model_name, model_kind, owner_id, location_id, stage, status,
      fault_code, firmware, health_at, last_seen_at, activated_at, created_at)
    select 'mch_' || n,
      upper(replace(model.model_id, '-', '')) || '-' || lpad((n * 7919 % 1000003)::text, 7, '0'),
      model.name || ' ' || (array['front row', 'window', 'second floor', 'corner', 'studio', 'hall'])[1 + n % 6] || ' ' || n,
      model.model_id, model.name, model.machine_kind, locations.owner_id, locations.id,
      case when dice < 90 then 'complete' else (array['ordered', 'shipped', 'installed', 'configured', 'rest', 'trash'])[1 + n % 6] end,
      case when heard then (array['inUse', 'inUse', 'fault', 'activated', 'offline', 'ready', 'ready', 'ready', 'ready', 'ready', 'ready', 'ready', 'ready', 'ready', 'ready', 'ready', 'ready', 'ready', 'ready', 'ready'])[1 + n * 31 / 7 % 20]
        else 'unregistered' end,
      case when heard and n * 31 / 7 % 20 = 2 then 'E04' end,
      case when heard then '4.2.1' end,
      seen, seen,
      case when heard then extract(epoch from now())::bigint - 5184000 end,
      extract(epoch from now())::bigint - n * 60
    from generate_series(1, ${machines}) n
      join locations on locations.id = 'loc_' || (1 + n % ${locations})
      join (select row_number() over (order by model_id) - 1 as at, * from commercial_models where kind = 'equipment') model on model.at = n % 4
      cross join lateral (select n * 7919 % 100 as dice, n % 10 <> 0 as heard) shape
      cross join lateral (select case when not heard then null
        when n * 13 / 3 % 14 = 0 then extract(epoch from now())::bigint - 3600 - n % 86400
        else extract(epoch from now())::bigint + 3600 end as seen) heart`,
  `insert into license_seats (license_id, number, equipment_id, assigned_at)
    select * from (
      select replace(location_id, 'loc_', 'lic_') as license_id, row_number() over (partition by location_id order by id) as number,
        id, extract(epoch from now())::bigint
      from commercial_equipment where id like 'mch\\_%' and stage <> 'trash'
    ) placed where number <= 15`,
];

/** Fills the tables and lets PostgreSQL look at what is in them, as it does by itself after a while. */
export async function seed(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const text of statements(SIZE)) await client.query(text);
    await client.query('vacuum analyze');
    const { rows } = await client.query(
      `select (select count(*) from commercial_equipment)::int as machines, (select count(*) from locations)::int as locations,
        (select count(*) from license_seats)::int as seats, (select count(*) from alarms where cleared_at is null)::int as alarms`,
    );
    return rows[0];
  } finally {
    await client.end();
  }
}
