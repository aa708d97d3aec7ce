import { expect } from 'vitest';
import type { Result } from '../../../../../src/core/contract/failure.js';
import { type Account, accountAction, type AccountAction } from '../../../../../src/core/contract/schemas/account.js';
import type { Request as Client } from '../../../../../src/core/client/client.js';
import type { TestSandbox } from '../../../../support/sandbox.js';
import type { Person, Rows } from '../people.js';
import type { State } from '../states.js';

type Subscription = NonNullable<Account['subscription']>;

/** What an action that worked has left behind. */
export interface Seen {
  /** Unix seconds. */
  now: number;
  /** What the call answered. */
  answer: unknown;
  was: Account;
  account: Account;
  /** The subscription before and after, of those that had one. */
  before: Subscription;
  sub: Subscription;
  rows: Rows;
  /** What this action added: types of history, sums taken from the card, invoices, account credit, mails. */
  history: string[];
  paid: number[];
  bills: Rows['invoices'];
  credit: number;
  mails: string[];
}

export interface Hands {
  sandbox: TestSandbox;
  staff: Client;
}

/** A row of domain 1.4. */
export interface Row {
  /** The call, as the document names it. */
  call: string;
  /** The least right that may do it. */
  by: 'member' | 'customerService' | 'customerServiceManager';
  /** `ok` or the refusal, for N P I T A D Z C X. */
  cells: string;
  /** The membership holds an add-on. */
  addon?: true;
  /** What the state itself does not bring. */
  prepare?(person: Person, state: State, hands: Hands): Promise<void>;
  send(client: Client, person: Person, hands: Hands, state: State): Promise<Result<unknown>>;
  /** What the table promises where it says ✓. */
  effects: Partial<Record<State, (seen: Seen) => void>>;
}

const isAction = (name: string): name is AccountAction => accountAction.options.some(action => action === name);

/** The action's name in an account's `actions`: `add-phase` is `addPhase`. */
export function actionOf({ call }: Pick<Row, 'call'>): AccountAction {
  const name = call.replaceAll(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase());
  if (!isAction(name)) throw new Error(`There is no action ${name}.`);
  return name;
}

/** The same promise in several states. */
export const inStates = (states: readonly State[], effect: (seen: Seen) => void): Row['effects'] =>
  Object.fromEntries(states.map(state => [state, effect]));

/** Nothing was taken, billed or put on the ledger. */
export function noMoney({ paid, bills, credit }: Seen): void {
  expect({ paid, bills, credit }).toEqual({ paid: [], bills: [], credit: 0 });
}

/** One paid invoice over this sum, taken from the card. */
export function charged({ paid, bills }: Seen, amount: number): void {
  expect(paid).toEqual([amount]);
  expect(bills).toMatchObject([{ status: 'paid', total: amount, amountDue: amount }]);
}

/** Nobody will be billed any more. */
export function neverBilled({ sub }: Seen): void {
  expect(sub).toMatchObject({ nextBillDate: null, nextBillAmount: null });
}

/** Over now, and nothing of it is left to happen. */
export function endedNow(seen: Seen, endReason: string): void {
  const { sub, now, rows } = seen;
  expect(sub).toMatchObject({
    status: 'terminated',
    endReason,
    endedAt: now,
    pastDue: null,
    pendingChange: null,
    addons: [],
  });
  neverBilled(seen);
  expect(rows.invoices.filter(({ status }) => status === 'open')).toEqual([]);
  expect(rows.subscriptions.at(-1)).toMatchObject({ retryAt: null, dueAt: null });
}
