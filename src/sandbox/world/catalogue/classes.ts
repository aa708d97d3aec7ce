import type { ContentSegment, ContentTarget } from '../../../core/contract/schemas/content/segments.js';
import type { Captions } from '../../../core/contract/schemas/content/library.js';
import { DAY } from '../../../core/dates.js';
import { CLIP_URL } from '../../content/clip.js';
import { ratingScore } from '../../content/rules/rating-score.js';
import type { contentItems, instructors as instructorTable } from '../../content/tables.js';
import { type Theme, themes } from './class-themes.js';

/** Who leads the classes of the sandbox. */
export const instructors: readonly (typeof instructorTable.$inferInsert)[] = [
  { id: 'ins_mara', name: 'Mara Quist' },
  { id: 'ins_theo', name: 'Theo Vandeput' },
  { id: 'ins_imani', name: 'Imani Brooks' },
  { id: 'ins_rafael', name: 'Rafael Soto' },
  { id: 'ins_june', name: 'June Park' },
  { id: 'ins_aled', name: 'Aled Pryce' },
];

type Row = typeof contentItems.$inferInsert;

/** Seconds of warm-up, and of cool-down. */
const EASE = 180;

/** The parts of a class of so many seconds: a warm-up, the parts by their shares, a cool-down. */
function partsOf({ parts }: Theme, seconds: number): { segments: ContentSegment[]; targets: ContentTarget[] } {
  const shares = parts.reduce((sum, { share }) => sum + share, 0);
  const middle = seconds - 2 * EASE;
  const startOf = (index: number): number =>
    EASE + Math.round((middle * parts.slice(0, index).reduce((sum, { share }) => sum + share, 0)) / shares);
  const placed = parts.map((part, index) => ({
    ...part,
    start: startOf(index),
    length: startOf(index + 1) - startOf(index),
  }));
  return {
    segments: [
      { name: 'Warm-up', start: 0, length: EASE },
      ...placed.map(({ name, start, length }) => ({ name, start, length })),
      { name: 'Cool-down', start: seconds - EASE, length: EASE },
    ],
    targets: placed.flatMap(({ target, start, length }) => (target ? [{ ...target, start, length }] : [])),
  };
}

/** What the instructor says where each part begins. */
const captionsOf = (segments: readonly ContentSegment[]): Captions => ({
  language: 'en',
  cues: segments.map(({ name, start }) => ({ start, end: start + 5, text: `${name}. Here we go.` })),
});

/** What others are said to think of a class, so that lists have an order; no ratings stand behind it. */
function liked(at: number): Pick<Row, 'taken' | 'ratingSum' | 'ratingCount' | 'ratingScore'> {
  const ratingCount = 4 + ((at * 7) % 40);
  const ratingSum = ratingCount * 3 + Math.round((ratingCount * ((at * 5) % 9)) / 5);
  return {
    taken: ratingCount * 6 + at,
    ratingSum,
    ratingCount,
    ratingScore: ratingScore(ratingSum, ratingCount),
  };
}

/** The classes of the sandbox, published in the three months before `now`, unix seconds. */
export const classesAt = (now: number): Row[] =>
  themes.flatMap((theme, at) =>
    theme.lengths.map((minutes, index) => {
      const { segments, targets } = partsOf(theme, minutes * 60);
      return {
        id: `cls_${theme.type}_${theme.name.toLowerCase().replaceAll(' ', '-')}_${minutes}`,
        title: `${minutes} min ${theme.name}`,
        description: theme.about,
        type: theme.type,
        instructorId: theme.instructor,
        durationSeconds: minutes * 60,
        level: theme.level,
        tags: [...theme.tags],
        segments,
        targets,
        captions: [captionsOf(segments)],
        clipUrl: CLIP_URL,
        ...liked(3 * at + index),
        publishedAt: now - (90 - 3 * at - index) * DAY,
      };
    }),
  );
