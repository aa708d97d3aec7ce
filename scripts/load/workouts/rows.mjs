/*
 * What a member asks of their training, and the same by hand. `$now` is the present, unix seconds.
 */

const mine = `w.user_id = 'usr_member' and w.deleted_at is null`;

const line = `w.id, w.type, w.title, w.content_id, c.title as content_title, i.id as instructor_id, i.name as instructor,
  w.class_seconds, w.started_at, w.ended_at, w.time_zone, w.local_date, w.duration_seconds, w.completed, w.source,
  w.output, w.distance, w.calories, w.elevation, w.volume, w.average_output, w.average_cadence, w.average_resistance,
  w.average_speed, w.average_heart_rate, w.average_incline, w.max_output, w.max_cadence, w.max_resistance, w.max_speed,
  w.max_heart_rate, w.max_incline, w.load, w.load_method, w.version,
  (select json_agg(json_build_array(b.scope, b.metric)) from personal_bests b where b.workout_id = w.id) as records`;

const sums = `count(*)::int as total, sum(w.duration_seconds), sum(w.output), sum(w.distance), sum(w.calories), sum(w.elevation), sum(w.volume)`;

const historyWhere = where => ({
  sql: `select ${line} from (select * from workouts w where ${where} order by w.started_at desc, w.id limit 50) w
    left join content_items c on c.id = w.content_id left join instructors i on i.id = w.instructor_id
    order by w.started_at desc, w.id`,
  values: [],
  more: [{ sql: `select ${sums} from workouts w where ${where}`, values: [] }],
});

const USER = '/users/usr_member/workouts';
const history = (what, query, where) => ({
  name: `history: ${what}`,
  who: 'a member',
  path: `${USER}/history${query}`,
  ...historyWhere(where),
});

const dayBefore = days => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const [yearAgo, today] = [dayBefore(364), dayBefore(0)];
const month = dayBefore(40).slice(0, 7);
const within = `${mine} and w.local_date >= '${yearAgo}' and w.local_date <= '${today}'`;

const CLASS = 'cls_bike_climb-ride_30';
const ofClass = `content_id = '${CLASS}' and metric = 'output'`;
const visible = `coalesce((select value #>> '{}' from preferences p where p.user_id = u.id and p.key = 'privacy.leaderboard'),
  case when u.parent_id = u.id then 'visible' else 'hidden' end) = 'visible'`;

const lengths = (ours, bare) => (ours === bare ? undefined : `ours has ${ours}, by hand ${bare}.`);

/** Each question: its name, whose it is, what our API is asked, and the same by hand. */
export const rows = [
  history('first page', '', mine),
  history('rides', '?type=bike', `${mine} and w.type = 'bike'`),
  history('of a year', `?from=${yearAgo}&to=${today}`, within),
  {
    name: 'calendar: a month',
    who: 'a member',
    path: `${USER}/calendar?month=${month}`,
    sql: `select w.id, w.type, w.title, w.started_at, w.time_zone, w.duration_seconds, w.completed, w.calories, w.local_date
      from workouts w where ${mine} and w.local_date >= '${month}-01' and w.local_date <= '${month}-31' order by w.local_date, w.started_at, w.id`,
    values: [],
    same: ({ days }, { items }) => lengths(Object.values(days).flatMap(day => day.items).length, items.length),
  },
  {
    name: 'trends: a year by week',
    who: 'a member',
    path: `${USER}/aggregations?groupBy=week&from=${yearAgo}&to=${today}`,
    sql: `select date_trunc('week', w.local_date::date) as key, ${sums},
        round(sum(w.average_heart_rate::float8 * w.duration_seconds) / nullif(sum(w.duration_seconds) filter (where w.average_heart_rate is not null), 0))
      from workouts w where ${within} group by grouping sets ((1), ()) order by 1`,
    values: [],
    same: ({ groups }, { items }) => lengths(groups.length + 1, items.length),
  },
  {
    name: 'trends: fitness of a year',
    who: 'a member',
    path: `${USER}/graph-data/fitness?from=${yearAgo}&to=${today}`,
    sql: `select w.local_date, sum(w.load) from workouts w where ${mine} and w.local_date <= '${today}' and w.load is not null group by 1`,
    values: [],
    same: ({ keys }, { items }) => (keys.length === 365 && items.length > 365 ? undefined : 'days are missing.'),
  },
  {
    name: 'records: first page',
    who: 'a member',
    path: `${USER}/personal-best`,
    sql: `select b.*, c.title, (select count(*) from personal_bests where user_id = 'usr_member')::int as total
      from personal_bests b left join content_items c on c.id = b.scope_id
      where b.user_id = 'usr_member' order by b.achieved_at desc, b.id limit 50`,
    values: [],
  },
  {
    name: 'records: power curve of a year',
    who: 'a member',
    path: `${USER}/personal-bests/power-curve?from=${yearAgo}&to=${today}`,
    sql: `select distinct on (p.seconds) p.seconds, p.watts, w.id, w.local_date
      from workouts w, jsonb_to_recordset(w.curve) as p (seconds int, watts int)
      where ${within} and not w.excluded order by p.seconds, p.watts desc, w.started_at, w.id`,
    values: [],
    same: (ours, bare) => lengths(ours.points.map(one => one.watts).join(), bare.items.map(one => one.watts).join()),
  },
  {
    name: 'ranking: of 100,000',
    who: 'a member',
    path: `/workouts/rankings/${CLASS}/output`,
    sql: `select u.id, u.display_name, u.first_name, u.last_name, u.image_asset, b.value,
        (select count(*) from class_bests o where o.content_id = b.content_id and o.metric = b.metric and o.value > b.value) + 1 as rank
      from class_bests b join users u on u.id = b.user_id where b.${ofClass.replace('and ', 'and b.')} and (u.id = 'usr_member' or ${visible})
      order by b.value desc, b.user_id limit 50`,
    values: [],
    more: [
      {
        sql: `select count(*) as total, count(*) filter (where value < 310000) as below, count(*) filter (where value = 310000) as equal
          from class_bests where ${ofClass}`,
        values: [],
      },
    ],
    same: (ours, bare) => lengths(ours.items.map(one => one.value).join(), bare.items.map(one => one.value).join()),
  },
  {
    name: 'ranking: percentiles',
    who: 'a member',
    path: '/workouts/formats/bike-1800/percentiles/output',
    sql: `select count(*), percentile_disc(array[.05,.1,.15,.2,.25,.3,.35,.4,.45,.5,.55,.6,.65,.7,.75,.8,.85,.9,.95]) within group (order by value)
      from (select user_id, max(value) as value from class_bests where format_id = 'bike-1800' and metric = 'output' group by user_id) best`,
    values: [],
    same: ({ points }) => lengths(points.length, 19),
  },
];

/** Who asks. */
export const people = { 'a member': { email: 'member@echelon.test', password: 'Ride-2-gether' } };

/** A request begins with one statement for all that it needs to know of the caller. */
export const isOfList = text =>
  /^\s*select/i.test(text) &&
  !text.startsWith('select json_build_array') &&
  /"?(workouts|personal_bests|class_bests)"?/.test(text);

const idsOf = ({ items }) => items.map(({ id }) => id).join(' ');

/** The same rows, in the same order. */
export const same = (ours, bare) => (idsOf(ours) === idsOf(bare) ? undefined : 'the first page is another.');
