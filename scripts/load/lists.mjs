import pg from 'pg';
import { lists as budgets } from '../budgets.mjs';
import { bound } from './bound.mjs';
import { planOf, sizesOf } from './plans.mjs';
import { bytesOf, press } from './press.mjs';
import { at, table } from './report.mjs';
import { askCount, headersOf, signIn } from './servers.mjs';

const WARM_MS = 1000;
const ROUND_MS = 300;
/** Each side's statements are asked at least so often in a round. */
const ASKED = 10;

const now = () => Math.floor(Date.now() / 1000);

/** The statements that a list is made of, with their values. */
async function statementsOf({ child }, ask, isOfList) {
  // what a process remembers is read once; by the third it is
  for (let tries = 0; tries < 3; tries += 1) await ask();
  await askCount(child);
  await ask();
  const { texts, values } = await askCount(child);
  return texts.map((text, index) => ({ text, values: values[index] })).filter(({ text }) => isOfList(text));
}

/** Both give the same: else one is compared with something else. */
async function demandSame({ name }, same, answers) {
  const [ours, bare] = await Promise.all(answers.map(async answer => (await answer.json()).data));
  const problem = same(ours, bare);
  if (problem) throw new Error(`${name}: ${problem}`);
  return ours.total ?? bare.items.length;
}

/** How long statements take, one side after the other, for so many milliseconds. */
async function askedInTurn(client, sides, ms) {
  const taken = sides.map(() => []);
  const until = performance.now() + ms;
  while (performance.now() < until || taken[0].length < ASKED)
    for (const [side, statements] of sides.entries()) {
      const began = performance.now();
      for (const statement of statements) await client.query(statement);
      taken[side].push(performance.now() - began);
    }
  return taken;
}

async function pressed({ port, request }, ms) {
  const { times, wrong } = await press(port, [request], { connections: 1, ms });
  if (wrong > 0) throw new Error(`${wrong} of ${times.length} answers were no 200.`);
  return times;
}

const parts = [0.5, 0.95];
const sorted = times => times.toSorted((a, b) => a - b);
const ratiosOf = (ours, bare) => parts.map(part => at(sorted(ours), part) / at(sorted(bare), part));
const shownOf = times => parts.map(part => at(sorted(times), part).toFixed(2));

/**
 * Each list beside the same by hand, in turn: its statements alone, then the whole call beside a bare server; and how
 * PostgreSQL answers ours.
 * @param {{ url: string, ours: object, bare: object, rounds: number, only?: string }} on
 * @param {{ people: object, rows: object[], isOfList: (text: string) => boolean, same: (ours: object, bare: object) => string | undefined }} what
 *   who asks, each list and the same by hand, which statements a list is made of, and what differs between two answers. A
 *   row that is not `pressed` is asked for its statements alone; one with a row `beside` it may take little longer than that
 * @returns {Promise<boolean>} whether every list is within its budget and none reads a large table whole
 */
export async function compareLists({ url, ours, bare, rounds, only }, { people, rows, isOfList, same }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const sizes = await sizesOf(client);
  const signedIn = {};
  // nothing is packed: the bare server does not do it, and it is no part of the list
  for (const [who, login] of Object.entries(people))
    signedIn[who] = { ...headersOf(await signIn(ours.port, login)), 'accept-encoding': 'identity' };
  const lines = [];
  const taken = new Map();
  let good = true;
  try {
    for (const [index, row] of rows.entries()) {
      if (only && !row.name.includes(only)) continue;
      const headers = signedIn[row.who];
      const address = `http://127.0.0.1:${ours.port}${row.path}`;
      const byHand = `/lists/${index}`;
      const total = await demandSame(row, row.same ?? same, [
        await fetch(address, { headers }),
        await fetch(`http://127.0.0.1:${bare.port}${byHand}`),
      ]);
      const asked = await statementsOf(ours, async () => (await fetch(address, { headers })).arrayBuffer(), isOfList);
      const plans = [];
      for (const statement of asked) plans.push(await planOf(client, statement, sizes));

      const sides = [bound(row, now()).map((query, nth) => ({ name: `${row.name} ${nth}`, ...query })), asked];
      await askedInTurn(client, sides, ROUND_MS);
      const [sqlBare, sqlOurs] = await askedInTurn(client, sides, 2 * rounds * ROUND_MS);
      const callBare = { port: bare.port, request: bytesOf({ path: byHand }), times: [] };
      const callOurs = { port: ours.port, request: bytesOf({ path: row.path, headers }), times: [] };
      const calls = row.pressed === false ? [] : [callBare, callOurs];
      for (const side of calls) await pressed(side, WARM_MS);
      for (let round = 0; round < rounds; round += 1)
        for (const side of calls) side.times.push(...(await pressed(side, ROUND_MS)));

      const sql = ratiosOf(sqlOurs, sqlBare);
      const call = ratiosOf(callOurs.times, callBare.times);
      taken.set(row.name, sqlOurs);
      const other = taken.get(row.beside);
      const beside = other ? ratiosOf(sqlOurs, other)[0] : 1;
      const whole = [...new Set(plans.flatMap(plan => plan.whole))];
      const marks = [
        ...(sql.every(ratio => ratio <= budgets.sql.budget) ? [] : [`SQL over ${budgets.sql.budget}`]),
        ...(whole.length > 0 ? [`reads all of ${whole.join(', ')}`] : []),
        ...(beside > budgets.far.budget ? [`${beside.toFixed(1)} times "${row.beside}"`] : []),
      ];
      if (marks.length > 0) good = false;
      const ratio = value => (Number.isFinite(value) ? value.toFixed(2) : '–');
      lines.push([
        row.name,
        total,
        ...shownOf(sqlBare),
        ...shownOf(sqlOurs),
        ...sql.map(ratio),
        ...calls.flatMap(({ times }) => shownOf(times)),
        ...(calls.length > 0 ? [] : ['–', '–', '–', '–']),
        ...call.map(ratio),
        marks.join(', '),
      ]);
      console.log(`\n${row.name} (GET ${row.path}), ${total} rows`);
      if (other) console.log(`  ÷ "${row.beside}": ${beside.toFixed(2)}`);
      for (const { lines: drawn } of plans) console.log(drawn.map(line => `  ${line}`).join('\n'));
    }
  } finally {
    await client.end();
  }
  const pair = name => [name, 'p95'];
  const head = [
    'list',
    'rows',
    ...pair('by hand p50'),
    ...pair('ours p50'),
    ...pair('÷ p50'),
    ...pair('call by hand p50'),
    ...pair('ours p50'),
    ...pair('÷ p50'),
    '',
  ];
  console.log('\nMilliseconds: statements alone, in turn; then whole calls on one connection\n');
  console.log(table(head, lines));
  return good;
}
