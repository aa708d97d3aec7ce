import type { PartField, PartProblem, Trouble } from './check.js';

/** What is wrong with a field of a day or an entry, in words; nothing where it is right. */
export function problemOf(
  troubles: readonly Trouble[],
  key: string,
  field: PartField,
  { problems }: { problems: Readonly<Record<PartProblem, string>> },
): string | undefined {
  const found = troubles.find(trouble => trouble.key === key && trouble.field === field)?.problem;
  return typeof found === 'string' ? problems[found] : found?.said;
}
