import { defineWords } from '../../../../core/words.js';

export const completedWords = defineWords('training-today/completed', {
  finished: (name: string) => `You finished ${name}.`,
  badges: (count: number): string => (count === 1 ? 'Its badge is yours.' : 'Their badges are yours.'),
  seeBadges: 'See your badges',
  close: 'Close',
});
