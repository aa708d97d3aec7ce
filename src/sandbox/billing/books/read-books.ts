import type { Db } from '../../db/db.js';
import type { Books, Card } from './books.js';
import { chargeOutcome } from '../cards/card-outcomes.js';
import { takesCards, type Taking } from '../cards/taking.js';
import { readPeople, readPerson, type PersonRow } from '../account/read-person.js';

function cardOf({ method, behaviour, intents }: PersonRow, host: Taking): Card | undefined {
  if (!method || !takesCards(host)) return undefined;
  const { id, expMonth, expYear, fingerprint } = method;
  const asks = behaviour === 'requiresAction' || behaviour === 'asksAlways';
  const known = asks ? intents : [];
  const outcome = chargeOutcome(
    behaviour ?? 'success',
    known.some(({ status }) => status === 'succeeded'),
  );
  const bank: Card['bank'] =
    outcome.is === 'good'
      ? { is: 'good' }
      : outcome.is === 'asks'
        ? { is: 'asks', confirmed: known[0]?.status === 'succeeded' }
        : { is: 'refuses', declineCode: outcome.declineCode, message: outcome.message };
  return { id, expMonth, expYear, fingerprint, bank };
}

/** What the rules know of a person, from the rows that were read. */
export function booksOf(row: PersonRow, host: Taking): Books {
  const {
    user,
    subscription,
    addons,
    open: [open],
    credit,
  } = row;
  return {
    userId: user.id,
    subscription: subscription ?? undefined,
    addons,
    open: open && {
      id: open.id,
      amountDue: open.amountDue,
      creditApplied: open.creditApplied,
      attempts: open.attempts,
    },
    credit: credit ?? {},
    card: cardOf(row, host),
  };
}

/** The books of some people. A caller that means to change them already holds their rows of `users`. */
export async function readBooks(db: Db, userIds: readonly string[], host: Taking): Promise<Map<string, Books>> {
  const [first, ...others] = userIds;
  if (first === undefined) return new Map();
  const rows =
    others.length === 0
      ? [await readPerson(db, first)].filter(row => row !== undefined)
      : await readPeople(db, userIds);
  return new Map(rows.map(row => [row.user.id, booksOf(row, host)]));
}
