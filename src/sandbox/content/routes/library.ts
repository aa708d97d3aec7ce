import type * as calls from '../../../core/contract/content/library.js';
import type { Handlers } from '../../http/handler.js';
import { readerIn } from '../library/items.js';
import { contentDetail, saveProgress, startPlayback } from '../library/playback.js';
import { recommendationsFor } from '../library/recommendations.js';
import { scheduleFor } from '../library/schedule.js';
import { searchContent } from '../library/search.js';
import { tagsOf } from '../library/tags.js';

export const libraryHandlers = {
  searchContent: (context, query) => searchContent(readerIn(context), query),
  getContentItem: (context, { contentId }) => contentDetail(readerIn(context), contentId),
  startPlayback: (context, { contentId, ...how }) => startPlayback(readerIn(context), contentId, how),
  saveProgress: (context, { contentId, ...place }) => saveProgress(readerIn(context), contentId, place),
  getSchedule: (context, query) => scheduleFor(readerIn(context), query),
  listContentTags: ({ db, now }) => tagsOf(db, now),
  getRecommendations: (context, query) => recommendationsFor(readerIn(context), query),
} satisfies Handlers<keyof typeof calls>;
