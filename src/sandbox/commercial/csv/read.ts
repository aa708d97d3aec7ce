import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import {
  importColumn,
  type ImportColumn,
  type ImportFileProblem,
  mostImported,
} from '../../../core/contract/schemas/commercial/equipment-import.js';
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
  ignoredColumns: string[];
}

/** Ignored columns that are named, and characters of each. */
const MOST_IGNORED = 50;
const MOST_CHARACTERS = 80;

/** A file that cannot be read at all: why, as a code for those who word it themselves. */
const unreadable = (reason: ImportFileProblem, message: string) => new Refusal('fileUnreadable', message, { reason });

const separators = [',', ';', '\t'] as const;

/** The separator of a file: the one that is most often in the names of its columns. */
function separatorOf(csv: string): string {
  const [head = ''] = csv.split(/[\r\n]/, 1);
  const outside = head.replaceAll(/"[^"]*"/g, '');
  const count = (separator: string) => outside.split(separator).length;
  return separators.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

function recordsOf(csv: string): string[][] {
  try {
    return parse(csv, { bom: true, delimiter: separatorOf(csv), relax_column_count: true, relax_quotes: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? unreadable('quoteOpen', 'A quotation mark is not closed.')
      : unreadable('notValues', 'This is not a file of values.');
  }
}

const isColumn = (name: string): name is ImportColumn => importColumn.options.some(one => one === name);

/** Names of columns in any case, with spaces or dashes: "Serial number". */
const columnOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_');

/** A spreadsheet that was told not to take a value for a formula has a quote before it (`core/csv.ts`); it is no part of the value. */
export const plain = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** Reads a file of machines; refuses one that cannot be read at all. */
export function readImport(csv: string): ImportFile {
  const [head = [], ...records] = recordsOf(csv);
  const names = head.map(columnOf);
  const columns = names.filter(isColumn);
  if (!columns.includes('serial_number'))
    throw unreadable('serialColumnMissing', 'The first row names no column serial_number.');
  const twice = columns.find((name, at) => columns.indexOf(name) !== at);
  if (twice) throw unreadable('columnTwice', `The column ${twice} is there twice.`);
  const placeOf = (name: ImportColumn) => names.indexOf(name);
  const places = {
    serial_number: placeOf('serial_number'),
    name: placeOf('name'),
    model_id: placeOf('model_id'),
    location_id: placeOf('location_id'),
  };
  const lines = records.flatMap((record, at): ImportLine[] => {
    if (record.every(cell => cell.trim() === '')) return [];
    const cell = (place: number) => plain((record[place] ?? '').trim());
    const { serial_number, name, model_id, location_id } = places;
    return [
      {
        line: at + 2,
        cells: {
          serial_number: cell(serial_number),
          name: cell(name),
          model_id: cell(model_id),
          location_id: cell(location_id),
        },
        isTooLong: record.slice(names.length).some(more => more.trim() !== ''),
      },
    ];
  });
  if (lines.length === 0) throw unreadable('noMachines', 'There is no machine in the file.');
  if (lines.length > mostImported)
    throw unreadable('tooManyMachines', `There are more than ${mostImported} machines in the file.`);
  return {
    lines,
    ignoredColumns: head
      .filter((name, at) => !isColumn(names[at] ?? '') && name.trim() !== '')
      .slice(0, MOST_IGNORED)
      .map(name => name.trim().slice(0, MOST_CHARACTERS)),
  };
}
