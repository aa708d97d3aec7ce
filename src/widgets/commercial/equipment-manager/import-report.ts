import type { ImportedRow } from '../../../core/contract/schemas/commercial/equipment-import.js';
import { csvOf } from '../../../core/csv.js';

/** What a report says, in the reader's language. */
export interface ReportTexts {
  columns: { line: string; serialNumber: string; fate: string; details: string };
  fateOf: (row: ImportedRow) => string;
  detailsOf: (row: ImportedRow) => string;
}

/** The rows of an import as a file of their own (CSV, RFC 4180), a row each and in the order of the table. */
export const reportOf = (rows: readonly ImportedRow[], { columns, fateOf, detailsOf }: ReportTexts): string =>
  csvOf([
    [columns.line, columns.serialNumber, columns.fate, columns.details],
    ...rows.map(row => [row.line, row.serialNumber, fateOf(row), detailsOf(row)]),
  ]);

/** `gym machines.csv` → `gym machines`. */
export const withoutEnding = (fileName: string): string => fileName.replace(/\.[^.]+$/, '');
