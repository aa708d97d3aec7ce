import { fold } from '../../hooks/fold.js';

export interface Searchable {
  label: string;
  /** Other words for the same, an id, an address. */
  keywords?: readonly string[] | undefined;
  group?: string | undefined;
  /** Found elsewhere for exactly this query: kept, even if no word matches. */
  found?: boolean | undefined;
}

/** What a match is worth, the best place first. */
const worth = { whole: 120, start: 100, word: 80, inside: 60, keyword: 50, group: 30, letters: 10, found: 5 } as const;

/** Whether the letters come in this order, others between them: `plst` in `plan list`. */
function hasInOrder(text: string, letters: string): boolean {
  let at = 0;
  for (const letter of text) if (letter === letters[at]) at += 1;
  return at >= letters.length;
}

const beginsWord = (text: string, word: string): boolean =>
  text.split(/[^\p{L}\p{N}]+/u).some(part => part.startsWith(word));

function wordScore(word: string, label: string, keywords: readonly string[], group: string): number {
  if (label === word) return worth.whole;
  if (label.startsWith(word)) return worth.start;
  if (beginsWord(label, word)) return worth.word;
  if (label.includes(word)) return worth.inside;
  if (keywords.some(keyword => keyword.startsWith(word) || beginsWord(keyword, word))) return worth.keyword;
  if (beginsWord(group, word)) return worth.group;
  // Two letters in any order of words would find everything.
  return word.length > 2 && hasInOrder(label, word) ? worth.letters : 0;
}

/** How well a query fits, 0 for not at all. Each of its words must be found somewhere. */
export function score(query: string, { label, keywords = [], group = '', found = false }: Searchable): number {
  const [text, others, section] = [fold(label), keywords.map(fold), fold(group)];
  const wanted = fold(query);
  const words = wanted.split(' ').filter(word => word !== '');
  if (words.length === 0) return 1;
  const scores = words.map(word => wordScore(word, text, others, section));
  if (scores.includes(0)) return found ? worth.found : 0;
  // The words as they were written, one after the other, are worth more than here and there.
  const inARow = words.length > 1 && text.includes(wanted) ? worth.inside : 0;
  return scores.reduce((sum, value) => sum + value, 0) / words.length + inARow;
}

/** What fits a query, the best first; what fits equally well stays in its order. */
export function rankCommands<Command extends Searchable>(query: string, commands: readonly Command[]): Command[] {
  return commands
    .map((command, at) => ({ command, at, value: score(query, command) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value || a.at - b.at)
    .map(({ command }) => command);
}
