import type { BulkChanged } from '../../../../core/contract/schemas/commercial/equipment.js';

/** Machines that were refused for one reason. */
export interface Refused {
  code: string;
  names: readonly string[];
}

/** What becomes of many machines, or has become of them. */
export interface Fate {
  changed: number;
  refused: readonly Refused[];
}

/** Refusals by their reason, the most frequent first. A machine that nobody may see has no name. */
export function fateOf({ changed, items }: BulkChanged): Fate {
  const byCode = new Map<string, string[]>();
  for (const { id, name, outcome } of items)
    if (outcome !== 'ok') byCode.set(outcome, [...(byCode.get(outcome) ?? []), name ?? id]);
  const refused = [...byCode].map(([code, names]) => ({ code, names: names.toSorted() }));
  return { changed, refused: refused.toSorted((one, other) => other.names.length - one.names.length) };
}
