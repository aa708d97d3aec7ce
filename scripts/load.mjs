import { existsSync } from 'node:fs';
import { optionsOf } from './lib/options.mjs';
import { ensureInstalled, requireNode } from './lib/setup.mjs';

requireNode();
ensureInstalled();

const { server: budgets } = await import('./budgets.mjs');
const { root } = await import('./lib/paths.mjs');
const { at, median, table } = await import('./load/report.mjs');
const { bytesOf, press } = await import('./load/press.mjs');
const { API_KEY, askCount, headersOf, openServers, signIn } = await import('./load/servers.mjs');

const usage = `npm run load [-- options]

  How many requests per second the built sandbox answers on a PostgreSQL, divided by those of a bare
  Hono server with one prepared query: 16 connections, one process each, in turn. The bare server is
  measured before and after each of ours, so whatever else the machine does falls on both. Then how
  long GET account takes alone, and while 30 people sign in.

  --rounds N   times that each is measured (7)
  --show X     print the statements of one request: account, offers or quote
  --machines   instead: the lists of 50,000 machines at 2,000 locations, each beside the same query by hand and
               with its plan; the portal's page of them, scrolled; a file of as many machines. Fails where a
               list's statements take over twice the query by hand, where a table of 5,000 rows or more is read
               whole, and where a task takes over 50 ms while scrolling at the processor's whole speed
  --workouts   instead: a member's history, calendar, year, records and rankings among a million workouts, each beside
               the same query by hand and with its plan; fails as the lists of machines do
  --staff      instead: staff's lists of a million people, codes, orders, receipts and commercial orders, each beside the
               same query by hand and with its plan; fails as the lists of machines do, and where page 10,000 takes over
               twice the first
  --only X     of those lists, the ones with this in their name, and nothing else`;

const options = optionsOf(
  { rounds: 'number', show: 'text', machines: 'flag', workouts: 'flag', staff: 'flag', only: 'text' },
  usage,
);
const { show: shown, only } = options;
const rounds = Math.min(20, Math.max(1, options.rounds ?? 7));
const built = `${root}/dist/sandbox/node.js`;
if (!existsSync(built)) {
  console.error('There is no built sandbox. Run npm run build first.');
  process.exit(1);
}

const CONNECTIONS = 16;
const ROUND = 800;
/** Code is compiled after it has run for a while: so many requests, or milliseconds, count for nothing. */
const WARM = { requests: 6000, ms: 8000 };
const SIGN_INS = 30;

if (options.machines) {
  const { measureMachines } = await import('./load/machines.mjs');
  const good = await measureMachines({ built, rounds, only });
  process.exit(good ? 0 : 1);
}

if (options.workouts) {
  const { measureWorkouts } = await import('./load/workouts.mjs');
  const good = await measureWorkouts({ built, rounds, only });
  process.exit(good ? 0 : 1);
}

if (options.staff) {
  const { measureStaff } = await import('./load/staff.mjs');
  const good = await measureStaff({ built, rounds, only });
  process.exit(good ? 0 : 1);
}

const servers = await openServers('active-monthly');

/** Statements of one request, alone: the least of some, because the loop that lets time pass asks in between. */
async function statementsOf({ port, child }, request) {
  let least;
  for (let tries = 0; tries < 12; tries += 1) {
    await askCount(child);
    await press(port, [request], { connections: 1, ms: 0 });
    const counted = await askCount(child);
    // the first ones fill what the process remembers and what its connections have prepared
    if (tries > 1 && (!least || counted.all < least.all)) least = counted;
  }
  return least;
}

const member = { email: 'member@echelon.test', password: 'Ride-2-gether' };

/** Presses until the code is warm. */
async function warm({ on, requests }) {
  const until = performance.now() + WARM.ms;
  for (let done = 0; done < WARM.requests && performance.now() < until;)
    done += (await press(on.port, requests, { connections: CONNECTIONS, ms: 500 })).times.length;
}

async function measured({ what, on, requests }, ms) {
  await askCount(on.child);
  const result = await press(on.port, requests, { connections: CONNECTIONS, ms });
  if (result.wrong > 0) throw new Error(`${what}: ${result.wrong} of ${result.times.length} answers were no 200.`);
  return { ...result, cpu: (await askCount(on.child)).cpu / result.times.length };
}

