import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** From when on a row is counted as old. Each such date has an index: a sweep reads what goes, and nothing else. */
export interface Age {
  /** A row without this date stays. */
  date: PgColumn;
  /** Seconds that it stays after it. */
  after: number;
  /** The rows that go at all, in words that an index of them repeats; without it all of them. */
  only?: SQL;
}

/** Rows that go by themselves. */
export interface Goes {
  table: PgTable;
  /** What README.md calls them, and since when they are old. */
  says: { what: string; since: string };
  /** Any one is enough. */
  when: readonly [Age, ...Age[]];
  /** What is a part of a row and goes with it, by the columns that name the row. */
  parts?: { key: PgColumn; by: readonly PgColumn[] };
}

/** Why rows stay, however many there will be. */
export const reasons = {
  own: 'What people are, have made or have set is theirs, and readable for ever (domain 8.1).',
  money: 'The books: what was agreed, billed, paid and owed.',
  proof: 'A rule asks for it later, however late: a trial, a code or a bundle is given once.',
  place: 'What companies, locations and their machines are, and what happened there.',
  offered: 'What is sold and shown, and every version of it: as many rows as our own people make.',
  few: 'One row for a thing that there are few of, or trimmed where it is written.',
} as const;

export type Reason = keyof typeof reasons;
