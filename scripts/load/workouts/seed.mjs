import pg from 'pg';

/** Members, workouts of each beside the one who is measured, and theirs; everybody does one class once. */
export const SIZE = { members: 100_000, each: 9, mine: 10_000 };

const NOW = 'extract(epoch from now())::bigint';

/** The best watts over each length that is kept, less the longer they were held. */
const CURVE = `(select jsonb_agg(jsonb_build_object('seconds', held, 'watts', 900 - n % 300 - (60 * ln(held))::int))
  from unnest(array[5, 10, 15, 30, 60, 120, 180, 300, 600, 1200, 1800, 3600]) held where held <= duration_seconds)`;

/** A workout a day and more for the member; for the others nine in three years, and one try of the class that is ranked. */
const statements = ({ members, each, mine }) => [
  `insert into users (id, email, first_name, last_name, parent_id, country_code, roles, attribution, created_at)
    select 'usr_' || n, 'rider' || n || '@example.test', 'Rider', n::text, 'usr_' || n, 'US', '{Member}', '{}', ${NOW}
    from generate_series(1, ${members}) n`,
  `create temporary table made as
    select who, nth, n, classes.id as class, classes.type, classes.duration_seconds, classes.instructor_id, classes.title,
      ${NOW} - 3600 - (case when who = 'usr_member' then n * 9000 else (n::bigint * 7919 % 94608000) end)::bigint as began
    from (
      select 'usr_member' as who, n as nth, n from generate_series(1, ${mine}) n
      union all select 'usr_' || m, k, m * ${each} + k from generate_series(1, ${members}) m, generate_series(1, ${each}) k
    ) all_of
      join (select row_number() over (order by id) - 1 as at, count(*) over () as many, * from content_items where type in ('bike', 'row', 'run', 'climb')) classes
        on classes.at = n % classes.many`,
  `insert into workouts (id, user_id, type, title, content_id, instructor_id, class_seconds, started_at, ended_at, time_zone, local_date,
      duration_seconds, completed, source, output, distance, calories, elevation, average_output, average_heart_rate, max_heart_rate,
      load, load_method, curve, created_at)
    select 'wko_' || substr(who, 5) || '_' || nth, who, type, title, class, instructor_id, duration_seconds, began, began + duration_seconds,
      'America/New_York', to_char(to_timestamp(began), 'YYYY-MM-DD'), duration_seconds, n % 20 <> 0, 'equipment',
      200000 + n * 31 % 100000, 5000 + n % 9000, 200 + n % 300, n % 400, 150 + n % 80, 120 + n % 50, 160 + n % 30, 30 + n % 60, 'power', ${CURVE}, began
    from made`,
  `insert into workouts (id, user_id, type, title, content_id, instructor_id, class_seconds, started_at, ended_at, time_zone, local_date,
      duration_seconds, completed, source, output, created_at)
    select 'try_' || n, 'usr_' || n, 'bike', '30 min Climb Ride', 'cls_bike_climb-ride_30', 'ins_mara', 1800, ${NOW} - 86400, ${NOW} - 84600,
      'America/New_York', to_char(now() - interval '1 day', 'YYYY-MM-DD'), 1800, true, 'equipment', 200000 + n::bigint * 7919 % 200003, ${NOW}
    from generate_series(1, ${members}) n`,
  `insert into class_bests (content_id, format_id, metric, user_id, value, workout_id, achieved_at)
    select 'cls_bike_climb-ride_30', 'bike-1800', 'output', user_id, output, id, started_at from workouts where id like 'try\\_%'`,
  `insert into class_bests (content_id, format_id, metric, user_id, value, workout_id, achieved_at)
    values ('cls_bike_climb-ride_30', 'bike-1800', 'output', 'usr_member', 310000, 'wko_member_1', ${NOW})`,
  `insert into class_bests (content_id, format_id, metric, user_id, value, workout_id, achieved_at)
    select distinct on (class, who) class, type || '-' || duration_seconds, 'output', who, 200000 + n % 100000, 'wko_' || substr(who, 5) || '_' || nth, began
    from made where who <> 'usr_member' and class <> 'cls_bike_climb-ride_30' order by class, who, n`,
  `insert into personal_bests (id, user_id, scope, scope_id, type, class_seconds, metric, value, workout_id, achieved_at)
    select 'b' || n || '_' || who, who, 'content', 'cls_' || n, 'bike', 1800, 'output', 200000 + n, 'wko_' || substr(who, 5) || '_' || n, ${NOW} - n * 3600
    from (select 'usr_member' as who, n from generate_series(1, 120) n union all select 'usr_' || m, k from generate_series(1, ${members}) m, generate_series(1, 4) k) each_of`,
];

/** Fills the tables and lets PostgreSQL look at what is in them, as it does by itself after a while. */
export async function seed(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const text of statements(SIZE)) await client.query(text);
    await client.query('vacuum analyze');
    const { rows } = await client.query(
      `select (select count(*) from workouts)::int as workouts,
        (select count(*) from workouts where user_id = 'usr_member')::int as mine,
        (select count(*) from class_bests where content_id = 'cls_bike_climb-ride_30')::int as tries`,
    );
    return rows[0];
  } finally {
    await client.end();
  }
}
