import { fold } from '../../hooks/fold.js';

/**
 * Which label a typing user means: the next one, from the one at `at`, that begins with what was typed. One letter,
 * also when repeated, goes on to the next that begins with it. `undefined`: none does.
 */
export function typeaheadTarget(labels: readonly string[], at: number, typed: string): number | undefined {
  const wanted = fold(typed);
  if (wanted === '') return undefined;
  const letters = [...wanted];
  const repeated = letters.every(letter => letter === letters[0]);
  const search = repeated ? String(letters[0]) : wanted;
  // A longer word is still the word of the item that one is at.
  const first = repeated ? 1 : 0;
  const order = labels.map((_, index) => (at + first + index + labels.length) % labels.length);
  return order.find(index => fold(labels[index] ?? '').startsWith(search));
}
