import * as v from 'valibot';
import { locked } from '../access.js';
import { id, pageOf, seconds, text } from '../common.js';
import { contentLevel, contentSegment, contentTarget } from './segments.js';
import { preferenceKeys } from '../preferences.js';
import { listing, searched, wholeNumber } from '../query.js';
import { workoutType } from '../training/workouts.js';

const wholeSeconds = v.pipe(
  v.number(),
  v.integer('Must be a whole number of seconds.'),
  v.minValue(0, 'Must not be before the beginning.'),
  v.maxValue(86_400, 'No class is longer than a day.'),
);

/** A class as lists show it. */
export const contentItem = v.object({
  id: v.string(),
  title: v.string(),
  type: workoutType,
  instructor: v.nullable(v.object({ id: v.string(), name: v.string() })),
  durationSeconds: v.number(),
  level: contentLevel,
  tags: v.array(v.string()),
  publishedAt: v.nullable(seconds),
  /** `average`: 1 to 5 stars, to the hundredth; null while nobody has rated it. */
  rating: v.object({ average: v.nullable(v.number()), count: v.number() }),
  /** How many people have begun it. */
  taken: v.number(),
  /** What the member has done with it. */
  favorite: v.boolean(),
  done: v.boolean(),
  /** False for one that is gone from the library: it cannot be played. */
  available: v.boolean(),
});
export type ContentItem = v.InferOutput<typeof contentItem>;

const yesOrNo = v.optional(v.picklist(['true', 'false']));

/**
 * What the library can be narrowed by. `q` is a part of a title or of an instructor's name; `classSeconds` is the
 * length. Newest first without a sort; `rating` weighs the stars by how many people gave them.
 */
export const libraryQuery = listing({
  filters: {
    q: searched(),
    type: v.optional(workoutType),
    instructorId: v.optional(id),
    classSeconds: v.optional(wholeNumber(86_400, 1)),
    level: v.optional(contentLevel),
    tag: v.optional(text(40)),
    favorite: yesOrNo,
    done: yesOrNo,
  },
  sorts: ['publishedAt', 'durationSeconds', 'rating', 'taken'],
});
export type LibraryQuery = v.InferOutput<typeof libraryQuery>;

export const library = pageOf(contentItem);
export type Library = v.InferOutput<typeof library>;

/** A song of a class, and the second of the class at which it begins. */
const playedSong = v.object({ id: v.string(), title: v.string(), artist: v.string(), start: v.number() });
export type PlayedSong = v.InferOutput<typeof playedSong>;

/** What is said in a class, in one language (`en`): when each line shows, seconds from the beginning. */
const captions = v.object({
  language: v.string(),
  cues: v.array(v.object({ start: v.number(), end: v.number(), text: v.string() })),
});
export type Captions = v.InferOutput<typeof captions>;

/**
 * The address of its film, from the API's own root; null while there is none. It is sealed for whoever asked, and plays
 * for a while only: ask again for another one.
 */
const clipUrl = v.nullable(v.string());

/** A live place: the slot of the schedule that is on now. */
export const playbackStart = v.object({ slotId: v.optional(text(120)) });
export type PlaybackStart = v.InferOutput<typeof playbackStart>;

/** What belongs to a class beside its film: its parts, what the instructor asks for, and the music. */
const course = {
  segments: v.array(contentSegment),
  targets: v.array(contentTarget),
  songs: v.array(playedSong),
};

/** The second to go on at; 0 begins at the beginning. */
const resumeAt = v.number();

/** One class whole. */
export const contentDetail = v.object({
  ...contentItem.entries,
  description: v.string(),
  /** Why the reader cannot take it now. */
  locked,
  captionLanguages: v.array(v.string()),
  ...course,
  resumeAt,
  /** The stars that the member gave. */
  yourStars: v.nullable(v.number()),
});
export type ContentDetail = v.InferOutput<typeof contentDetail>;

const played = {
  /** Made by the player, one for each attempt. */
  id,
  startedAt: seconds,
  /** The second of the class that it began at. */
  from: wholeSeconds,
  /** What was played, without pauses. */
  durationSeconds: wholeSeconds,
};

/** What somebody has done of a class and not saved: it goes on as one workout. */
export const classAttempt = v.object(played);
export type ClassAttempt = v.InferOutput<typeof classAttempt>;

/** The same, as a player reports it from its first minute on. */
export const newClassAttempt = v.object({ ...played, timeZone: preferenceKeys.timeZone });
export type NewClassAttempt = v.InferOutput<typeof newClassAttempt>;

/** All that a player needs. */
export const playback = v.object({
  contentId: v.string(),
  title: v.string(),
  type: workoutType,
  durationSeconds: v.number(),
  clipUrl,
  captions: v.array(captions),
  ...course,
  resumeAt,
  /** What was done of it in the last hours and not saved. */
  attempt: v.nullable(classAttempt),
});
export type Playback = v.InferOutput<typeof playback>;

/**
 * Where the member left off, seconds from the beginning, and what they have done of it: 12 hours after the last report
 * that is a workout, unless it was saved as one before.
 */
export const newProgress = v.object({ seconds: wholeSeconds, attempt: v.optional(newClassAttempt) });
export type NewProgress = v.InferOutput<typeof newProgress>;

export const progress = v.object({ contentId: v.string(), seconds: v.number(), resumeAt });
export type Progress = v.InferOutput<typeof progress>;

/** Every tag with the number of its classes, the most frequent first. */
export const contentTags = v.object({ items: v.array(v.object({ tag: v.string(), count: v.number() })) });
export type ContentTags = v.InferOutput<typeof contentTags>;
