import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureInstalled, requireNode } from './lib/setup.mjs';

requireNode();
ensureInstalled();

const { server: budgets } = await import('./budgets.mjs');
const { startPostgres, freePort } = await import('./lib/postgres.mjs');
const { root } = await import('./lib/paths.mjs');
const { bytesOf, press } = await import('./load/press.mjs');

const usage = `npm run load [-- options]

  How many requests per second the built sandbox answers on a PostgreSQL, divided by those of a bare
  Hono server with one prepared query: 16 connections, one process each, in turn.

  --rounds N   times that each is measured (5)
  --show X     print the statements of one request: account, offers or quote`;

const args = process.argv.slice(2);
const valueOf = name => args[args.indexOf(name) + 1];
if (args.includes('--help')) {
  console.log(usage);
  process.exit(0);
}
const rounds = args.includes('--rounds') ? Math.min(20, Math.max(1, Number(valueOf('--rounds')))) : 5;
const shown = args.includes('--show') ? valueOf('--show') : undefined;
const built = `${root}/dist/sandbox/node.js`;
if (!existsSync(built)) {
  console.error('There is no built sandbox. Run npm run build first.');
  process.exit(1);
}

const CONNECTIONS = 16;
const ROUND = 1500;
const API_KEY = 'pk_echelon_portal';

const database = await startPostgres();
if (!database) {
  console.error('There is no PostgreSQL here.');
  process.exit(1);
}
const children = [];

/** A server in a process of its own that counts its statements. */
async function start(file) {
  const port = await freePort();
  const env = { ...process.env, DATABASE_URL: database.url, PORT: String(port), ECHELON_WORLD: 'active-monthly' };
  const child = spawn(process.execPath, ['--import', `${root}/scripts/load/count.mjs`, file], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  children.push(child);
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}.`);
    const answer = await fetch(`http://127.0.0.1:${port}/timestamp`).catch(() => undefined);
    if (answer) return { port, child };
    await sleep(100);
  }
  throw new Error(`${file} does not answer.`);
}

async function stop() {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.map(child => child.exitCode ?? new Promise(resolve => child.once('exit', resolve))));
  await database.stop();
}

const told = child => new Promise(resolve => {
  child.once('message', resolve);
  child.send('count');
});

/** Statements of one request, alone: the least of some, because the loop that lets time pass asks in between. */
async function statementsOf({ port, child }, request) {
  let least;
  for (let tries = 0; tries < 12; tries += 1) {
    await told(child);
    await press(port, [request], { connections: 1, ms: 0 });
    const counted = await told(child);
    // the first ones fill what the process remembers and what its connections have prepared
    if (tries > 1 && (!least || counted.all < least.all)) least = counted;
  }
  return least;
}

async function signIn(port) {
  const answer = await fetch(`http://127.0.0.1:${port}/auth`, {
    method: 'POST',
    headers: { 'x-api-key': API_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'member@echelon.test', password: 'Ride-2-gether' }),
  });
  return (await answer.json()).data;
}

const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const at = (times, part) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

try {
  const ours = await start(built);
  const bare = await start(`${root}/scripts/load/bare.mjs`);
  const people = [];
  for (let made = 0; made < 8; made += 1) people.push(await signIn(ours.port));
  const own = ({ jwt }) => ({ 'x-api-key': API_KEY, authorization: `Bearer ${jwt}`, 'accept-encoding': 'gzip, deflate, br' });
  const wish = JSON.stringify({ planId: 'us-premier-annual' });
  const rows = {
    bare: { what: 'bare: one prepared query', on: bare, requests: [bytesOf({ path: `/users/${people[0].userId}` })] },
    account: { what: 'GET account, signed in', on: ours, requests: people.map(person => bytesOf({ path: `/users/${person.userId}/account`, headers: own(person) })) },
    offers: { what: 'GET offers', on: ours, requests: [bytesOf({ path: '/offers', headers: { 'x-api-key': API_KEY, 'accept-encoding': 'gzip, deflate, br' } })] },
    quote: { what: 'POST quote', on: ours, requests: people.map(person => bytesOf({ method: 'POST', path: `/users/${person.userId}/account/quote`, headers: own(person), body: wish })) },
  };
  for (const row of Object.values(rows)) {
    row.statements = await statementsOf(row.on, row.requests[0]);
    row.found = [];
  }
  // one round that counts nothing: code gets compiled, connections get opened
  for (let round = -1; round < rounds; round += 1) {
    for (const row of Object.values(rows)) {
      const result = await press(row.on.port, row.requests, { connections: CONNECTIONS, ms: ROUND });
      if (result.wrong > 0) throw new Error(`${row.what}: ${result.wrong} of ${result.times.length} answers were no 200.`);
      if (round >= 0) row.found.push(result);
    }
  }
  if (shown) console.log(rows[shown].statements.texts.join('\n\n'));

  let over = false;
  console.log(`\n${rounds} rounds of ${ROUND} ms, ${CONNECTIONS} connections\n`);
  console.log(`${'what'.padEnd(28)}${'per second'.padStart(12)}${'÷ bare'.padStart(10)}${'p50 ms'.padStart(10)}${'p99 ms'.padStart(10)}${'bytes'.padStart(8)}${'statements'.padStart(12)}${'unnamed'.padStart(9)}`);
  for (const [name, { what, found, statements }] of Object.entries(rows)) {
    // each round by its own floor: what else the machine does falls on both
    const ratio = median(found.map(({ perSecond }, round) => perSecond / rows.bare.found[round].perSecond));
    const times = found.flatMap(one => one.times).sort((a, b) => a - b);
    const least = budgets.ratio.budget;
    const most = budgets.statements[name];
    const marks = [name !== 'bare' && ratio < least && `under ${least}`, most !== undefined && statements.all > most && `over ${most} statements`].filter(Boolean);
    if (marks.length > 0) over = true;
    const cells = [median(found.map(({ perSecond }) => perSecond)).toFixed(0).padStart(12), ratio.toFixed(3).padStart(10), at(times, 0.5).toFixed(2).padStart(10), at(times, 0.99).toFixed(2).padStart(10), String(found[0].bytes).padStart(8), String(statements.all).padStart(12), String(statements.unnamed).padStart(9)];
    console.log(`${what.padEnd(28)}${cells.join('')}   ${marks.join(', ')}`);
  }
  if (over) process.exitCode = 1;
} finally {
  await stop();
}
