import type { Books, Fact, Work } from './books.js';
import { runDue } from '../transitions/period-end.js';

/** No subscription has so much to do at once that this is too little: two years of months are some fifty steps. */
const MOST_STEPS = 10_000;

/**
 * Brings books up to `until`: every renewal, retry and end that was due, each at its own instant and in
 * their order, however far the clock has moved.
 */
export function catchUp(books: Books, until: number, plan: Work['plan']): { books: Books; facts: Fact[] } {
  const facts: Fact[] = [];
  let current = books;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const due = current.subscription?.dueAt ?? null;
    if (due === null || due > until) return { books: current, facts };
    const work: Work = { at: due, books: current, facts, plan };
    runDue(work);
    current = work.books;
  }
  throw new Error(`The subscription ${books.subscription?.id ?? ''} has something due again and again.`);
}
