import type { Plan } from '../../core/contract/schemas/offers.js';
import type { Db } from '../db/db.js';
import type { Work } from './books.js';
import { allPlans, planShape } from './catalogue.js';

/** Every plan by its id, those included that are sold no more: memberships outlive the sale of their plan. */
export async function readPlans(db: Db, publishableKey?: string): Promise<ReadonlyMap<string, Plan>> {
  const rows = await allPlans(db);
  return new Map(rows.map((row) => [row.id, planShape(row, publishableKey)]));
}

/** Looks a plan up that has to be there. */
export const planIn =
  (book: ReadonlyMap<string, Plan>): Work['plan'] =>
  (id) => {
    const plan = book.get(id);
    if (!plan) throw new Error(`A subscription names a plan that is not there: ${id}.`);
    return plan;
  };
