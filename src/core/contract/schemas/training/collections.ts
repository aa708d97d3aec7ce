import * as v from 'valibot';
import { locked } from '../access.js';
import { contentLevel } from '../content/segments.js';
import { pageOf, seconds } from '../common.js';
import { listing } from '../query.js';
import { badge } from './badges.js';
import { workoutType } from './workouts.js';

/** What is counted: each class of the collection once, classes, seconds, joules or metres. */
export const goalKind = v.picklist(['classes', 'count', 'seconds', 'output', 'distance']);

/**
 * A challenge. What counts towards it is what its member did since they joined and between its start and its end: of its
 * type where it has one, and nothing entered by hand. Classes count when they were completed; seconds, joules and metres
 * of every workout.
 */
export const collection = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  /** Null for every type. */
  type: v.nullable(workoutType),
  goal: v.object({ kind: goalKind, value: v.number() }),
  startsAt: seconds,
  endsAt: seconds,
  state: v.picklist(['upcoming', 'running', 'ended']),
  /** Begun days until its end; 0 when it has ended. */
  daysLeft: v.number(),
  /** How many people are in it. */
  people: v.number(),
  /** How many classes it names. */
  classes: v.number(),
  /** Null for who has not joined, or has left. */
  membership: v.nullable(
    v.object({
      joinedAt: seconds,
      /** Stays when a workout is deleted afterwards. */
      completedAt: v.nullable(seconds),
      value: v.number(),
      /** Of the goal, 0 to 1. */
      share: v.number(),
    }),
  ),
});
export type Collection = v.InferOutput<typeof collection>;

/** `joined`: in it, and not over; `open`: can be joined; `ended`: over. All without it. */
export const collectionQuery = listing({
  filters: { show: v.optional(v.picklist(['joined', 'open', 'ended'])), type: v.optional(workoutType) },
});
export type CollectionQuery = v.InferOutput<typeof collectionQuery>;

/** `locked`: why the member can join none. */
export const collectionList = v.object({ ...pageOf(collection).entries, locked });
export type CollectionList = v.InferOutput<typeof collectionList>;

/** The classes of a collection that the library still has, in its order. `doneAt` is since the member joined. */
export const collectionContent = v.object({
  ...pageOf(
    v.object({
      contentId: v.string(),
      title: v.string(),
      type: workoutType,
      instructor: v.nullable(v.object({ id: v.string(), name: v.string() })),
      durationSeconds: v.number(),
      level: contentLevel,
      doneAt: v.nullable(seconds),
    }),
  ).entries,
  done: v.number(),
});
export type CollectionContent = v.InferOutput<typeof collectionContent>;

/** Where somebody stands among all who are in it, hidden people too; those who tie share a rank. */
export const collectionPlace = v.object({
  rank: v.number(),
  of: v.number(),
  /** What is missing to the next round rank; null for the first, and among fewer than five people. */
  next: v.nullable(v.object({ rank: v.number(), missing: v.number() })),
});
export type CollectionPlace = v.InferOutput<typeof collectionPlace>;

export const collectionProgress = v.object({
  ...collection.entries,
  /** Null for who has not joined. */
  place: v.nullable(collectionPlace),
  /**
   * How far others are, as rounded shares of the goal, 40 at most, the furthest first, without names. None of fewer than
   * five others, where a share would say whose it is.
   */
  others: v.array(v.number()),
  /** Why the member cannot join. */
  locked,
});
export type CollectionProgress = v.InferOutput<typeof collectionProgress>;

export const collectionLeft = v.object({ id: v.string(), joined: v.literal(false) });
export type CollectionLeft = v.InferOutput<typeof collectionLeft>;

/** What was completed and not told before, each with its badge. */
export const collectionsProcessed = v.object({
  justCompleted: v.array(v.object({ id: v.string(), name: v.string(), completedAt: seconds, badge })),
});
export type CollectionsProcessed = v.InferOutput<typeof collectionsProcessed>;
