import { call } from '../call.js';
import type {
  ContentDetail,
  ContentTags,
  Library,
  LibraryQuery,
  NewProgress,
  Playback,
  PlaybackStart,
  Progress,
} from '../schemas/content/library.js';
import type { RecommendationQuery, Recommendations } from '../schemas/content/recommendations.js';
import type { Schedule, ScheduleQuery } from '../schemas/content/schedule.js';

const reads = { needs: ['jwt'], guard: ['loggedIn'], gives: 'nothing', repeatable: 'reads' } as const;
const sets = { needs: ['jwt'], guard: ['loggedIn'], gives: 'nothing', audit: 'none', repeatable: 'sets' } as const;

/** The classes of the library, with what the caller has done with each. */
export const searchContent = call<LibraryQuery, Library>()('GET', '/content/library/search', reads);

/** One class whole. One that is gone from the library is not found. */
export const getContentItem = call<object, ContentDetail>()('GET', '/content/items/:contentId', reads);

/**
 * Begins a class: answers all that a player needs, its film's address among it, and remembers that the caller has begun
 * it. With `slotId` it is a live place, which begins where the class is for everybody. `membershipRequired` carries what
 * is missing, and the way to it.
 */
export const startPlayback = call<PlaybackStart, Playback>()('POST', '/content/items/:contentId/playback', {
  ...sets,
  gives: 'classes',
  fails: ['membershipRequired'],
});

/** Where the caller left off: another device goes on from there. What they have done so far is kept with it (domain 8.5). */
export const saveProgress = call<NewProgress, Progress>()('PUT', '/content/items/:contentId/progress', {
  ...sets,
  gives: 'byInput',
  fails: ['membershipRequired'],
});

/** What is on, live and recorded, and what is on now. */
export const getSchedule = call<ScheduleQuery, Schedule>()('GET', '/content/schedule', reads);

/** The tags of the library. */
export const listContentTags = call<object, ContentTags>()('GET', '/content/tags', reads);

/** What the caller might take next, each with the reason; never a class that they did in the last week. */
export const getRecommendations = call<RecommendationQuery, Recommendations>()(
  'GET',
  '/content/recommendations',
  reads,
);
