import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import {
  type ColumnMatch,
  type FileColumn,
  importColumn,
  type ImportColumn,
  type ImportFileProblem,
  mostColumns,
  mostImported,
} from '../../../core/contract/schemas/commercial/equipment-import.js';
import { columnOf } from '../../../core/csv.js';
import { Refusal } from '../../http/refusal.js';

/** A row of a file of machines; a cell that is empty or missing is an empty text. */
export interface ImportLine {
  /** As a spreadsheet counts: the names of the columns are 1, a cell of several lines is in one row. */
  line: number;
  cells: Readonly<Record<ImportColumn, string>>;
  /** There is something in it beyond the last column: what is in which cannot be known. */
  isTooLong: boolean;
}

export interface ImportFile {
  lines: ImportLine[];
  columns: FileColumn[];
  ignoredColumns: string[];
}

/** Ignored columns that are named, and characters of a name or a value that is shown. */
const MOST_IGNORED = 50;
const MOST_CHARACTERS = 80;

/** Values of a column that are shown, and the rows in which they are looked for. */
const MOST_VALUES = 2;
const ROWS_LOOKED_AT = 20;

/** Characters in which the first row is looked for when the separator is guessed. */
const LONGEST_HEAD = 20_000;

/** A file that cannot be read at all: why, as a code for those who word it themselves. */
const unreadable = (reason: ImportFileProblem, message: string, columns?: FileColumn[]) =>
  new Refusal('fileUnreadable', message, { reason, ...(columns && { columns }) });

const separators = [',', ';', '\t'] as const;

/** Rows in which the names of the columns are looked for: above them may stand what the file is. */
const MOST_TITLES = 10;

/** The separator of a file: the one that is most often in one of its first rows. */
function separatorOf(csv: string): string {
  // a name may be within quotation marks, and have anything in it: a separator, a line break
  const heads = csv
    .slice(0, LONGEST_HEAD)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n?|\n/, MOST_TITLES);
  const most = (separator: string) => Math.max(...heads.map(head => head.split(separator).length));
  return separators.toSorted((one, other) => most(other) - most(one))[0] ?? ',';
}

/** The line with which Excel is told the separator, and the separator in it. */
const told = /^\uFEFF?"?sep=(.)"?(?:\r\n?|\n)/i;

/** The rows of a file, the one that tells the separator empty. */
function recordsOf(csv: string): string[][] {
  const [line = '', separator = separatorOf(csv)] = told.exec(csv) ?? [];
  try {
    const options = { bom: true, delimiter: separator, relax_column_count: true, relax_quotes: true } as const;
    const records = parse(csv.slice(line.length), options);
    return line === '' ? records : [[], ...records];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? unreadable('quoteOpen', 'A quotation mark is not closed.')
      : unreadable('notValues', 'This is not a file of values.');
  }
}

/**
 * A cell as it is read. A spreadsheet that was told not to take a value for a formula has a quote before it
 * (`core/csv.ts`), and one that was told to keep its zeros says `="007"`: neither is part of the value.
 */
export const plain = (cell: string): string =>
  /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : (/^="([^"]*)"$/.exec(cell)?.[1] ?? cell);

type Places = Readonly<Record<ImportColumn, number>>;

const shown = (text: string): string => text.trim().slice(0, MOST_CHARACTERS);

/** The columns of a file, so that somebody can say which holds what. */
const columnsOf = (head: readonly string[], records: readonly string[][]): FileColumn[] =>
  head.slice(0, mostColumns).map((name, place) => ({
    name: shown(name),
    values: records
      .slice(0, ROWS_LOOKED_AT)
      .map(record => shown(record[place] ?? ''))
      .filter(Boolean)
      .slice(0, MOST_VALUES),
  }));

/** Where each column is by the names in the first row; -1 for one that is not there. */
function namedPlaces(head: readonly string[], columns: FileColumn[]): Places {
  const names = head.map(columnOf);
  const twice = importColumn.options.find(name => names.indexOf(name) !== names.lastIndexOf(name));
  if (!names.includes('serial_number'))
    throw unreadable('serialColumnMissing', 'The first row names no column serial_number.', columns);
  if (twice) throw unreadable('columnTwice', `The column ${twice} is there twice.`, columns);
  const placeOf = (name: ImportColumn) => names.indexOf(name);
  return {
    serial_number: placeOf('serial_number'),
    name: placeOf('name'),
    model_id: placeOf('model_id'),
    location_id: placeOf('location_id'),
  };
}

function matchedPlaces(match: ColumnMatch, columns: FileColumn[]): Places {
  const { serial_number, name = -1, model_id = -1, location_id = -1 } = match;
  const places = { serial_number, name, model_id, location_id };
  const beyond = Object.values(places).find(place => place >= columns.length);
  // it was matched with another file
  if (beyond !== undefined) throw unreadable('serialColumnMissing', `The file has no column ${beyond + 1}.`, columns);
  return places;
}

/**
 * The row that names the columns: of the first ones the one with a serial number's name in it, else the first with
 * anything beyond its first cell. Above it may stand what the file is, and when it was made.
 */
function headAt(records: readonly string[][]): number {
  const first = records.slice(0, MOST_TITLES);
  const named = first.findIndex(record => record.some(cell => columnOf(cell) === 'serial_number'));
  if (named >= 0) return named;
  const hasMore = first.findIndex(record => record.slice(1).some(cell => cell.trim() !== ''));
  return Math.max(0, hasMore);
}

/** Reads a file of machines; refuses one that cannot be read at all. */
export function readImport(csv: string, match?: ColumnMatch): ImportFile {
  const all = recordsOf(csv);
  const at = headAt(all);
  const [head = [], ...records] = all.slice(at);
  const columns = columnsOf(head, records);
  const places = match ? matchedPlaces(match, columns) : namedPlaces(head, columns);
  const read = new Set(Object.values(places));
  const lines = records.flatMap((record, index): ImportLine[] => {
    if (record.every(cell => cell.trim() === '')) return [];
    const cell = (place: number) => plain((record[place] ?? '').trim());
    return [
      {
        line: at + index + 2,
        cells: {
          serial_number: cell(places.serial_number),
          name: cell(places.name),
          model_id: cell(places.model_id),
          location_id: cell(places.location_id),
        },
        isTooLong: record.slice(head.length).some(more => more.trim() !== ''),
      },
    ];
  });
  if (lines.length === 0) throw unreadable('noMachines', 'There is no machine in the file.');
  if (lines.length > mostImported)
    throw unreadable('tooManyMachines', `There are more than ${mostImported} machines in the file. Split it in two.`);
  return {
    lines,
    columns,
    ignoredColumns: head
      .flatMap((name, place) => (read.has(place) || name.trim() === '' ? [] : [shown(name)]))
      .slice(0, MOST_IGNORED),
  };
}
