import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { contentLevel, type ContentSegment, type ContentTarget } from '../../core/contract/schemas/content/segments.js';
import type { Captions } from '../../core/contract/schemas/content/library.js';
import { slotKind } from '../../core/contract/schemas/content/schedule.js';
import { workoutType } from '../../core/contract/schemas/training/workouts.js';
import { instant } from '../db/columns.js';
import { ratingScore } from './rules/rating-score.js';

/*
 * Indexes for `order by … desc` say `nullsFirst()`, as PostgreSQL does: that of a plain `desc()` has nulls last, and would
 * not be used.
 */

/** Who leads classes. */
export const instructors = pgTable('instructors', { id: text().primaryKey(), name: text().notNull() });

const notDeleted = sql`deleted_at is null`;

/** Classes. */
export const contentItems = pgTable(
  'content_items',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    description: text().notNull().default(''),
    type: text({ enum: workoutType.options }).notNull(),
    instructorId: text(),
    durationSeconds: integer().notNull(),
    level: text({ enum: contentLevel.options }).notNull(),
    tags: text().array().notNull().default([]),
    /** Watts or other figures to hold, and the parts of the class. */
    segments: jsonb().$type<ContentSegment[]>().notNull(),
    targets: jsonb().$type<ContentTarget[]>().notNull(),
    captions: jsonb().$type<Captions[]>().notNull().default([]),
    clipUrl: text(),
    /** The stars of all who rated it: their sum, how many they are, and what `rating-score.ts` makes of both. */
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    ratingScore: integer().notNull().default(ratingScore(0, 0)),
    /** How many people have begun it. */
    taken: integer().notNull().default(0),
    publishedAt: instant(),
    deletedAt: instant(),
  },
  table => [
    index('content_items_type').on(table.type, table.durationSeconds),
    index('content_items_newest').on(table.publishedAt.desc().nullsLast(), table.id).where(notDeleted),
    index('content_items_length').on(table.durationSeconds, table.id).where(notDeleted),
    index('content_items_rating').on(table.ratingScore.desc().nullsFirst(), table.id).where(notDeleted),
    index('content_items_taken').on(table.taken.desc().nullsFirst(), table.id).where(notDeleted),
    index('content_items_instructor').on(table.instructorId),
    index('content_items_tags').using('gin', table.tags),
    // nobody who cannot hear is left out (domain 3.8)
    check('content_items_captioned', sql`published_at is null or jsonb_array_length(captions) > 0`),
  ],
);

/** Music of classes. */
export const songs = pgTable(
  'songs',
  { id: text().primaryKey(), title: text().notNull(), artist: text().notNull() },
  table => [
    index('songs_title').on(table.title, table.id),
    index('songs_artist').on(table.artist, table.id),
    index('songs_search').using('gin', sql`text_pieces(${table.title} || ' ' || ${table.artist})`),
  ],
);

/** Which songs a class plays, and from which second on. */
export const contentSongs = pgTable(
  'content_songs',
  { contentId: text().notNull(), songId: text().notNull(), start: integer().notNull() },
  table => [
    primaryKey({ columns: [table.contentId, table.start] }),
    index('content_songs_song').on(table.songId, table.contentId),
  ],
);

/** What is on each week. */
export const schedulePlans = pgTable(
  'schedule_plans',
  {
    id: text().primaryKey(),
    contentId: text().notNull(),
    kind: text({ enum: slotKind.options }).notNull(),
    /** 1 for Monday to 7 for Sunday. */
    weekday: integer().notNull(),
    /** Of the day, 0 to 1,439, as clocks in the time zone show it. */
    minute: integer().notNull(),
    timeZone: text().notNull(),
    /** Days there, `YYYY-MM-DD`, both included; null has no end. */
    firstDay: text().notNull(),
    lastDay: text(),
  },
  table => [index('schedule_plans_content').on(table.contentId)],
);

/** Classes that members keep. */
export const favorites = pgTable(
  'favorites',
  { userId: text().notNull(), contentId: text().notNull(), addedAt: instant().notNull() },
  table => [
    primaryKey({ columns: [table.userId, table.contentId] }),
    index('favorites_latest').on(table.userId, table.addedAt.desc().nullsFirst(), table.contentId),
  ],
);

/** Members' own lists of classes. */
export const playlists = pgTable(
  'playlists',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    name: text().notNull(),
    contentIds: text().array().notNull(),
    createdAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  table => [index('playlists_latest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id)],
);

/** What members think of the classes that they took. */
export const contentRatings = pgTable(
  'content_ratings',
  {
    userId: text().notNull(),
    contentId: text().notNull(),
    stars: integer().notNull(),
    difficulty: integer(),
    ratedAt: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.contentId] }),
    index('content_ratings_latest').on(table.userId, table.ratedAt.desc().nullsFirst(), table.contentId),
  ],
);

/** Classes that members have begun, and the second that each left off at. */
export const playbacks = pgTable(
  'playbacks',
  {
    userId: text().notNull(),
    contentId: text().notNull(),
    seconds: integer().notNull().default(0),
    movedAt: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.contentId] }),
    index('playbacks_latest').on(table.userId, table.movedAt.desc().nullsFirst(), table.contentId),
  ],
);
