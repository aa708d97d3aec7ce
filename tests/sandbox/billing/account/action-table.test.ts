import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Request as Client } from '../../../../src/core/client/client.js';
import { readClock } from '../../../../src/sandbox/world/clock.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { sellExtras } from './catalogue.js';
import { accountOf, newPerson, openStillSandbox, type Person, type Rows, rowsOf } from './people.js';
import { columnOf, columns, prepare, type State, states } from './states.js';
import { beginning } from './table/begin.js';
import { rest } from './table/rest.js';
import { actionOf, type Row, type Seen } from './table/row.js';
import { running } from './table/run.js';

// Domain 1.4, cell by cell and over HTTP. What a cell promises is written in `table/`, from the document.
const rows = [...beginning, ...running, ...rest];

let sandbox: TestSandbox;
let staff: Readonly<Record<'customerService' | 'customerServiceManager', Client>>;
const people = new Map<string, Person>();
const keyOf = ({ call }: Row, state: State): string => `${call} ${state}`;

beforeAll(async () => {
  sandbox = await openStillSandbox();
  await sellExtras(sandbox);
  const service = await newPerson(sandbox, { roles: ['CustomerService'] });
  const manager = await newPerson(sandbox, { roles: ['CustomerServiceManager'] });
  staff = { customerService: service.client, customerServiceManager: manager.client };
  const cells = rows.flatMap(row => states.map(state => ({ row, state, addon: row.addon === true })));
  const prepared = await prepare(sandbox, staff.customerService, cells);
  for (const [at, { row, state }] of cells.entries()) {
    const person = prepared[at];
    if (!person) continue;
    people.set(keyOf(row, state), person);
    await row.prepare?.(person, state, { sandbox, staff: staff.customerService });
  }
  // some 250 people are brought into their states
});
afterAll(() => sandbox.close());

const added = <Item extends { id: string }>(before: readonly Item[], after: readonly Item[]): Item[] => {
  const known = new Set(before.map(({ id }) => id));
  return after.filter(({ id }) => !known.has(id));
};

const sum = (items: readonly { amount: number }[]): number => items.reduce((total, { amount }) => total + amount, 0);

function evidence(
  answer: unknown,
  now: number,
  [was, then]: readonly [Awaited<ReturnType<typeof accountOf>>, Rows],
  [account, rowsNow]: readonly [Awaited<ReturnType<typeof accountOf>>, Rows],
): Seen {
  const missing = () => {
    throw new Error('There is no subscription to look at.');
  };
  return {
    now,
    answer,
    was,
    account,
    rows: rowsNow,
    get before() {
      return was.subscription ?? missing();
    },
    get sub() {
      return account.subscription ?? missing();
    },
    history: added(then.history, rowsNow.history)
      .map(({ type }) => type)
      .sort(),
    paid: added(then.payments, rowsNow.payments).map(({ amount }) => amount),
    bills: added(then.invoices, rowsNow.invoices),
    credit: sum(rowsNow.credit) - sum(then.credit),
    mails: added(then.mails, rowsNow.mails).map(({ kind }) => kind),
  };
}

/** Tries one cell; answers what came of it, `ok` or the refusal. A refusal has changed nothing. */
async function tryCell(row: Row, state: State): Promise<string> {
  const person = people.get(keyOf(row, state));
  if (!person) throw new Error(`Nobody was prepared for ${keyOf(row, state)}.`);
  const by = row.by === 'member' ? person.client : staff[row.by];
  const look = async () => [await accountOf(person), await rowsOf(sandbox, person.userId)] as const;
  const before = await look();
  const { actions } = row.by === 'member' ? before[0] : await accountOf(person, by);
  const answer = await row.send(by, person, { sandbox, staff: staff.customerService }, state);
  const after = await look();
  expect(
    actions[actionOf(row)],
    `${keyOf(row, state)}: what the account says can be done is what is done, and else why not`,
  ).toBe(answer.ok ? 'ok' : answer.failure.code);
  if (answer.ok) {
    const effect = row.effects[state];
    expect(effect, `${keyOf(row, state)} was done, and no effect is promised`).toBeDefined();
    effect?.(evidence(answer.data, await readClock(sandbox.database.db), before, after));
    return 'ok';
  }
  const { code, status, message } = answer.failure;
  expect(status, `${keyOf(row, state)}: ${message}`).toBe(/^(?:notFound|addonNotFound)$/.test(code) ? 404 : 409);
  expect(after, `${keyOf(row, state)} was refused and has left a trace`).toEqual(before);
  return code;
}

const printed: string[] = [];
const shown = (cell: string): string => (cell === 'ok' ? '✓' : cell);

describe('the table of actions and states', () => {
  it.each(
    rows.map(
      row =>
        [
          row.call,
          row.by,
          row.cells
            .split(' ')
            .map((cell, at) => `${columns[at]} ${shown(cell)}`)
            .join(' · '),
          row,
        ] as const,
    ),
  )('%s, by %s: %s', async (_call, _by, _cells, row) => {
    const expected = row.cells.split(' ');
    const seen: [State, string][] = [];
    for (const state of states) seen.push([state, await tryCell(row, state)]);
    printed.push(
      `| ${row.call} | ${columns.map(column => [...new Set(seen.filter(([state]) => columnOf(state) === column).map(([, cell]) => shown(cell)))].join(' / ')).join(' | ')} |`,
    );
    expect(Object.fromEntries(seen)).toEqual(
      Object.fromEntries(states.map(state => [state, expected[columns.indexOf(columnOf(state))]])),
    );
  });

  // written past the console: this is what the run is for, and no complaint
  afterAll(() => void process.stdout.write(['', `| Action | ${columns.join(' | ')} |`, ...printed, ''].join('\n')));
});
