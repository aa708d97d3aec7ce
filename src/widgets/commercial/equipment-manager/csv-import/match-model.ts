import type {
  ColumnMatch,
  FileColumn,
  ImportColumn,
} from '../../../../core/contract/schemas/commercial/equipment-import.js';
import { columnOf } from '../../../../core/csv.js';

/** The columns that are read, in the order of the template. */
export const importColumns = [
  'serial_number',
  'name',
  'model_id',
  'location_id',
] as const satisfies readonly ImportColumn[];

/** A match as it is being chosen: the serial numbers may be nowhere yet. */
export type Match = Partial<ColumnMatch>;

/** Why a file cannot be read by the names that its first row has. */
export type Unmatched = 'serialColumnMissing' | 'columnTwice';

/** What is wrong with a match: the serial numbers are in none of the columns, or one column is to hold two things. */
export type MatchProblem = { is: 'missing' } | { is: 'twice'; other: ImportColumn };

/** Whether two files name the same columns: what was matched in one holds in the other. */
export const isSameHead = (one: readonly FileColumn[], other: readonly FileColumn[]): boolean =>
  one.length === other.length && one.every(({ name }, at) => name === other[at]?.name);

const placesOf = (columns: readonly FileColumn[], isIt: (name: string) => boolean): number[] =>
  columns.flatMap(({ name }, at) => (isIt(name) ? [at] : []));

/** Letters and digits alone: "N° de série" is `ndeserie`, "S/N" is `sn`. */
const bare = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

const words = (...texts: string[]): ReadonlySet<string> => new Set(texts.flatMap(text => text.split(' ')));

/** What other systems call our columns, in English, Spanish, French and Dutch, by letters and digits alone. */
const synonyms: Readonly<Record<ImportColumn, ReadonlySet<string>>> = {
  serial_number: words(
    'serialnumber serial serialno serialnum serialnr sn machineserial machineserialnumber assetserial',
    'serie numerodeserie nodeserie ndeserie nrodeserie numdeserie numserie noserie nserie',
    'serienummer serienr serieno',
  ),
  name: words(
    'name assetname machinename equipmentname devicename displayname',
    'nombre nombredelequipo nombredelamaquina nom nomdelappareil nomdelamachine',
    'naam toestelnaam naamtoestel machinenaam',
  ),
  model_id: words(
    'modelid model modelname modelno modelnumber modelnr modelcode machinemodel equipmentmodel',
    'modelo iddelmodelo nombredelmodelo codigodelmodelo modele iddumodele nomdumodele codedumodele',
    'modelnummer modelnaam',
  ),
  location_id: words(
    'locationid location locationname locationcode site siteid sitename sitecode club clubid clubname facility branch',
    'sede iddelasede nombredelasede sitio ubicacion sucursal idsite iddusite nomdusite emplacement lieu',
    'locatie locatieid locatienaam vestiging',
  ),
};

/**
 * The columns that are likely meant: those that have our names, else a synonym. Of two that could be meant neither is: a
 * wrong guess would be harder to see than an empty choice.
 */
export function likelyMatch(columns: readonly FileColumn[]): Match {
  const match: Match = {};
  for (const column of importColumns) {
    const own = placesOf(columns, name => columnOf(name) === column);
    const found = own.length > 0 ? own : placesOf(columns, name => synonyms[column].has(bare(name)));
    const [only] = found;
    if (only !== undefined && found.length === 1) match[column] = only;
  }
  return match;
}

/** What keeps a match from being used, at the column that has to be chosen otherwise. */
export function problemsOf(match: Match): Partial<Record<ImportColumn, MatchProblem>> {
  const problems: Partial<Record<ImportColumn, MatchProblem>> = {};
  if (match.serial_number === undefined) problems.serial_number = { is: 'missing' };
  importColumns.forEach((column, at) => {
    const other = importColumns.slice(0, at).find(one => match[one] !== undefined && match[one] === match[column]);
    if (other) problems[column] = { is: 'twice', other };
  });
  return problems;
}
