import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { listCommercialOrders } from '../../../src/core/contract/commercial/orders.js';
import { listOrders } from '../../../src/core/contract/orders.js';
import { listRedemptionCodes } from '../../../src/core/contract/redemption-codes.js';
import { commercialOrderQuery } from '../../../src/core/contract/schemas/commercial/orders.js';
import { orderQuery } from '../../../src/core/contract/schemas/orders.js';
import { codeQuery } from '../../../src/core/contract/schemas/redemption-codes.js';
import { userFilter } from '../../../src/core/contract/schemas/staff-users.js';
import { receiptQuery } from '../../../src/core/contract/schemas/user-receipts.js';
import { listUsers } from '../../../src/core/contract/staff-users.js';
import { listReceipts } from '../../../src/core/contract/user-receipts.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { enterAs, type Person } from '../support/people.js';

/*
 * A long list has an index for each of its sorts, and for its search: else each page reads all of it. `npm run load -- --staff`
 * measures them.
 */

interface Sent {
  by: pg.Client;
  text: string;
  values: unknown[];
}

let sandbox: TestSandbox;
let staff: Person;
let sent: Sent[] = [];
const { query } = pg.Client.prototype;
const statement = v.object({ text: v.string() });

beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
  staff = await enterAs(sandbox, 'customerServiceManager');
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...given: unknown[]) {
      const [config, values] = given;
      const text = typeof config === 'string' ? config : v.parse(statement, config).text;
      sent.push({ by: this, text, values: Array.isArray(values) ? values : [] });
      return Reflect.apply(query, this, given);
    },
  });
});
afterAll(async () => {
  Object.assign(pg.Client.prototype, { query });
  await sandbox.close();
});

/** How the statements that a call has sent are answered where a sort, and reading a table whole, are the last resort. */
async function plansOf(call: () => Promise<unknown>, isMeant: (text: string) => boolean): Promise<string[]> {
  sent = [];
  await call();
  const plans: string[] = [];
  for (const { by, text, values } of sent.filter(one => isMeant(one.text))) {
    await by.query('begin');
    for (const way of ['seqscan', 'sort', 'incremental_sort']) await by.query(`set local enable_${way} = off`);
    const { rows } = await by.query<{ 'QUERY PLAN': unknown }>({ text: `explain (format json) ${text}`, values });
    await by.query('rollback');
    plans.push(JSON.stringify(rows[0]?.['QUERY PLAN']));
  }
  expect(plans.length).toBeGreaterThan(0);
  return plans;
}

type Asked = { sort?: string; q?: string; cursor?: string; limit?: number };
const sorted = v.object({ sort: v.object({ wrapped: v.object({ options: v.array(v.string()) }) }) });
const optionsOf = (entries: unknown): string[] => v.parse(sorted, entries).sort.wrapped.options;

const lists = [
  ['people', userFilter.entries, (asked: object) => done(staff.client(listUsers, asked))],
  ['codes', codeQuery.entries, (asked: object) => done(staff.client(listRedemptionCodes, asked))],
  ['orders', orderQuery.entries, (asked: object) => done(staff.client(listOrders, asked))],
  ['receipts', receiptQuery.pipe[0].entries, (asked: object) => done(staff.client(listReceipts, asked))],
  [
    'commercial orders',
    commercialOrderQuery.entries,
    (asked: object) => done(staff.client(listCommercialOrders, asked)),
  ],
] as const;

const sorts = lists.flatMap(([name, entries, ask]) => optionsOf(entries).map(sort => [name, sort, ask] as const));

it.each(sorts)('a page of %s by %s, and the one after it, are read from an index', async (_, sort, ask) => {
  const asked: Asked = { sort, limit: 1 };
  const pages = (text: string) => text.includes('"at_key"') && text.includes('order by');
  const first = await ask(asked);
  const plans = await plansOf(() => ask(asked), pages);
  if (first.next) plans.push(...(await plansOf(() => ask({ ...asked, cursor: first.next }), pages)));
  for (const plan of plans) expect(plan).not.toMatch(/"Node Type":"(Seq Scan|Sort|Incremental Sort)"/);
});

it.each(lists.flatMap(([name, , ask]) => ['robin', 'ro', '5035550199'].map(q => [name, q, ask] as const)))(
  'a search of %s for %s is answered by an index',
  async (_, q, ask) => {
    const [plan] = await plansOf(
      () => ask({ q }),
      text => text.includes('_pieces') || text.includes("'^'"),
    );
    expect(plan).toMatch(/"Index Name":"\w+_search"/);
    expect(plan).not.toContain('"Seq Scan"');
  },
);
