import type {
  ImportColumn,
  ImportFate,
  ImportProblemCode,
} from '../../../../core/contract/schemas/commercial/equipment-import.js';
import { formatNumber } from '../../../../core/numbers.js';
import { defineWords } from '../../../../core/words.js';
import { failureCopy, waitCopy } from '../../../copy.js';
import type { Unmatched } from './match-model.js';
import type { FileProblem, ImportFailure } from './model.js';

/** A file has up to 50,000 rows. */
const figure = (count: number) => formatNumber(count, 'en-US');
const machines = (count: number) => (count === 1 ? '1 machine' : `${figure(count)} machines`);
const rows = (count: number) => (count === 1 ? '1 row' : `${figure(count)} rows`);

const fileProblems: Record<FileProblem, string> = {
  missing: 'Choose a file.',
  notText: 'This isn’t a CSV file. Save the workbook as CSV, and choose that file.',
  unreadable: 'The browser can’t read this file anymore. Choose it again.',
  notValues: 'This isn’t a file of values. Save it as CSV, and choose it again.',
  quoteOpen: 'A quotation mark in this file is never closed. Correct it, and choose the file again.',
  noMachines: 'There’s no machine below the first row.',
  tooManyMachines: 'There are more than 50,000 machines in this file. Split it in two.',
};

const unmatched: Record<Unmatched, string> = {
  serialColumnMissing: 'The first row names no column serial_number.',
  columnTwice: 'The first row names a column twice.',
};

/** What the columns that we read are called where those of a file are matched with them. */
const ours: Record<ImportColumn, string> = {
  serial_number: 'Serial number',
  name: 'Name',
  model_id: 'Model',
  location_id: 'Location',
};

const oursHelper: Record<ImportColumn, string | undefined> = {
  serial_number: undefined,
  name: undefined,
  model_id: 'Its name or model_id: Row-9 Pro rower, or row-9-pro.',
  location_id: 'Its name or location_id.',
};

const failures: Record<ImportFailure, string> = {
  ...failureCopy,
  forbidden: 'Only dealers and owners import machines. Ask the owner of this location.',
  notFound: 'This location isn’t there anymore. Go back and choose another one.',
  validationFailed: 'The server can’t take this file. Go back and choose another one.',
  serialNumberTaken: 'Someone else just added one of these machines. Try again.',
};

const fates: Record<ImportFate, string> = {
  create: 'New',
  assign: 'Moved',
  update: 'Renamed',
  unchanged: 'Unchanged',
  error: 'Refused',
};

/** How many rows fare so: the filters over the table. */
const counts: Record<ImportFate, (count: number) => string> = {
  create: count => `${figure(count)} new`,
  assign: count => `${figure(count)} moved`,
  update: count => `${figure(count)} renamed`,
  unchanged: count => `${figure(count)} unchanged`,
  error: count => `${figure(count)} refused`,
};

const problems: Record<ImportProblemCode, string> = {
  tooManyCells: 'This row has more cells than there are columns.',
  serialNumberInvalid: 'A serial number has 4 to 40 letters, digits and dashes, as on the label.',
  serialNumberRepeated: 'An earlier row has this serial number.',
  serialNumberUnavailable: 'This serial number can’t be used. If it’s on your machine, ask us.',
  equipmentTrashed: 'This machine is in the trash.',
  nameInvalid: 'The name is longer than 80 characters.',
  nameFormula: 'The name looks like a formula. Write it as plain text.',
  modelRequired: 'A new machine needs a model.',
  modelUnknown: 'We know no model with this name or model_id.',
  modelDiffers: 'This machine is of another model.',
  locationRequired: 'A new machine needs a location.',
  locationUnknown: 'You have no location with this name or location_id.',
  locationAmbiguous: 'Several of your locations have this name. Use the location_id of one.',
  ownedByOther: 'This machine belongs to another owner. Only a transfer brings it to another location.',
};

/** A file of machines, row by row: what would become of each, and what has. */
export const importWords = defineWords('equipment-import', {
  title: 'Import machines',
  file: 'CSV file',
  fileHelper: (columns: string) =>
    `The first row names the columns: ${columns}. Only the first is always needed. If yours have other names, you can match them. You can also change an exported file and import it.`,
  template: 'Download a template',
  templateName: 'machines-template.csv',
  place: 'Location for rows that name none',
  placeHelper: 'You can leave this empty. Type a part of its name or city.',
  placeMissing: 'Choose a location from the list, or clear the field.',
  noPlaces: 'No such location of yours.',
  check: 'Check the file',
  checking: 'Checking every row',
  fileProblems,
  failures,
  wait: waitCopy,
  nothingDone: 'Nothing has been imported.',
  again: 'Try again',
  back: 'Back',
  close: 'Close',
  checked: (count: number) => `${rows(count)} checked. Nothing has been imported yet.`,
  nothingToDo: (count: number) => `${rows(count)} checked. There’s nothing to import.`,
  imported: (count: number) => `${machines(count)} imported.`,
  leftOut: (count: number) => `${rows(count)} left out.`,
  otherwise: 'Something has changed since the check, so nothing was imported. Look at the rows again.',
  leaveOut: (count: number) =>
    count === 1 ? 'Leave out the refused row' : `Leave out the ${figure(count)} refused rows`,
  leaveOutWhy: 'Otherwise nothing is imported: correct the file, go back and choose it again.',
  mustDecide: 'Correct the refused rows, or leave them out.',
  action: (count: number) => `Import ${machines(count)}`,
  matchColumns: 'Match columns',
  unmatched,
  sayWhich: 'Say which column of your file holds what. Its first row is read as names, not as a machine.',
  ours,
  oursHelper,
  notInFile: 'Not in this file',
  unnamed: (place: number) => `Column ${place}`,
  sampled: (name: string, values: string) => `${name}: ${values}`,
  serialUnmatched: 'Choose the column that holds the serial numbers.',
  matchedTwice: (column: string, other: string) => `${column} is matched with ${other} already. Choose another column.`,
  notRead: (columns: string) => `Columns that aren’t read: ${columns}`,
  table: 'Rows of the file',
  show: 'Rows to show',
  all: (count: number) => `All ${figure(count)}`,
  columns: { line: 'Row', serialNumber: 'Serial number', fate: 'What happens', details: 'Details' },
  fates,
  counts,
  problems,
  created: (name: string, place: string) => `${name}, ${place}`,
  renamed: (before: string, after: string) => `“${before}” becomes “${after}”`,
  moved: (before: string, after: string) => `From ${before} to ${after}`,
  nowhere: 'no location',
  everyRow: rows,
  partly: (listed: string, of: string) => `Showing ${listed} of ${of}. The rest isn’t in the report either.`,
  report: 'Download this report',
  reportName: (fileName: string) => `${fileName}-report.csv`,
});
