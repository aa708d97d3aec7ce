import type { TextsOf } from '../../../core/words.js';
import type { Beside } from './beside.js';
import type { Copy } from './copy.js';
import type { Fact, FactChange } from './facts.js';
import type { historyWords } from './machine/history-copy.js';

interface Known {
  /** Locations whose names the reader may know. */
  places: readonly { id: string; name: string }[];
  beside: Beside;
}

const has = <Values extends object>(values: Values, name: string): name is keyof Values & string =>
  Object.hasOwn(values, name);

/** A fact of a machine in words: what is only known by its id is said without it. */
export function sayFact(
  fact: Fact,
  value: string,
  { stages, statuses }: Pick<Copy, 'stages' | 'statuses'>,
  words: TextsOf<typeof historyWords>,
  { places, beside: { licenses, people } }: Known,
): string {
  switch (fact) {
    case 'stage':
      return has(stages, value) ? stages[value] : value;
    case 'status':
      return has(statuses, value) ? statuses[value] : value;
    case 'locationId':
      return places.find(({ id }) => id === value)?.name ?? words.otherPlace;
    case 'licenseId':
      return licenses?.find(({ id }) => id === value)?.plan ?? words.aSeat;
    case 'userId': {
      const person = people?.find(({ userId }) => userId === value);
      return person ? `${person.firstName} ${person.lastName}`.trim() : words.someone;
    }
    case 'name':
    case 'serialNumber':
    case 'faultCode':
    case 'firmware':
      return value;
    default:
      return fact satisfies never;
  }
}

/** `Stage: Installed → Configured`, as the parts of a line. */
export type SaidChange = { field: string; before?: string; after?: string };

export const sayChanges = (
  changes: readonly FactChange[],
  copy: Pick<Copy, 'stages' | 'statuses'>,
  words: TextsOf<typeof historyWords>,
  known: Known,
): SaidChange[] =>
  changes.map(({ fact, before, after }) => ({
    field: words.facts[fact],
    ...(before !== undefined && { before: sayFact(fact, before, copy, words, known) }),
    ...(after !== undefined && { after: sayFact(fact, after, copy, words, known) }),
  }));
