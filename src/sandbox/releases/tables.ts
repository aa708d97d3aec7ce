import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.js';

/** One draft of a release, by kind and id. */
export interface ReleaseDraft {
  kind: string;
  id: string;
  /** Once published: the version that was on sale before, null for none, and the one that the release put there. */
  versions?: { before: number | null; after: number };
}

/** Drafts that are published together. An instant that one is set for is in `scheduled_publications`, like that of a single draft. */
export const releases = pgTable(
  'releases',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    drafts: jsonb().$type<readonly ReleaseDraft[]>().notNull(),
    createdBy: text(),
    createdAt: instant().notNull(),
    publishedBy: text(),
    publishedAt: instant(),
    takenBackBy: text(),
    takenBackAt: instant(),
    version: integer().notNull().default(1),
  },
  table => [index('releases_created').on(table.createdAt)],
);

export type ReleaseRow = typeof releases.$inferSelect;
