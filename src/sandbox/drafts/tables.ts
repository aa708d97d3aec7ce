import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FieldProblem } from '../../core/contract/failure.js';
import { instant } from '../db/columns.js';

/** A thing in the version that its publisher saw. */
export interface Approved<Body extends object = Record<string, unknown>> {
  kind: string;
  id: string;
  version: number;
  body: Body;
}

/** What is being written, one draft per thing; the live copy is in its own table, untouched (domain 4.1). */
export const drafts = pgTable(
  'drafts',
  {
    kind: text().notNull(),
    id: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Counts with the live copy's: the newer of both is the thing's. */
    version: integer().notNull(),
    savedBy: text(),
    savedAt: instant().notNull(),
    /** A user who may not publish it has asked for it. */
    askedBy: text(),
    askedAt: instant(),
    askedNote: text(),
  },
  table => [primaryKey({ columns: [table.kind, table.id] })],
);

/** Every published version, whole. */
export const publishedVersions = pgTable(
  'published_versions',
  {
    kind: text().notNull(),
    id: text().notNull(),
    version: integer().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    savedBy: text(),
    /** Null for what was published before versions were kept. */
    savedAt: instant(),
    reason: text(),
    /** The version that its publisher saw; null is the one before it. */
    approved: integer(),
  },
  table => [primaryKey({ columns: [table.kind, table.id, table.version] })],
);

/** What is published or taken back by itself at an instant. */
export const scheduledPublications = pgTable(
  'scheduled_publications',
  {
    kind: text().notNull(),
    id: text().notNull(),
    action: text({ enum: ['publish', 'unpublish'] }).notNull(),
    at: instant().notNull(),
    /** What who set it saw, and what goes live then: one thing, or those of a release. */
    approved: jsonb().$type<readonly Approved[]>().notNull(),
    /** Of a withdrawal: what was live becomes a draft. */
    keep: boolean().notNull(),
    setBy: text(),
    setAt: instant().notNull(),
    reason: text(),
    /** Why it did not come about; null while it is to come. */
    problems: jsonb().$type<FieldProblem[]>(),
  },
  table => [primaryKey({ columns: [table.kind, table.id, table.action] })],
);
