import pg from 'pg';
import { bytesOf, press } from '../press.mjs';
import { at, table } from '../report.mjs';
import { askCount, headersOf, signIn } from '../servers.mjs';
import { planOf, sizesOf } from './plans.mjs';
import { bound, rows } from './rows.mjs';

/** Times the bare query that a list may take, at the median and at the 95th percentile. */
const BUDGET = 2;
const WARM_MS = 1500;
const ROUND_MS = 300;

const password = 'Help-4-members';
const people = {
  'an owner': { email: 'owner@echelon.test', password },
  'a dealer': { email: 'dealer@echelon.test', password },
  all: { email: 'cs-manager@echelon.test', password },
};

const one = { connections: 1 };

async function timesOf({ port, request }, ms) {
  const { times, wrong } = await press(port, [request], { ...one, ms });
  if (wrong > 0) throw new Error(`${wrong} of ${times.length} answers were no 200.`);
  return times;
}

/** A request begins with one statement for all that it needs to know of the caller; the loop that lets time pass asks in between. */
const isOfList = text =>
  !text.startsWith('select json_build_array') && !text.includes('with wrong') && /"(commercial_equipment|locations)"/.test(text);

/** The statements that an answer needs of the tables that are asked for: not those of the request's own beginning. */
async function listStatements({ child }, ask) {
  // what a process remembers is read once; by the third it is
  for (let tries = 0; tries < 3; tries += 1) await ask();
  await askCount(child);
  await ask();
  const { texts, values } = await askCount(child);
  return texts
    .map((text, index) => ({ text, values: values[index] }))
    .filter(({ text }) => /^\s*(select|with)/i.test(text) && isOfList(text));
}

/** Both give the same: else one is compared with something else. */
async function demandSame(row, answers) {
  const [ours, bare] = await Promise.all(answers.map(async answer => (await answer.json()).data));
  const idsOf = ({ items }) => items.map(({ id }) => id).join(' ');
  if (ours.total !== bare.total || idsOf(ours) !== idsOf(bare))
    throw new Error(`${row.name}: ours has ${ours.total}, by hand ${bare.total}; or the first page is another.`);
  return ours.total;
}

/**
 * Each list beside the same by hand, on one connection, in turn; and how PostgreSQL answers ours.
 * @param {{ url: string, ours: object, bare: object, rounds: number, only?: string }} on
 * @returns {Promise<boolean>} whether every list is within its budget and none reads a large table whole
 */
export async function compareLists({ url, ours, bare, rounds, only }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const sizes = await sizesOf(client);
  const signedIn = {};
  for (const [who, login] of Object.entries(people)) signedIn[who] = headersOf(await signIn(ours.port, login));
  const lines = [];
  let good = true;
  try {
    for (const [index, row] of rows.entries()) {
      if (only && !row.name.includes(only)) continue;
      const headers = signedIn[row.who];
      const address = `http://127.0.0.1:${ours.port}${row.path}`;
      const byHand = `http://127.0.0.1:${bare.port}/lists/${index}`;
      const total = await demandSame(row, [await fetch(address, { headers }), await fetch(byHand)]);
      const asked = await listStatements(ours, async () => (await fetch(address, { headers })).arrayBuffer());
      const plans = [];
      for (const statement of asked) plans.push({ statement, ...(await planOf(client, statement, sizes)) });
      const own = await planOf(client, bound(row, Math.floor(Date.now() / 1000)), sizes);

      const sides = [
        { port: bare.port, request: bytesOf({ path: `/lists/${index}` }), times: [] },
        { port: ours.port, request: bytesOf({ path: row.path, headers }), times: [] },
      ];
      for (const side of sides) await timesOf(side, WARM_MS);
      for (let round = 0; round < rounds; round += 1)
        for (const side of sides) side.times.push(...(await timesOf(side, ROUND_MS)));
      const [floor, mine] = sides.map(({ times }) => times.toSorted((a, b) => a - b));
      const ratios = [0.5, 0.95].map(part => at(mine, part) / at(floor, part));
      const whole = plans.flatMap(plan => plan.whole);
      const marks = [
        ...(ratios.some(ratio => !(ratio <= BUDGET)) ? [`over ${BUDGET}`] : []),
        ...(whole.length > 0 ? [`reads all of ${[...new Set(whole)].join(', ')}`] : []),
      ];
      if (marks.length > 0) good = false;
      lines.push([
        row.name,
        total,
        ...[0.5, 0.95].map(part => at(floor, part).toFixed(2)),
        ...[0.5, 0.95].map(part => at(mine, part).toFixed(2)),
        ...ratios.map(ratio => ratio.toFixed(2)),
        own.ms.toFixed(1),
        plans.reduce((sum, { ms }) => sum + ms, 0).toFixed(1),
        marks.join(', '),
      ]);
      console.log(`\n${row.name} (GET ${row.path}), ${total} rows`);
      for (const { lines: drawn } of plans) console.log(drawn.map(drawnLine => `  ${drawnLine}`).join('\n'));
      if (own.whole.length > 0) console.log(`  by hand it reads all of ${own.whole.join(', ')}`);
    }
  } finally {
    await client.end();
  }
  const head = ['list', 'rows', 'bare p50', 'p95', 'ours p50', 'p95', '÷ p50', '÷ p95', 'SQL by hand', 'SQL ours', ''];
  console.log(`\n${rounds} rounds of ${ROUND_MS} ms each, one connection, milliseconds; SQL: EXPLAIN ANALYZE, once\n`);
  console.log(table(head, lines));
  return good;
}
