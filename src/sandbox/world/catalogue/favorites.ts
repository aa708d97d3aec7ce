import { addDays } from '../../../core/dates.js';
import type { favorites, playlists } from '../../content/tables.js';

/** The classes that the member of `logins` keeps. */
export const favoritesAt = (now: number, userId: string): (typeof favorites.$inferInsert)[] => [
  { userId, contentId: 'cls_bike_climb-ride_30', addedAt: addDays(now, -20) },
  { userId, contentId: 'cls_row_long-pull_20', addedAt: addDays(now, -6) },
  { userId, contentId: 'cls_reflect_core-flow_10', addedAt: addDays(now, -1) },
];

/** The member's own list. */
export const playlistAt = (now: number, userId: string): typeof playlists.$inferInsert => ({
  id: 'pls_sunday',
  userId,
  name: 'Sunday morning',
  contentIds: ['cls_bike_easy-spin_20', 'cls_bike_climb-ride_30', 'cls_reflect_core-flow_10'],
  createdAt: addDays(now, -12),
});
