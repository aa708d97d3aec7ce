import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { now } from '../../../src/core/dates.js';
import { orderOf, whichMachines } from '../../../src/sandbox/commercial/equipment/equipment-list.js';
import { commercialEquipment as machines } from '../../../src/sandbox/commercial/tables/equipment.js';
import { rowsOf } from '../../../src/sandbox/db/rows.js';
import * as v from 'valibot';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';

let sandbox: TestSandbox;

/** 20,000 machines at 800 locations of 40 owners, as PostgreSQL knows them after a while. */
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
  const { db } = sandbox.database;
  await db.execute(sql`
    insert into locations (id, owner_id, name, country_code, time_zone, partner_ids, low_seats, status, created_at)
    select 'loc_' || n, 'own_' || n % 40, 'Location ' || n, 'US', 'America/Chicago', '{}', 2, 'active', 0
    from generate_series(1, 800) n`);
  await db.execute(sql`
    insert into commercial_equipment (id, serial_number, name, model_id, model_name, model_kind, owner_id, location_id, stage, status, last_seen_at, created_at)
    select 'mch_' || n, 'EX9-' || n, 'Bike ' || n, 'ex-9s-pro', 'EX-9s Pro bike', 'bike', 'own_' || (1 + n % 800) % 40, 'loc_' || (1 + n % 800),
      case when n % 50 = 0 then 'rest' else 'complete' end, case when n % 30 = 0 then 'offline' else 'ready' end,
      ${now()}::bigint - case when n % 20 = 0 then 86400 else 60 end, 0
    from generate_series(1, 20000) n`);
  await db.execute(sql`vacuum analyze`);
});
afterAll(() => sandbox.close());

interface Node {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  Plans?: Node[] | undefined;
}
const node: v.GenericSchema<unknown, Node> = v.object({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  'Index Name': v.optional(v.string()),
  Plans: v.optional(v.array(v.lazy(() => node))),
});
const explained = v.object({ 'QUERY PLAN': v.tuple([v.object({ Plan: node })]) });

const nodesOf = (one: Node): Node[] => [one, ...(one.Plans ?? []).flatMap(nodesOf)];

/** By which indexes a question is answered, and whether all machines are read for it. */
async function planOf(asked: SQL) {
  const [row] = await rowsOf(sandbox.database.db, sql`explain (format json) ${asked}`, explained);
  const nodes = row ? nodesOf(row['QUERY PLAN'][0].Plan) : [];
  return {
    readsAll: nodes.some(one => one['Node Type'] === 'Seq Scan' && one['Relation Name'] === 'commercial_equipment'),
    indexes: nodes.flatMap(one => one['Index Name'] ?? []),
  };
}

const countPlanOf = (which: SQL = sql`true`) => planOf(sql`select count(*) from ${machines} where ${which}`);

const person = { userId: 'usr', parentId: 'usr', sessionId: 'ses' };
const owner = { ...person, roles: ['Owner'], scope: { ownerId: 'own_7' } };
const support = { ...person, roles: ['CustomerServiceManager'] };

describe('among very many machines', () => {
  it.each([
    ['all of them', {}],
    ['those that are complete', { stage: 'complete' }],
    ['those that are ready', { status: 'ready' }],
    ['those that are offline, or have gone silent', { status: 'offline' }],
    ['those with a part of a serial number', { q: 'EX9-77' }],
  ] as const)('an owner is answered without reading those of others: %s', async (_, filter) => {
    const plan = await countPlanOf(whichMachines({ caller: owner, now: now() }, filter));
    expect(plan.readsAll).toBe(false);
    expect(plan.indexes.join(' ')).toMatch(/commercial_equipment_(owner|search)/);
  });

  it.each([
    ['all of them', {}],
    ['those that are complete', { stage: 'complete' }],
    ['those that are ready', { status: 'ready' }],
    ['those that are offline, or have gone silent', { status: 'offline' }],
    ['those with a part of a serial number', { q: 'EX9-77' }],
  ] as const)('customer service has them counted by an index: %s', async (_, filter) => {
    const plan = await countPlanOf(whichMachines({ caller: support, now: now() }, filter));
    expect(plan.readsAll).toBe(false);
  });

  it.each(['ready', 'offline'] as const)(
    "an owner's first page passes none of others: those that are %s",
    async status => {
      const context = { caller: owner, now: now() };
      const plan = await planOf(
        sql`select * from ${machines} where ${whichMachines(context, { status })} order by ${orderOf(context)}, id limit 50`,
      );
      expect(plan.indexes.join(' ')).toMatch(/commercial_equipment_owner/);
      expect(plan.indexes.join(' ')).not.toMatch(/_(name|status)\b/);
    },
  );
});
