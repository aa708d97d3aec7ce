import type { AxeResults } from 'axe-core';

/** What axe found, as sentences. */
export const violationsOf = ({ violations }: Pick<AxeResults, 'violations'>): string[] =>
  violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary ?? ''}`));
