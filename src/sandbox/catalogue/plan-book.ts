import type { Plan } from '../../core/contract/schemas/offers.js';
import type { Db } from '../db/db.js';
import type { Work } from '../billing/books/books.js';
import { allPlans, planShape } from './catalogue.js';

type Book = ReadonlyMap<string, Plan>;

/** Made once from the same rows: they are remembered while nothing changes (decision 17). */
const made = new WeakMap<object, Map<string, Book>>();

/** Every plan by its id, those included that are sold no more: memberships outlive the sale of their plan. */
export async function readPlans(db: Db, publishableKey?: string | null, locale?: string): Promise<Book> {
  const rows = await allPlans(db);
  const books = made.get(rows) ?? new Map<string, Book>();
  made.set(rows, books);
  const name = JSON.stringify([String(publishableKey), locale]);
  const book = books.get(name) ?? new Map(rows.map(row => [row.id, planShape(row, { publishableKey, locale })]));
  books.set(name, book);
  return book;
}

/** Looks a plan up that has to be there. */
export const planIn =
  (book: Book): Work['plan'] =>
  id => {
    const plan = book.get(id);
    if (!plan) throw new Error(`A subscription names a plan that is not there: ${id}.`);
    return plan;
  };
