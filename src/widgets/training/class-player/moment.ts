import type { ContentDetail, PlayedSong } from '../../../core/contract/schemas/content/library.js';
import type { ContentSegment, ContentTarget } from '../../../core/contract/schemas/content/segments.js';

export type Course = Pick<ContentDetail, 'segments' | 'targets' | 'songs' | 'durationSeconds'>;

/** A class at one second of it. */
export interface Moment {
  now: ContentSegment | undefined;
  /** The part that begins next, and in how many seconds. */
  next: { segment: ContentSegment; in: number } | undefined;
  targets: readonly ContentTarget[];
  song: PlayedSong | undefined;
  /** Seconds until the end. */
  left: number;
}

const runsAt =
  (second: number) =>
  ({ start, length }: { start: number; length: number }): boolean =>
    start <= second && second < start + length;

/** What runs at a second, what comes next, and what is asked for. A song runs until the next one begins. */
export function momentOf({ segments, targets, songs, durationSeconds }: Course, second: number): Moment {
  const next = segments.filter(({ start }) => start > second).toSorted((one, other) => one.start - other.start)[0];
  return {
    now: segments.find(runsAt(second)),
    next: next && { segment: next, in: next.start - second },
    targets: targets.filter(runsAt(second)),
    song: songs.filter(({ start }) => start <= second).toSorted((one, other) => other.start - one.start)[0],
    left: Math.max(0, durationSeconds - second),
  };
}