/** How long GET account takes on one connection while others sign in, and for as long without them. */
async function besideSignIns({ on, requests }) {
  const one = { connections: 1 };
  const signIns = bytesOf({
    method: 'POST',
    path: '/auth',
    headers: { 'x-api-key': API_KEY },
    body: JSON.stringify(member),
  });
  let signing = true;
  const began = performance.now();
  const others = press(on.port, [signIns], { connections: SIGN_INS, ms: 0 }).finally(() => (signing = false));
  const beside = await press(on.port, requests, { ...one, goesOn: () => signing });
  const { wrong } = await others;
  if (wrong > 0) throw new Error(`${wrong} of ${SIGN_INS} sign-ins were refused.`);
  const alone = await press(on.port, requests, { ...one, ms: performance.now() - began });
  return { alone: alone.times, beside: beside.times };
}

try {
  const ours = await servers.start(built);
  const bare = await servers.start(`${root}/scripts/load/bare.mjs`);
  const people = [];
  for (let made = 0; made < 8; made += 1) people.push(await signIn(ours.port, member));
  const wish = JSON.stringify({ planId: 'us-premier-annual' });
  const floor = {
    what: 'bare: one prepared query',
    on: bare,
    requests: [bytesOf({ path: `/users/${people[0].userId}` })],
  };
  const rows = {
    account: {
      what: 'GET account, signed in',
      on: ours,
      requests: people.map(person => bytesOf({ path: `/users/${person.userId}/account`, headers: headersOf(person) })),
    },
    offers: {
      what: 'GET offers',
      on: ours,
      requests: [
        bytesOf({ path: '/offers', headers: { 'x-api-key': API_KEY, 'accept-encoding': 'gzip, deflate, br' } }),
      ],
    },
    quote: {
      what: 'POST quote',
      on: ours,
      requests: people.map(person =>
        bytesOf({
          method: 'POST',
          path: `/users/${person.userId}/account/quote`,
          headers: headersOf(person),
          body: wish,
        }),
      ),
    },
  };
  for (const row of [floor, ...Object.values(rows)]) {
    row.statements = await statementsOf(row.on, row.requests[0]);
    row.found = [];
    await warm(row);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const row of Object.values(rows)) {
      const before = await measured(floor, ROUND / 2);
      const result = await measured(row, ROUND);
      const after = await measured(floor, ROUND / 2);
      floor.found.push(before, after);
      row.found.push({ ...result, ratio: (2 * result.perSecond) / (before.perSecond + after.perSecond) });
    }
  }
  if (shown) console.log(rows[shown].statements.texts.join('\n\n'));

  const lines = Object.entries({ bare: floor, ...rows }).map(([name, { what, found, statements }]) => {
    const ratio = name === 'bare' ? 1 : median(found.map(one => one.ratio));
    const times = found.flatMap(one => one.times).sort((a, b) => a - b);
    const most = budgets.statements[name];
    const marks = [
      ratio < budgets.ratio.budget && `under ${budgets.ratio.budget}`,
      most !== undefined && statements.all > most && `over ${most} statements`,
    ].filter(Boolean);
    if (marks.length > 0) process.exitCode = 1;
    return [
      what,
      median(found.map(({ perSecond }) => perSecond)).toFixed(0),
      ratio.toFixed(3),
      median(found.map(({ cpu }) => cpu)).toFixed(0),
      at(times, 0.5).toFixed(2),
      at(times, 0.99).toFixed(2),
      found[0].bytes,
      statements.all,
      statements.unnamed,
      marks.join(', '),
    ];
  });
  console.log(`\n${rounds} rounds of ${ROUND} ms, ${CONNECTIONS} connections, medians\n`);
  console.log(
    table(['what', 'per second', '÷ bare', 'CPU µs', 'p50 ms', 'p99 ms', 'bytes', 'statements', 'unnamed', ''], lines),
  );

  const { alone, beside } = await besideSignIns(rows.account);
  console.log(`\nGET account on one connection, and while ${SIGN_INS} people sign in at once\n`);
  console.log(
    table(
      ['what', 'asked', 'p50 ms', 'p95 ms'],
      Object.entries({ alone, 'beside sign-ins': beside }).map(([what, times]) => [
        what,
        times.length,
        at(times, 0.5).toFixed(2),
        at(times, 0.95).toFixed(2),
      ]),
    ),
  );
} finally {
  await servers.stop();
}
