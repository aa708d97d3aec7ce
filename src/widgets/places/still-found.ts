import { hasWords } from '../../ui/forms/combobox/match.js';

/**
 * What stays of the suggestions that were found while others are asked for: those that have what is typed now, in their
 * order, so that nothing that somebody points at goes away or moves. Without any, they are waited for.
 */
export function stillFound<One>(
  found: readonly One[] | 'loading' | 'failed',
  typed: string,
  textOf: (one: One) => string,
): readonly One[] | 'loading' {
  const still = typeof found === 'string' ? [] : found.filter(one => hasWords(textOf(one), typed));
  return still.length > 0 ? still : 'loading';
}
