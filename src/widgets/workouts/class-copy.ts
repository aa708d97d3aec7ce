import type { ContentLevel } from '../../core/contract/schemas/content/segments.js';
import { defineWords } from '../../core/words.js';

const levels: Record<ContentLevel, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/** What all screens of classes call the same things. */
export const classWords = defineWords('classes', {
  levels,
  stars: (average: string) => `${average} out of 5 stars`,
  keep: (title: string) => `Add ${title} to your favorites`,
  kept: (title: string) => `${title} is one of your favorites. Take it out`,
  done: 'Done',
  gone: 'No longer in the library',
});
