import {
  cancel,
  pause,
  subscribeInactive,
  addAddonOffer,
  terminate,
} from '../../../../src/core/contract/account-actions.js';
import type { Request as Client } from '../../../../src/core/client/client.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { refused, worked } from '../../support/visitor.js';
import { extra } from './catalogue.js';
import { bankBecomes, moveClock, newPayer, type Person, subscribeTo } from './people.js';

/** The columns of domain 1.4. */
export const columns = ['N', 'P', 'I', 'T', 'A', 'D', 'Z', 'C', 'X'] as const;
export type Column = (typeof columns)[number];

/**
 * The states in which each action is tried: the columns, two of which cover several states. C is a trial (`Ct`) or a
 * paid period that is set to end; X ran out or was terminated (`Xt`).
 */
export const states = ['N', 'P', 'I', 'T', 'A', 'D', 'Z', 'C', 'Ct', 'X', 'Xt'] as const;
export type State = (typeof states)[number];

const isColumn = (text: string): text is Column => columns.some(column => column === text);

export function columnOf(state: State): Column {
  const column = state.slice(0, 1);
  if (!isColumn(column)) throw new Error(`${state} is in no column.`);
  return column;
}

/** Days that a monthly period has left when the table is gone through. */
export const DAYS_LEFT = 18;

const monthly = { offerId: 'us-premier-monthly' };
const trial = { offerId: 'us-premier-monthly-trial' };

interface Asked {
  state: State;
  /** With an add-on, where the state can hold one. */
  addon: boolean;
}

/** States that have gone through the end of a period, and those that began within the present one. */
const fromTheStart: ReadonlySet<State> = new Set<State>(['D', 'Z', 'X']);
const midway: ReadonlySet<State> = new Set<State>(['T', 'A', 'C', 'Ct', 'Xt']);

const offerOf: Partial<Record<State, typeof monthly>> = { T: trial, Ct: trial };

async function begin(person: Person, { state, addon }: Asked): Promise<void> {
  worked(await subscribeTo(person, offerOf[state] ?? monthly));
  if (addon) worked(await person.client(addAddonOffer, { userId: person.userId, guid: extra.addon.guid }));
}

/** What makes the state out of a membership that runs, or out of nothing. */
async function finish(sandbox: TestSandbox, staff: Client, person: Person, state: State): Promise<void> {
  const { userId, client } = person;
  if (state === 'P') {
    await bankBecomes(sandbox, person.cardId, 'asksAlways');
    refused(await subscribeTo(person, monthly));
  }
  if (state === 'I') worked(await staff(subscribeInactive, { userId, ...monthly }));
  if (state === 'C' || state === 'Ct')
    worked(await client(cancel, { userId, reason: 'too_expensive', comment: 'Not now' }));
  if (state === 'Xt') worked(await staff(terminate, { userId, reason: 'staff', refund: 'none' }));
}

/**
 * Brings people into their states as they come about: by calls and by the clock. Afterwards it is 30 days
 * later, and every period that runs has `DAYS_LEFT` days left, a trial too.
 */
export async function prepare(sandbox: TestSandbox, staff: Client, wanted: readonly Asked[]): Promise<Person[]> {
  const people: Person[] = [];
  for (const _ of wanted) people.push(await newPayer(sandbox));
  const all = wanted.flatMap((asked, at) => {
    const person = people[at];
    return person ? [{ ...asked, person }] : [];
  });
  for (const asked of all) {
    const { state, person } = asked;
    if (!fromTheStart.has(state)) continue;
    await begin(person, asked);
    if (state === 'D') await bankBecomes(sandbox, person.cardId, 'chargeFails');
    if (state === 'Z') worked(await person.client(pause, { userId: person.userId }));
    if (state === 'X') worked(await person.client(cancel, { userId: person.userId }));
  }
  await moveClock(sandbox, { advanceDays: DAYS_LEFT });
  for (const asked of all) if (midway.has(asked.state)) await begin(asked.person, asked);
  await moveClock(sandbox, { advanceDays: 30 - DAYS_LEFT });
  for (const { person, state } of all) await finish(sandbox, staff, person, state);
  return people;
}
