import type { Bounds } from './model.js';

export type BoundProblem = 'problem' | 'rising';

/** What four texts say of where zones begin, or what is wrong with each. */
export function readBounds(texts: readonly string[]): {
  bounds?: Bounds;
  problems: readonly (BoundProblem | undefined)[];
} {
  const numbers = texts.map(text => (/^\s*\d{2,3}\s*$/.test(text) ? Number(text) : Number.NaN));
  const problems = numbers.map((number, at): BoundProblem | undefined => {
    if (!(number >= 30 && number <= 240)) return 'problem';
    return at > 0 && number <= (numbers[at - 1] ?? 0) ? 'rising' : undefined;
  });
  const [two, three, four, five] = numbers;
  if (two === undefined || three === undefined || four === undefined || five === undefined || problems.some(Boolean))
    return { problems };
  return { bounds: [two, three, four, five], problems };
}
