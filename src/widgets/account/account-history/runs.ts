import type { HistoryEntry } from '../../../core/contract/schemas/account-history.js';

/** Fewer are read as quickly one by one. */
const ENOUGH = 3;

/** Renewals that follow each other come as one; each other entry by itself. */
export function runsOf(entries: readonly HistoryEntry[]): (readonly HistoryEntry[])[] {
  const runs: HistoryEntry[][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && entry.type === 'renewed' && last[0]?.type === 'renewed') last.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap(run => (run.length < ENOUGH ? run.map(entry => [entry]) : [run]));
}
