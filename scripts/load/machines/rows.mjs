/*
 * What is asked, and the same by hand: one statement with the rows of the page and how many there are on all pages.
 * Values are `$1 …`; `$now` is the present, unix seconds. A machine that was silent for 15 minutes is shown as offline.
 */

const SILENT = '$now::bigint - 900';
const silent = `m.last_seen_at <= ${SILENT}`;
const alive = `m.status in ('activated', 'ready', 'inUse')`;

const line = `m.id, m.serial_number as "serialNumber", m.name, m.model_id, m.model_name, m.model_kind,
  m.location_id, l.name as location_name, m.stage, m.previous_stage as "previousStage",
  case when ${alive} and ${silent} then 'offline' else m.status end as status,
  case when m.last_seen_at is null then 'neverSeen' when ${silent} then 'offline' else 'online' end as connection,
  m.fault_code as "faultCode", m.firmware, m.last_seen_at as "lastSeenAt", m.activated_at as "activatedAt",
  c.id as license_id, c.plan as license_plan, m.user_id as "userId", m.created_at as "createdAt", m.version`;

/** The page first, and only then what its machines are shown with. */
const machinesWhere = where => `select ${line}, m.total
from (select m.*, (select count(*) from commercial_equipment m where ${where})::int as total
    from commercial_equipment m where ${where} order by m.name, m.id limit 50) m
  left join locations l on l.id = m.location_id
  left join license_seats s on s.equipment_id = m.id
  left join licenses c on c.id = s.license_id
order by m.name, m.id`;

const owned = `(m.owner_id = 'own_harbor' or m.location_id = any (array(select id from locations where owner_id = 'own_harbor')))`;
const dealt = `m.location_id in (select id from locations where dealer_id = 'deal_northern')`;
const label = `coalesce(m.serial_number, '') || ' ' || m.name`;
const search = `text_pieces(${label}) @> text_pieces($1) and position(lower($1) in lower(${label})) > 0`;

const facts = `l.*, o.name as owner, d.name as dealer,
  (select count(*) from licenses where location_id = l.id)::int as "licenseCount",
  (select count(*) from commercial_equipment m where m.location_id = l.id and m.stage <> 'trash')::int as "equipmentCount",
  (select count(*) from commercial_equipment m where m.location_id = l.id and m.stage not in ('rest', 'trash')
    and ${alive} and (m.last_seen_at is null or not ${silent}))::int as "machinesUp",
  (select count(*) from commercial_equipment m where m.location_id = l.id and m.stage not in ('rest', 'trash')
    and (m.status in ('offline', 'fault') or ${alive} and ${silent}))::int as "machinesDown",
  (select coalesce(sum(seats), 0) from licenses where location_id = l.id
    and not suspended and starts_at <= $now::bigint and expires_at > $now::bigint)::int as "seatsTotal",
  (select count(*) from license_seats s join licenses c on c.id = s.license_id where c.location_id = l.id
    and not c.suspended and c.starts_at <= $now::bigint and c.expires_at > $now::bigint)::int as "seatsUsed",
  (select count(*) from alarms a where a.location_id = l.id and a.cleared_at is null
    and (a.snoozed_until is null or a.snoozed_until <= $now::bigint))::int as alerts,
  exists (select from commercial_orders where location_id = l.id and status in ('draft', 'submitted', 'approved')) as open_orders,
  exists (select from commercial_equipment m where m.location_id = l.id and m.activated_at is not null)
    or exists (select from activation_codes where location_id = l.id and uses > 0) as activated`;

const locationsWhere = where => `select ${facts}, page.total
from (
  select l.id, count(*) over ()::int as total from locations l join owners o on o.id = l.owner_id
  where l.status = 'active' and ${where} order by l.name, l.id limit 50
) page
  join locations l on l.id = page.id
  join owners o on o.id = l.owner_id
  left join dealers d on d.id = l.dealer_id
order by l.name, l.id`;

