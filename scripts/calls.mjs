import { readFileSync, readdirSync } from 'node:fs';
import { runnerImport } from 'vite';
import { optionsOf } from './lib/options.mjs';
import { root } from './lib/paths.mjs';

// Compares the list of all calls (docs/calls.json) with the contract, and with a sandbox that is really asked.
//   node scripts/calls.mjs                every call, group by group
//   node scripts/calls.mjs --holes        only what is missing
//   node scripts/calls.mjs --group=offers
// Fails where a group that is said to be done has a hole.

/** The groups that are complete, and have to stay so. */
const done = [
  'auth',
  'users',
  'users.external',
  'users.family',
  'users.preferences',
  'users.relationships',
  'users.devices',
  'users.lists',
  'users.subscriptions',
  'account',
  'subscriptions',
  'redemption-codes',
  'brightback',
  'lafitness',
  'user-receipts',
  'offers',
  'plans',
  'partners',
  'orders',
  'commercial',
  'commercial.v1.activation-codes',
  'commercial.v1.dealer-owners',
  'commercial.v1.equipment',
  'commercial.v1.licenses',
  'commercial.v1.locations',
  'commercial.v1.orders',
  'users.commercial',
  'users.commercial-sessions',
  'users.equipment',
  'users.workouts',
  'users.badges',
  'users.collections',
  'equipment',
  'webhooks',
  'workouts',
  'strength',
  'users.strength-routines',
  'users.strength-workouts',
  'ai',
  'legacy',
  'redis',
  'users.ratings',
  'content',
  'favorites',
  'playlists',
  'songs',
  'meta',
  'static',
];

const config = { root, configFile: `${root}/vite.config.ts`, logLevel: 'warn' };
const load = async path => (await runnerImport(`${root}/src/${path}`, config)).module;

const rows = JSON.parse(readFileSync(`${root}/docs/calls.json`, 'utf8'));
const { contract } = await load('core/contract/index.ts');
const { createSandbox, openMemoryDb } = await load('sandbox/index.ts');

/** One address however its parameters are called: `/users/{id}` and `/users/:userId` are the same. */
const address = (method, path) => `${method} ${path.replaceAll(/\{[^}]*\}|:\w+/g, '*')}`;

const named = new Map(
  Object.entries(contract).map(([name, call]) => [address(call.method, call.path), { name, ...call }]),
);
/** A commercial or a machine's token is one of somebody who is signed in. */
const plain = guards => guards.map(guard => guard.replace('loggedIn+', '')).toSorted();
const sameGuard = (a, b) => a.length === b.length && plain(a).join() === plain(b).join();

/** Files that any page fetches are no calls; a third party's script is not ours to serve. */
const isFile = path => path.startsWith('/static/');
const isForeign = path => !path.startsWith('/');

/** A file has to exist to be answered; of anything else the address is enough. */
const examples = { '{asset}': readdirSync(`${root}/src/sandbox/static/images`)[0] };

const database = await openMemoryDb();
let logged;
const sandbox = createSandbox({ db: database.db, log: entry => (logged = entry) });

/**
 * Asks the sandbox without any credentials. A call is answered when its own handler's line is logged: a
 * parameter that swallows a fixed word, or an address that has only another method, does not count.
 */
async function isAnswered({ method, path }, call) {
  const url = `http://sandbox.test${path.replaceAll(/\{[^}]*\}/g, name => examples[name] ?? 'x')}`;
  const answer = await sandbox.fetch(new Request(url, { method }));
  if (isFile(path)) return answer.ok;
  return (
    answer.status < 500 &&
    answer.status !== 404 &&
    answer.status !== 405 &&
    call !== undefined &&
    logged.call === call.name
  );
}

const results = [];
for (const row of rows) {
  const call = named.get(address(row.method, row.path));
  if (isForeign(row.path)) results.push({ ...row, name: '(not ours to serve)', ok: true });
  else if (isFile(row.path)) {
    const answered = await isAnswered(row);
    results.push({ ...row, name: '(a file)', answered, ok: answered });
  } else {
    const answered = await isAnswered(row, call);
    const guarded = call !== undefined && sameGuard(call.guard, row.guard);
    results.push({
      ...row,
      name: call?.name,
      call,
      there: call !== undefined,
      guarded,
      answered,
      ok: guarded && answered,
    });
  }
}
await database.close();

const mark = value => (value === undefined ? '·' : value ? 'yes' : 'NO');
const guardOf = ({ guard, call, guarded }) =>
  call === undefined || guarded ? guard.join(', ') : `${call.guard.join(', ')}  instead of  ${guard.join(', ')}`;
const width = (values, head) => Math.max(head.length, ...values.map(value => value.length));

function table(head, lines) {
  const widths = head.map((title, column) =>
    width(
      lines.map(line => line[column]),
      title,
    ),
  );
  const print = cells =>
    console.log(
      `  ${cells
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd()}`,
    );
  print(head);
  lines.forEach(print);
}

const { group: only, holes: holesOnly } = optionsOf({ group: 'text', holes: 'flag' });
const groups = [...new Set(rows.map(({ group }) => group))].filter(group => only === undefined || group === only);
if (groups.length === 0) throw new Error(`There is no group ${only} in docs/calls.json.`);

for (const group of groups) {
  const shown = results.filter(row => row.group === group && !(holesOnly && row.ok));
  if (shown.length === 0) continue;
  console.log(`\n${group}`);
  table(
    ['call', 'in the contract', 'guard equal', 'answered', 'name', 'guard'],
    shown.map(row => [
      `${row.method} ${row.path}`,
      mark(row.there),
      mark(row.call && row.guarded),
      mark(row.answered),
      row.name ?? '',
      guardOf(row),
    ]),
  );
}

const totalOf = which =>
  [which.length, ...['there', 'guarded', 'answered'].map(key => which.filter(row => row[key]).length)].map(String);
const full = which => which.every(({ ok }) => ok);
console.log('\ntotals');
table(
  ['group', 'calls', 'in the contract', 'guard equal', 'answered', ''],
  [
    ...groups.map(group => [
      group,
      ...totalOf(results.filter(row => row.group === group)),
      `${full(results.filter(row => row.group === group)) ? 'complete' : ''}${done.includes(group) ? ' (done)' : ''}`.trim(),
    ]),
    ['all', ...totalOf(results.filter(({ group }) => groups.includes(group))), ''],
  ],
);

const listed = new Set(rows.map(({ method, path }) => address(method, path)));
const own = [...named]
  .filter(([at]) => !listed.has(at))
  .map(([, { name, method, path }]) => `${name} (${method} ${path})`);
if (!holesOnly && only === undefined) console.log(`\nBeside the list, our own: ${own.join(', ')}.`);

const broken = done.filter(group => groups.includes(group) && !full(results.filter(row => row.group === group)));
if (broken.length > 0) {
  console.error(`\nThese groups are said to be done and have holes: ${broken.join(', ')}.`);
  process.exitCode = 1;
}
