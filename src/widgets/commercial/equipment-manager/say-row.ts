import type {
  ImportedMachine,
  ImportedRow,
  ImportProblemCode,
} from '../../../core/contract/schemas/commercial/equipment-import.js';

/** A location's name by its id; the id itself where it is not known here. */
export type NameOfPlace = (id: string) => string;

/** The words for what becomes of a row. */
export interface RowTexts {
  problems: Readonly<Record<ImportProblemCode, string>>;
  created: (name: string, place: string) => string;
  renamed: (before: string, after: string) => string;
  moved: (before: string, after: string) => string;
  nowhere: string;
}

/** What a row changes, or everything that is wrong with it; nothing for a machine that stays as it is. */
export function linesOf(
  { before, after, problems }: Pick<ImportedRow, 'before' | 'after' | 'problems'>,
  texts: RowTexts,
  placeName: NameOfPlace,
): readonly string[] {
  if (!after) return problems.map(({ code }) => texts.problems[code]);
  const placeOf = ({ locationId }: ImportedMachine) => (locationId === null ? texts.nowhere : placeName(locationId));
  if (!before) return [texts.created(after.name, placeOf(after))];
  return [
    ...(before.locationId === after.locationId ? [] : [texts.moved(placeOf(before), placeOf(after))]),
    ...(before.name === after.name ? [] : [texts.renamed(before.name, after.name)]),
  ];
}