const upAlarm = `exists (select from alarms a where a.location_id = l.id and a.cleared_at is null
    and (a.snoozed_until is null or a.snoozed_until <= $now::bigint))`;

const EQUIPMENT = '/commercial/v1/equipment/items';
const LOCATIONS = '/commercial/v1/locations';

const machine = (who, what, query, where, values = []) => ({
  name: `machines of ${who}: ${what}`,
  who,
  path: `${EQUIPMENT}${query}`,
  sql: machinesWhere(where),
  values,
});

const place = (who, what, query, where, values = []) => ({
  name: `locations of ${who}: ${what}`,
  who,
  path: `${LOCATIONS}${query}`,
  sql: locationsWhere(where),
  values,
});

const offline = `(m.status = 'offline' or ${alive} and ${silent})`;
const ready = `m.status = 'ready' and (m.last_seen_at is null or m.last_seen_at > ${SILENT})`;
/** A part of one serial number, and of the names of a sixth of the machines. */
const SERIAL = '-0791';
const NAME = 'window 12';

/** Each list: its name, whose it is, what our API is asked, and the same by hand. */
export const rows = [
  ...[
    { who: 'an owner', scope: owned },
    { who: 'all', scope: 'true' },
  ].flatMap(({ who, scope }) => [
    machine(who, 'first page', '', scope),
    machine(who, 'stage', '?stage=configured', `${scope} and m.stage = 'configured'`),
    machine(who, 'most of a stage', '?stage=complete', `${scope} and m.stage = 'complete'`),
    machine(who, 'gone silent', '?status=offline', `${scope} and ${offline}`),
    machine(who, 'ready', '?status=ready', `${scope} and ${ready}`),
    machine(who, 'never heard of', '?connection=neverSeen', `${scope} and m.last_seen_at is null`),
    machine(who, 'at one location', '?locationId=loc_20', `${scope} and m.location_id = 'loc_20'`),
    machine(who, 'part of a serial', `?q=${SERIAL}`, `${scope} and ${search}`, [SERIAL]),
    machine(who, 'part of a name', `?q=${encodeURIComponent(NAME)}`, `${scope} and ${search}`, [NAME]),
    machine(who, 'a common word', '?q=window', `${scope} and ${search}`, ['window']),
  ]),
  machine('a dealer', 'first page', '', dealt),
  machine('a dealer', 'gone silent', '?status=offline', `${dealt} and ${offline}`),
  machine('a dealer', 'part of a serial', `?q=${SERIAL}`, `${dealt} and ${search}`, [SERIAL]),
  place('an owner', 'first page', '', `l.owner_id = 'own_harbor'`),
  place('all', 'first page', '', 'true'),
  place('all', 'search', '?q=valley', `position('valley' in lower(concat_ws(' ', l.name, l.city, o.name))) > 0`),
  place('all', 'country', '?countryCode=GB', `l.country_code = 'GB'`),
  place('all', 'with alarms', '?alerts=yes', upAlarm),
];

const password = 'Help-4-members';

/** Who asks. */
export const people = {
  'an owner': { email: 'owner@echelon.test', password },
  'a dealer': { email: 'dealer@echelon.test', password },
  all: { email: 'cs-manager@echelon.test', password },
};

/** A request begins with one statement for all that it needs to know of the caller; the loop that lets time pass asks in between. */
export const isOfList = text =>
  /^\s*select/i.test(text) &&
  !text.startsWith('select json_build_array') &&
  /from "?(commercial_equipment|locations)"?\s/.test(text);

const idsOf = ({ items }) => items.map(({ id }) => id).join(' ');

/** The same machines, and as many. */
export const same = (ours, bare) =>
  ours.total === bare.total && idsOf(ours) === idsOf(bare)
    ? undefined
    : `ours has ${ours.total}, by hand ${bare.total}; or the first page is another.`;
